import { expect, it } from 'vitest'
import { parseDay } from '../../format/index.ts'
import { DAY_MS } from '../../kernel/index.ts'
import { lapseMessage, lapsesAt, lapsingYear } from '../index.ts'

it('the coins of a year lapse soon in the last thirty days before they do, and no year’s at other times (COIN-16)', () => {
  const last = lapsesAt(2025)
  expect([last - 30 * DAY_MS - 1, last - 30 * DAY_MS, last, last + 1].map(lapsingYear)).toEqual([
    null,
    2025,
    2025,
    null,
  ])
  for (const at of [parseDay('2026-06-01'), Number.NaN, Infinity]) expect(lapsingYear(at)).toBeNull()
})

it('a person is told of one year once, how many lapse and until when they can be used (COIN-16)', () => {
  expect(lapseMessage({ userId: 'lin', year: 2025, coins: 1_200 }, 7)).toEqual({
    userId: 'lin',
    event: 'platform.coins',
    key: 'coins-lapse:2025',
    subject: '2025',
    figures: { coins: '1,200', by: lapsesAt(2025) },
    at: 7,
  })
})
