// @vitest-environment jsdom
import { createManualClock } from '@diandu/core/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenReachable } from './when-reachable.ts'

let clock = createManualClock()
let isUp = false
const isReachable = vi.fn(async () => isUp)
let stop: () => void = () => undefined

beforeEach(() => {
  clock = createManualClock()
  isReachable.mockClear()
  isUp = false
})
afterEach(() => {
  stop()
})

/** Time goes on, and what was asked meanwhile is answered. */
async function pass(ms: number): Promise<void> {
  const end = clock.now() + ms
  while (clock.now() < end) {
    clock.advance(Math.min(1000, end - clock.now()))
    await answered()
  }
  await answered()
}

/** An answer is a few promises away. */
async function answered(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

const begin = (earlier?: number) => {
  const back = vi.fn()
  stop = whenReachable({ clock, isReachable }, back, earlier)
  return back
}

it('a page that was not reached is tried with growing waits, a minute at most, until it answers, once (WEB-144)', async () => {
  const back = begin()
  const triedAfter: number[] = []
  for (let second = 1; second <= 200; second += 1) {
    const before = isReachable.mock.calls.length
    await pass(1000)
    if (isReachable.mock.calls.length > before) triedAfter.push(second)
  }
  expect(triedAfter).toEqual([2, 6, 14, 30, 60, 120, 180])
  expect(back).not.toHaveBeenCalled()
  isUp = true
  await pass(600_000)
  expect(back).toHaveBeenCalledTimes(1)
  expect(isReachable).toHaveBeenCalledTimes(8)
})

it.each([
  ['the device is online', () => window.dispatchEvent(new Event('online'))],
  ['the page is looked at', () => document.dispatchEvent(new Event('visibilitychange'))],
])('it is tried at once when %s again (WEB-144)', async (_when, happen) => {
  const back = begin(4)
  isUp = true
  happen()
  await pass(0)
  expect(back).toHaveBeenCalledTimes(1)
})

it('tries that came to nothing before make the first wait longer, and nothing is tried once it is left', async () => {
  begin(3)
  await pass(15_000)
  expect(isReachable).not.toHaveBeenCalled()
  stop()
  await pass(600_000)
  window.dispatchEvent(new Event('online'))
  expect(isReachable).not.toHaveBeenCalled()
})
