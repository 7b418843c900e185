import { DAY_MS } from '@diandu/core/kernel'
import { createManualClock } from '@diandu/core/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageClock } from './page-clock.ts'

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
