import { createManualClock } from '@diandu/core/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createServerTime, UNNOTICED_MS } from './server-time.ts'
import { DAY_MS } from '@diandu/core/kernel'
import { pageClock } from './page-clock.ts'

function timeOn() {
  const device = createManualClock()
  const time = createServerTime(device)
  let moves = 0
  time.subscribe(() => (moves += 1))
  return { device, time, moves: () => moves }
}

it('a device whose clock is wrong reads the server’s time from the first answer on, and its clock goes on from there (WEB-110)', () => {
  const { device, time, moves } = timeOn()
  const serverNow = device.now() + 3_600_000
  expect(time.clock.now()).toBe(device.now())
  time.receive(serverNow, device.now())
  expect([time.clock.now(), moves()]).toEqual([serverNow, 1])
  device.advance(60_000)
  expect(time.clock.now()).toBe(serverNow + 60_000)
  time.receive(serverNow + 60_001, device.now())
  expect([time.clock.now(), moves()]).toEqual([serverNow + 60_000, 1])
})

it('whatever answers come, the clock is off by no more than the unnoticed and the answer’s way, and nothing moves for less (WEB-110)', () => {
  const an = { offMs: fc.integer({ min: -40_000_000, max: 40_000_000 }), upMs: fc.nat(12_000), downMs: fc.nat(12_000) }
  fc.assert(
    fc.property(fc.array(fc.record(an), { minLength: 1, maxLength: 8 }), (answers) => {
      const { device, time, moves } = timeOn()
      for (const { offMs, upMs, downMs } of answers) {
        const [before, movesBefore, askedAt] = [time.clock.now() - device.now(), moves(), device.now()]
        device.advance(upMs)
        const serverTime = device.now() + offMs
        device.advance(downMs)
        time.receive(serverTime, askedAt)
        const ahead = time.clock.now() - device.now()
        expect(Math.abs(ahead - offMs)).toBeLessThanOrEqual(UNNOTICED_MS + upMs + downMs)
        if (Math.abs(before - offMs) <= UNNOTICED_MS) expect(ahead).toBe(before)
        expect(moves() - movesBefore).toBe(ahead === before ? 0 : 1)
      }
    }),
  )
})

it('an answer that lay about while the device slept turns no right clock back (WEB-110)', () => {
  const { device, time } = timeOn()
  const [askedAt, serverTime] = [device.now(), device.now() + 50]
  device.advance(600_000)
  time.receive(serverTime, askedAt)
  expect(time.clock.now()).toBe(device.now())
})

it('a listener that has left hears of no more changes (WEB-110)', () => {
  const { device, time } = timeOn()
  let received = 0
  time.subscribe(() => (received += 1))()
  time.receive(device.now() + 60_000, device.now())
  expect(received).toBe(0)
})

const RESPONSE_MS = 300

/** A page that the server sent at `sentAt`, on a device whose clock showed `began` when its visit began. */
const visitOf = (began: number, sentAt: number | undefined, transferSize: number | undefined) =>
  ({
    performance: {
      timeOrigin: began,
      getEntriesByType: () => [
        {
          responseStart: RESPONSE_MS,
          transferSize,
          serverTiming: sentAt === undefined ? [] : [{ name: 'clock', duration: sentAt }],
        },
      ],
    },
  }) as unknown as Window

it('a page that comes shows the server’s time on a device whose clock is wrong, before it asks anything (WEB-163)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: -9 * DAY_MS, max: 9 * DAY_MS }), (now, offMs) => {
      const device = createManualClock(now + offMs)
      const clock = pageClock(visitOf(device.now() - RESPONSE_MS, now, 9_000), device)
      device.advance(7_000)
      expect(Math.abs(clock.now() - (now + 7_000))).toBeLessThan(5_000)
    }),
  )
})

it('a page out of a cache, or from a server or browser that does not say, leaves the clock as it is (WEB-163)', () => {
  const device = createManualClock()
  const longAgo = device.now() - DAY_MS
  for (const visit of [
    visitOf(device.now(), longAgo, 0),
    visitOf(device.now(), longAgo, undefined),
    visitOf(device.now(), undefined, 9_000),
    { performance: { getEntriesByType: () => [] } } as unknown as Window,
  ])
    expect(pageClock(visit, device)).toBe(device)
})
