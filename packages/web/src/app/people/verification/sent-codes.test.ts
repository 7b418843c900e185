import { memoryStore } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { forgetSentCodes, parseSentCodes, readSentCodes, withSentCode, writeSentCodes } from './sent-codes.ts'

it('a sending is added, and those whose wait is over are forgotten', () => {
  expect(withSentCode({ 'login 1': 0, 'login 2': 30_000 }, 'register 3', 59_000, 60_000)).toEqual({
    'login 2': 30_000,
    'register 3': 59_000,
  })
})

it.each([
  [null, {}],
  ['not json', {}],
  ['null', {}],
  ['7', {}],
  ['{"login 1":"soon","login 2":5,"login 3":null}', { 'login 2': 5 }],
])('%j is read as %j', (text, codes) => {
  expect(parseSentCodes(text)).toEqual(codes)
})

it('once its user has left, no mobile of theirs stays on the device (SES-51)', () => {
  const storage = { visit: memoryStore() }
  writeSentCodes(storage, { 'login 13800000000': 5 })
  expect(readSentCodes(storage)).toEqual({ 'login 13800000000': 5 })
  forgetSentCodes(storage)
  expect([readSentCodes(storage), storage.visit.keys()]).toEqual([{}, []])
})
