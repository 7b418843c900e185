import fc from 'fast-check'
import { createActor } from 'xstate'
import { expect, it } from 'vitest'
import { createManualClock } from '../../../testing/manual-clock.ts'
import { createPageLoadMachine, MIN_LOAD_MS, type PageLoadInput } from '../index.ts'

const OFFLINE = { kind: 'offline' } as const

function begin({ timestamp, minMs }: PageLoadInput & { readonly minMs?: number } = {}) {
  const clock = createManualClock()
  const logic = createPageLoadMachine({ clock, ...(minMs === undefined ? {} : { minMs }) })
  const actor = createActor(logic, { input: { timestamp } }).start()
  return {
    clock,
    actor,
    at: () => actor.getSnapshot().value,
    isPending: () => actor.getSnapshot().hasTag('pending'),
    answer: () => actor.send({ type: 'answer.came', at: clock.now() }),
    fail: () => actor.send({ type: 'load.failed', failure: OFFLINE, at: clock.now() }),
    again: () => actor.send({ type: 'load.began' }),
  }
}

/** How long after the question its end is shown that came after `tookMs`. */
function shownAfterMs(tookMs: number, end: 'answer' | 'fail', minMs?: number): number {
  const load = begin(minMs === undefined ? {} : { minMs })
  const began = load.clock.now()
  load.clock.advance(tookMs)
  load[end]()
  while (load.isPending()) load.clock.advance(1)
  return load.clock.now() - began
}

it.each([
  [0, MIN_LOAD_MS],
  [199, MIN_LOAD_MS],
  [201, 2 * MIN_LOAD_MS],
  [399, 2 * MIN_LOAD_MS],
  [400, 400],
  [5000, 5000],
])('what took %d ms is shown after %d ms: a skeleton once shown stays 200 ms (WEB-122)', (took, shown) => {
  expect([shownAfterMs(took, 'answer'), shownAfterMs(took, 'fail')]).toEqual([shown, shown])
})

it('data is pending while the page is blank, a skeleton and awaited, and then it is shown (WEB-122)', () => {
  const load = begin()
  const phases = [load.at()]
  while (load.at() !== 'awaited') {
    expect(load.isPending()).toBe(true)
    load.clock.advance(MIN_LOAD_MS)
    phases.push(load.at())
  }
  expect([phases, load.isPending()]).toEqual([['blank', 'skeleton', 'awaited'], true])
  load.answer()
  expect([load.at(), load.isPending()]).toEqual(['shown', false])
})

it('what was shown is forgotten once its page begins to load again (WEB-122)', () => {
  const load = begin({ timestamp: 5 })
  load.again()
  expect([load.at(), load.actor.getSnapshot().context]).toEqual(['blank', { error: undefined, timestamp: undefined }])
})

it('a skeleton is never shown for less than 200 ms, and an answer never waits longer than that (WEB-122)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), fc.constantFrom('answer' as const, 'fail' as const), (took, end) => {
      const shown = shownAfterMs(took, end)
      const skeletonMs = Math.max(0, shown - MIN_LOAD_MS)
      expect(skeletonMs === 0 || skeletonMs >= MIN_LOAD_MS).toBe(true)
      expect(shown - took).toBeLessThanOrEqual(MIN_LOAD_MS)
    }),
  )
})

it('data that is there already is shown at once, with the time it came (WEB-122)', () => {
  const load = begin({ timestamp: 5 })
  expect([load.at(), load.isPending(), load.actor.getSnapshot().context.timestamp]).toEqual(['shown', false, 5])
})

it('where nothing is to be awaited, an answer is shown as it comes (WEB-122)', () => {
  expect([shownAfterMs(0, 'answer', 0), shownAfterMs(50, 'fail', 0)]).toEqual([0, 50])
})

it('a wait that is no number of milliseconds is the usual one', () => {
  expect([shownAfterMs(0, 'answer', Number.NaN), shownAfterMs(0, 'answer', -1)]).toEqual([MIN_LOAD_MS, MIN_LOAD_MS])
})

it('what is shown stays when it is asked for again, and a failure of that is noted', () => {
  const load = begin({ timestamp: 5 })
  load.fail()
  expect([load.at(), load.actor.getSnapshot().context.error]).toEqual(['shown', OFFLINE])
  load.answer()
  expect([load.at(), load.actor.getSnapshot().context.error]).toEqual(['shown', undefined])
})

it('a failure is told with its time; another try begins anew, and an answer ends it', () => {
  const load = begin({ minMs: 0 })
  load.fail()
  expect(load.actor.getSnapshot()).toMatchObject({
    value: 'failed',
    context: { error: OFFLINE, timestamp: load.clock.now() },
  })
  load.again()
  expect([load.at(), load.actor.getSnapshot().context]).toEqual(['awaited', { error: undefined, timestamp: undefined }])
  load.fail()
  load.answer()
  expect(load.at()).toBe('shown')
})
