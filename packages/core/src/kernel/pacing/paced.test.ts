import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AN_ORDINARY_NOON, createManualClock } from '../../../testing/manual-clock.ts'
import { debounce, DEBOUNCE_MS, throttle, THROTTLE_MS, type Clock, type Paced } from '../index.ts'

type Pace = (clock: Clock, act: (word: number) => void, waitMs?: number) => Paced<readonly [number]>

/** A paced function that is called with its call's number, and what it did when. */
function paced(pace: Pace, waitMs?: number) {
  const clock = createManualClock(0)
  const acts: [at: number, word: number][] = []
  const call = pace(clock, (word) => void acts.push([clock.now(), word]), waitMs)
  return { clock, acts, call }
}

/** Actions, each with the milliseconds since the one before. */
const someDeeds = () =>
  fc.array(
    fc.record({
      afterMs: fc.oneof(fc.nat(1200), fc.nat(4000), fc.constantFrom(0, 999, 1000, 1001, 1999, 2000, 2001)),
      what: fc.constantFrom('call', 'call', 'call', 'cancel'),
    }),
    { maxLength: 30 },
  )

type Deeds = readonly { readonly afterMs: number; readonly what: string }[]

/** The same without a clock: each call with its instant and the calls after it. */
function timeline(deeds: Deeds) {
  let at = 0
  return deeds.map(({ afterMs, what }, word) => ({ at: (at += afterMs), what, word }))
}

/** Runs the deeds one after the other, and awaits everything pending. */
function live(pace: Pace, deeds: Deeds, waitMs?: number) {
  const { clock, acts, call } = paced(pace, waitMs)
  for (const [word, { afterMs, what }] of deeds.entries()) {
    clock.advance(afterMs)
    if (what === 'call') call(word)
    else call.cancel()
  }
  clock.advance(100_000)
  return acts
}

describe('debounce', () => {
  it('acts once it was quiet for a second, with the last words', () => {
    const { clock, acts, call } = paced(debounce)
    call(1)
    clock.advance(999)
    call(2)
    clock.advance(999)
    expect(acts).toEqual([])
    clock.advance(1)
    clock.advance(5000)
    expect(acts).toEqual([[1999, 2]])
    expect(DEBOUNCE_MS).toBe(1000)
  })

  it('agrees with a look at the whole line of time', () => {
    fc.assert(
      fc.property(someDeeds(), fc.constantFrom(undefined, 0, 1, 300, 1000, 2500), (deeds, waitMs) => {
        const quietMs = waitMs ?? 1000
        const line = timeline(deeds)
        const expected = line
          .filter(({ what, at }, index) => what === 'call' && (line[index + 1]?.at ?? Infinity) >= at + quietMs)
          .map(({ at, word }) => [at + quietMs, word])
        expect(live(debounce, deeds, waitMs)).toEqual(expected)
      }),
    )
  })
})

describe('throttle', () => {
  it('acts at the first call, and drops the others for two seconds', () => {
    const { clock, acts, call } = paced(throttle)
    call(1)
    expect(acts).toEqual([[0, 1]])
    clock.advance(1999)
    call(2)
    clock.advance(1)
    expect(acts).toEqual([[0, 1]])
    call(3)
    call(4)
    clock.advance(5000)
    expect(acts).toEqual([
      [0, 1],
      [2000, 3],
    ])
    expect(THROTTLE_MS).toBe(2000)
  })

  it('agrees with one who remembers only when it last acted', () => {
    fc.assert(
      fc.property(someDeeds(), fc.constantFrom(undefined, 1, 300, 2000, 2500), (deeds, waitMs) => {
        let lastAt = -Infinity
        const expected: [number, number][] = []
        for (const { at, what, word } of timeline(deeds)) {
          if (what === 'cancel') lastAt = -Infinity
          else if (at - lastAt >= (waitMs ?? 2000)) expected.push([(lastAt = at), word])
        }
        expect(live(throttle, deeds, waitMs)).toEqual(expected)
      }),
    )
  })

  it('does not act within its own act', () => {
    const clock = createManualClock()
    let acts = 0
    const call = throttle(clock, () => {
      acts += 1
      call()
    })
    call()
    expect(acts).toBe(1)
  })
})

describe.each([
  ['debounce', debounce, 1000],
  ['throttle', throttle, 2000],
] as const)('%s', (_name, pace, usualMs) => {
  it.each([Number.NaN, Infinity, -Infinity, -1])('takes a wait of %d for the usual one', (waitMs) => {
    const deeds = [0, 500, 1600, 700, 2100].map((afterMs) => ({ afterMs, what: 'call' }))
    const acts = live(pace, deeds, waitMs)
    expect(acts).toEqual(live(pace, deeds, usualMs))
    expect(acts.length).toBeGreaterThan(1)
  })

  it('takes no wait at all for none', () => {
    const { clock, acts, call } = paced(pace, 0)
    for (const word of [1, 2, 3]) {
      call(word)
      clock.advance(0)
    }
    expect(acts).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
    ])
  })

  it('keeps no timer once all has come', () => {
    let timers = 0
    const clock = createManualClock(AN_ORDINARY_NOON)
    const counting: Clock = {
      now: clock.now,
      after(delayMs, task) {
        timers += 1
        const cancel = clock.after(delayMs, () => {
          timers -= 1
          task()
        })
        let isCancelled = false
        return () => {
          if (!isCancelled) timers -= 1
          isCancelled = true
          cancel()
        }
      },
    }
    const call = (pace as Pace)(counting, () => {})
    for (let times = 0; times < 5; times += 1) call(times)
    expect(timers).toBe(1)
    call.cancel()
    expect(timers).toBe(0)
  })
})
