import { createManualClock } from '@diandu/core/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createHouseTime, UNNOTICED_MS } from './house-time.ts'

function timeOn() {
  const device = createManualClock()
  const time = createHouseTime(device)
  let moves = 0
  time.subscribe(() => (moves += 1))
  return { device, time, moves: () => moves }
}

it('[DEV-9] a device whose clock is wrong reads the house’s time from the first answer on, and its clock goes on from there', () => {
  const { device, time, moves } = timeOn()
  const house = device.now() + 3_600_000
  expect(time.clock.now()).toBe(device.now())
  time.hear(house, device.now())
  expect([time.clock.now(), moves()]).toEqual([house, 1])
  device.advance(60_000)
  expect(time.clock.now()).toBe(house + 60_000)
  time.hear(house + 60_001, device.now())
  expect([time.clock.now(), moves()]).toEqual([house + 60_000, 1])
})

it('[DEV-9] whatever answers come, the clock is off by no more than the unnoticed and the answer’s way, and nothing moves for less', () => {
  const an = { offMs: fc.integer({ min: -40_000_000, max: 40_000_000 }), upMs: fc.nat(12_000), downMs: fc.nat(12_000) }
  fc.assert(
    fc.property(fc.array(fc.record(an), { minLength: 1, maxLength: 8 }), (answers) => {
      const { device, time, moves } = timeOn()
      for (const { offMs, upMs, downMs } of answers) {
        const [before, movesBefore, askedAt] = [time.clock.now() - device.now(), moves(), device.now()]
        device.advance(upMs)
        const told = device.now() + offMs
        device.advance(downMs)
        time.hear(told, askedAt)
        const ahead = time.clock.now() - device.now()
        expect(Math.abs(ahead - offMs)).toBeLessThanOrEqual(UNNOTICED_MS + upMs + downMs)
        if (Math.abs(before - offMs) <= UNNOTICED_MS) expect(ahead).toBe(before)
        expect(moves() - movesBefore).toBe(ahead === before ? 0 : 1)
      }
    }),
  )
})

it('[DEV-9] an answer that lay about while the device slept turns no right clock back', () => {
  const { device, time } = timeOn()
  const [askedAt, told] = [device.now(), device.now() + 50]
  device.advance(600_000)
  time.hear(told, askedAt)
  expect(time.clock.now()).toBe(device.now())
})

it('[DEV-9] who has stopped listening hears of no more', () => {
  const { device, time } = timeOn()
  let heard = 0
  time.subscribe(() => (heard += 1))()
  time.hear(device.now() + 60_000, device.now())
  expect(heard).toBe(0)
})
