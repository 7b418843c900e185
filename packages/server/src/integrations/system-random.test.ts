import { expect, it } from 'vitest'
import { systemClock } from './system-clock.ts'
import { systemRandom } from './system-random.ts'

it('tokens are unguessable, differ, and are safe in a header or an address', () => {
  const tokens = Array.from({ length: 100 }, () => systemRandom.token())
  expect(new Set(tokens).size).toBe(100)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
})

it('numbers stay below their limit', () => {
  const numbers = Array.from({ length: 200 }, () => systemRandom.below(3))
  expect(new Set(numbers)).toEqual(new Set([0, 1, 2]))
  expect(systemRandom.below(1)).toBe(0)
})

it('a clock that was set starts there and runs on; a task that was cancelled never runs', async () => {
  const startMs = Date.UTC(2026, 5, 18)
  const clock = systemClock(startMs)
  expect(clock.now()).toBeGreaterThanOrEqual(startMs)
  expect(clock.now()).toBeLessThan(startMs + 60_000)
  const ran: string[] = []
  clock.after(0, () => void ran.push('cancelled'))()
  await new Promise<void>((resolve) => {
    const keepAlive = setInterval(() => undefined, 1000)
    clock.after(1, () => {
      clearInterval(keepAlive)
      resolve()
    })
  })
  expect(ran).toEqual([])
})
