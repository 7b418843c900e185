import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DAY_MS } from '../../kernel/index.ts'
import { timeOpen } from './time-open.ts'

const noon = (day: string) => Date.parse(`${day}T12:00:00+08:00`)

it.each([
  ['2018-03-11', '2026-03-11', { years: 8, months: 0 }],
  ['2018-03-11', '2026-03-10', { years: 7, months: 11 }],
  ['2026-02-28', '2026-03-11', { years: 0, months: 0 }],
  ['2025-12-31', '2026-03-31', { years: 0, months: 3 }],
  ['2026-03-12', '2026-03-11', undefined],
  ['', '2026-03-11', undefined],
  ['2018', '2026-03-11', undefined],
])('a shop of %s has on %s been open for %o', (openedOn, day, open) => {
  expect(timeOpen(openedOn, noon(day))).toEqual(open)
})

it('counts by the day in China', () => {
  expect(timeOpen('2018-03-11', Date.parse('2026-03-10T16:00:00Z'))?.years).toBe(8)
  expect(timeOpen('2018-03-11', Date.parse('2026-03-10T15:59:59Z'))?.years).toBe(7)
})

it('never becomes less from one day to the next', () => {
  fc.assert(
    fc.property(fc.nat(6_000), fc.nat(800), (days, more) => {
      const openedOn = new Date(Date.UTC(2010, 0, 1) + days * DAY_MS).toISOString().slice(0, 10)
      const monthsAt = (at: number) => {
        const open = timeOpen(openedOn, at)
        return open === undefined ? -1 : open.years * 12 + open.months
      }
      const at = noon('2026-03-11')
      expect(monthsAt(at + more * DAY_MS)).toBeGreaterThanOrEqual(monthsAt(at))
    }),
  )
})
