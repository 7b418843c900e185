import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { LogPosition } from './log-position.ts'
import { watchReplica, type PrimaryPlace } from './replica-watch.ts'

/** A primary and its replica, and a time that is moved by hand. */
function pair() {
  let now = 0
  let timers: { readonly at: number; readonly work: () => void }[] = []
  const state = {
    position: 100n as LogPosition,
    timeline: '00000001',
    reached: 100n as LogPosition | undefined,
    isPrimaryAway: false,
    isReplicaAway: false,
  }
  const away = () => Promise.reject(new Error('away'))
  const lags: boolean[] = []
  const watch = watchReplica({
    onLag: (isLagging) => void lags.push(isLagging),
    primary: (): Promise<PrimaryPlace> =>
      state.isPrimaryAway ? away() : Promise.resolve({ position: state.position, timeline: state.timeline }),
    replica: () => (state.isReplicaAway ? away() : Promise.resolve(state.reached)),
    elapsing: {
      now: () => now,
      after(ms, work) {
        const timer = { at: now + ms, work }
        timers.push(timer)
        return () => void (timers = timers.filter((other) => other !== timer))
      },
    },
  })
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  /** Lets time pass; looks are made when they are due. */
  const pass = async (ms: number): Promise<void> => {
    const end = now + ms
    for (;;) {
      const [next] = timers.toSorted((one, other) => one.at - other.at)
      if (next === undefined || next.at > end) break
      timers = timers.filter((timer) => timer !== next)
      now = Math.max(now, next.at)
      next.work()
      await settled()
    }
    now = end
  }
  return { state, watch, lags, pass, timers: () => timers.length, now: () => now }
}

it('lets a replica answer that knows all the primary has written, however long that writes nothing (FLEET-10)', async () => {
  const { watch, pass } = pair()
  expect(watch.mayAnswer()).toBe(false)
  await watch.look()
  for (let seconds = 0; seconds < 100; seconds += 1) {
    expect([watch.mayAnswer(), watch.ageMs() <= 250]).toEqual([true, true])
    await pass(1_000)
  }
})

it('lets no replica answer that has stood still for a second, one that is a day behind, and one that is away (FLEET-10)', async () => {
  const { state, watch, pass } = pair()
  await watch.look()
  state.position = 200n
  await pass(1_000)
  expect([watch.mayAnswer(), watch.ageMs()]).toEqual([false, 0])
  state.reached = 150n
  await pass(60_000)
  expect(watch.mayAnswer()).toBe(false)
  state.reached = 200n
  await pass(400)
  expect(watch.mayAnswer()).toBe(true)
  state.isReplicaAway = true
  await pass(400)
  expect([watch.mayAnswer(), watch.isAlone()]).toEqual([false, false])
  state.isReplicaAway = false
  await pass(400)
  expect(watch.mayAnswer()).toBe(true)
  state.reached = undefined
  await pass(400)
  expect(watch.mayAnswer()).toBe(false)
})

it('never lets a replica answer without something that is older than it says (FLEET-10)', async () => {
  const steps = fc.array(
    fc.record({
      waitMs: fc.integer({ min: 0, max: 900 }),
      writes: fc.integer({ min: 0, max: 5 }),
      follows: fc.double({ min: 0, max: 1, noNaN: true }),
      isPrimaryAway: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const { state, watch, pass, now } = pair()
      /** When each position was written. */
      const written = [{ position: state.position, at: 0 }]
      for (const { waitMs, writes, follows, isPrimaryAway } of all) {
        state.isPrimaryAway = isPrimaryAway
        await pass(waitMs)
        if (writes > 0) {
          state.position += BigInt(writes)
          written.push({ position: state.position, at: now() })
        }
        const reached = state.reached ?? 0n
        state.reached = reached + BigInt(Math.floor(Number(state.position - reached) * follows))
        if (!watch.mayAnswer()) continue
        const missing = written.find(({ position }) => position > (state.reached ?? 0n))
        const ageMs = missing === undefined ? 0 : now() - missing.at
        expect(ageMs).toBeLessThanOrEqual(watch.ageMs())
        expect(watch.ageMs()).toBeLessThan(1_000)
      }
    }),
  )
})

it('lets it answer a request only where it knows what that has written, and looks again at once (FLEET-11)', async () => {
  const { state, watch, pass } = pair()
  await watch.look()
  state.position = 130n
  expect(watch.mayAnswer({ position: 130n })).toBe(false)
  expect(watch.mayAnswer()).toBe(true)
  state.reached = 130n
  await pass(5)
  expect(watch.mayAnswer({ position: 130n })).toBe(true)
})

it('lets it answer only what has happened before the primary was asked, where that is wanted (FLEET-11)', async () => {
  const { watch, pass, now } = pair()
  await watch.look()
  await pass(50)
  const changedAt = now()
  expect(watch.mayAnswer({ since: changedAt })).toBe(false)
  await pass(5)
  expect(watch.mayAnswer({ since: changedAt })).toBe(true)
})

it('goes on alone where the primary went away and the replica knew everything until then (FLEET-12)', async () => {
  const { state, watch, pass } = pair()
  await watch.look()
  state.isPrimaryAway = true
  await pass(10_000)
  expect([watch.mayAnswer(), watch.isAlone()]).toEqual([false, true])
  state.isPrimaryAway = false
  await pass(300)
  expect([watch.mayAnswer(), watch.isAlone()]).toEqual([true, false])
})

it('tells once that it is alone, and those who want to know no more not at all (FLEET-110)', async () => {
  const { state, watch, pass } = pair()
  await watch.look()
  const lines: string[] = []
  watch.onceAlone(() => lines.push('waits'))
  watch.onceAlone(() => lines.push('waits no more'))()
  await pass(10_000)
  expect(lines).toEqual([])
  state.isPrimaryAway = true
  await pass(10_000)
  expect(lines).toEqual(['waits'])
})

it('does not go on alone where the replica was behind when the primary went away', async () => {
  const { state, watch, pass } = pair()
  await watch.look()
  state.position = 500n
  await pass(2_000)
  state.isPrimaryAway = true
  await pass(2_000)
  expect(watch.isAlone()).toBe(false)
})

it('waits after a change of the primary until the replica has moved, for it may follow the former one', async () => {
  const { state, watch, pass } = pair()
  await watch.look()
  state.reached = 120n
  await pass(250)
  Object.assign(state, { timeline: '00000002', position: 110n })
  await pass(1_000)
  expect(watch.mayAnswer()).toBe(false)
  Object.assign(state, { position: 130n, reached: 130n })
  await pass(400)
  expect(watch.mayAnswer()).toBe(true)
})

it('tells once that the replica lags, and once that it has caught up', async () => {
  const { state, watch, lags, pass } = pair()
  await watch.look()
  state.position = 200n
  await pass(1_500)
  expect(lags).toEqual([])
  await pass(60_000)
  expect(lags).toEqual([true])
  state.reached = 200n
  await pass(1_000)
  expect(lags).toEqual([true, false])
  state.isPrimaryAway = true
  await pass(60_000)
  expect(lags).toEqual([true, false])
})

it('looks no more once it is stopped', async () => {
  const { watch, timers, pass } = pair()
  await pass(500)
  watch.stop()
  expect(timers()).toBe(0)
})
