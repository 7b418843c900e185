import { expect, it } from 'vitest'
import { clockOffset } from './clock-offset.ts'
import type { Queries } from './database.ts'

/** A database whose clock is right, asked over a way that takes so long; the machine's clock is off. */
function atDistance(takesMs: () => number, offMs: { value: number }) {
  let realMs = 1_800_000_000_000
  const db: Queries = {
    async query<Row>() {
      const half = takesMs() / 2
      realMs += half
      const now = realMs
      realMs += half
      return [{ now }] as unknown as readonly Row[]
    },
    change: async () => 0,
  }
  return { db, now: () => realMs + offMs.value, real: () => realMs }
}

it('a clock that is minutes off reads as the database’s does (FLEET-36)', async () => {
  for (const minutes of [-7, 4, 90]) {
    const { db, now, real } = atDistance(() => 6, { value: minutes * 60_000 })
    const offset = clockOffset(now)
    expect(await offset.measure(db)).toBe(-minutes * 60_000)
    expect(now() + offset.ms()).toBe(real())
    expect(await offset.measure(db)).toBe(0)
  }
})

it('the quickest of its answers counts, and a slow way changes nothing that was known better (FLEET-36)', async () => {
  const ways = [4_000, 10, 2_000]
  const off = { value: 60_000 }
  const { db, now, real } = atDistance(() => ways.shift() ?? 8_000, off)
  const offset = clockOffset(now)
  await offset.measure(db)
  expect(Math.abs(now() + offset.ms() - real())).toBeLessThanOrEqual(5)
  off.value += 3_000
  expect(await offset.measure(db)).toBe(0)
})

it('a clock that trembles within what can be told is left alone, and one that jumps is followed (FLEET-36)', async () => {
  const off = { value: 0 }
  const { db, now, real } = atDistance(() => 2, off)
  const offset = clockOffset(now)
  off.value = 40
  expect(await offset.measure(db)).toBe(0)
  off.value = 120_000
  expect(await offset.measure(db)).toBe(-120_000)
  expect(now() + offset.ms()).toBe(real())
})
