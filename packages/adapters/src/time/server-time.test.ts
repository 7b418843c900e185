import { createManualClock } from '@diandu/core/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createServerTime, UNNOTICED_MS } from './server-time.ts'

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
