import { fail, ok, type Result } from '@diandu/core/kernel'
import { createManualClock } from '@diandu/core/testing'
import { getShop, listShops, type Call } from '@diandu/wire'
import { expect, it } from 'vitest'
import { answerText } from '../calls/index.ts'
import { createAnswerCache } from './answer-cache.ts'

function open(answer: (number: number) => Result<unknown> = ok) {
  const elapsing = createManualClock(0)
  let run = 0
  const stored = createAnswerCache({ now: () => 5_000 }, elapsing)
  const call = async (endpoint: Call, input: unknown = {}) =>
    (
      await stored.answerFor(endpoint, input, async () => {
        const result = answer((run += 1))
        return { result, text: () => '' }
      })
    ).result
  return { call, stored, pass: elapsing.advance }
}

it('the cache asks the database once for all requests of the same within a moment', async () => {
  const { call, pass } = open()
  expect(await Promise.all([call(listShops), call(listShops), call(listShops, { sort: 'latest' })])).toEqual([
    ok(1),
    ok(1),
    ok(2),
  ])
  pass(399)
  expect(await call(listShops)).toEqual(ok(1))
  pass(1)
  expect(await call(listShops)).toEqual(ok(3))
})

it('the cache asks again after a change, for another question, and after what failed', async () => {
  const { call, stored } = open()
  await call(listShops)
  stored.drop()
  expect(await call(listShops)).toEqual(ok(2))
  const long = { text: 'a'.repeat(600) }
  expect(await call(listShops, long)).not.toEqual(await call(listShops, long))
  expect(await call(getShop)).not.toEqual(await call(getShop))
  const failing = open((number) => (number === 1 ? fail({ kind: 'timeout' }) : ok(number)))
  expect([await failing.call(listShops), await failing.call(listShops)]).toEqual([fail({ kind: 'timeout' }), ok(2)])
})

it('a cached answer says the same over the wire as an answer of its own, each with its own time', async () => {
  const clock = createManualClock(1_000)
  const stored = createAnswerCache(clock, { now: () => 0 })
  const result = ok({ items: ['"店"', null], nextCursor: null })
  const text = async () =>
    (await stored.answerFor(listShops, {}, async () => ({ result, text: () => 'not used' }))).text()
  expect(await text()).toBe(answerText(result, 1_000))
  clock.advance(1_000)
  expect(await text()).toBe(answerText(result, 2_000))
})

it('the cache counts the age of an answer from what it was read from, and gives none to a visitor who has just written (FLEET-10, FLEET-11)', async () => {
  const elapsing = createManualClock(0)
  const state = { ageMs: 300, isAfterWriting: false }
  const readers = { ageMs: () => state.ageMs, isAfterWriting: () => state.isAfterWriting }
  const sent: string[] = []
  const stored = createAnswerCache({ now: () => 5_000 }, elapsing, readers, (from) => void sent.push(from))
  let run = 0
  const call = async () =>
    (await stored.answerFor(listShops, {}, async () => ({ result: ok((run += 1)), text: () => '' }))).result
  expect(await call()).toEqual(ok(1))
  elapsing.advance(99)
  expect(await call()).toEqual(ok(1))
  elapsing.advance(1)
  expect(await call()).toEqual(ok(2))
  state.isAfterWriting = true
  expect([await call(), await call()]).toEqual([ok(3), ok(4)])
  expect(sent).toEqual(['database', 'memory', 'database'])
})
