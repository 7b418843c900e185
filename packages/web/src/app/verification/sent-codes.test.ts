import { expect, it, vi } from 'vitest'
import { forgetSentCodes, parseSentCodes, readSentCodes, withSentCode } from './sent-codes.ts'

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
  const kept = new Map([['diandu_codes_sent', '{"login 13800000000":5}']])
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  })
  expect(readSentCodes()).toEqual({ 'login 13800000000': 5 })
  forgetSentCodes()
  expect([readSentCodes(), kept.size]).toEqual([{}, 0])
  vi.unstubAllGlobals()
})
