import { afterEach, expect, it, vi } from 'vitest'
import { openPGlite } from './open-pglite.ts'

const DAY_MS = 86_400_000

afterEach(() => void vi.restoreAllMocks())

it('an engine whose clock was set back asks for no timer that would go off at once', async () => {
  const db = await openPGlite(null)
  const machine = Date.now.bind(Date)
  const setTimer = globalThis.setTimeout
  let backMs = 0
  let goOff: (() => void) | undefined
  const requested: (number | undefined)[] = []
  vi.spyOn(Date, 'now').mockImplementation(() => machine() - backMs)
  // The test fires the engine's timers.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((task: () => void, ms?: number) => {
    requested.push(ms)
    goOff = task
    return setTimer(() => undefined)
  }) as typeof setTimeout)
  try {
    await db.change('CREATE TABLE kept (n bigint)')
    expect(requested.at(-1)).toBe(10_000)
    for (const days of [1, 60, 4_000]) {
      backMs = days * DAY_MS
      goOff?.()
      // The next one is in the time that the clock says now, or as long as a timer can be.
      expect(requested.at(-1)).toSatisfy((ms: number) => ms > DAY_MS / 2 && ms <= 2 ** 31 - 1)
    }
    expect(await db.query('SELECT count(*) AS n FROM kept')).toEqual([{ n: 0 }])
  } finally {
    vi.restoreAllMocks()
    await db.close()
  }
})
