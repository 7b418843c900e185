import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { systemClock } from './system-clock.ts'

const setTimer = globalThis.setTimeout
const requested: { readonly ms: number | undefined; readonly goOff: () => void }[] = []

beforeEach(() => {
  requested.length = 0
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(
    ((goOff: () => void, ms?: number) => (
      requested.push({ ms, goOff }),
      setTimer(() => undefined)
    )) as typeof setTimeout,
  )
})
afterEach(() => void vi.restoreAllMocks())

it('a task of next year waits for all of it, in as many timers as it takes', () => {
  let ran = 0
  const yearMs = 366 * 86_400_000
  systemClock().after(yearMs, () => void (ran += 1))
  for (let place = 0; place < requested.length; place += 1) {
    expect(ran).toBe(0)
    requested[place]?.goOff()
  }
  expect(ran).toBe(1)
  expect(requested.length).toBeGreaterThan(1)
  expect(requested.reduce((sum, { ms = 0 }) => sum + ms, 0)).toBe(yearMs)
  expect(requested.filter(({ ms = 0 }) => !(ms >= 0 && ms <= 2 ** 31 - 1))).toEqual([])
})

it('an overdue task is due at once', () => {
  systemClock().after(-5, () => undefined)
  expect(requested.map(({ ms }) => ms)).toEqual([0])
})
