import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../kernel/index.ts'
import { campaignAt, campaignWindow, DEFAULT_WINDOW, EVERY_YEAR, PAST_RUNS, phaseOf } from './index.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)
/** The day in China, as text: the first ten characters of the ISO form, eight hours on. */
const chinaDay = (time: number) => new Date(time + 8 * 3_600_000).toISOString().slice(0, 10)
const anInstantOfFourDigits = () =>
  fc.oneof(
    fc.integer({ min: at('2020-01-01T00:00'), max: at('2030-01-01T00:00') }),
    fc.integer({ min: at('0100-01-02T00:00'), max: at('9998-12-30T00:00') }),
  )
const NUMBERS = [
  Number.NaN,
  Infinity,
  -Infinity,
  0,
  -0,
  1e308,
  -1e308,
  5e-324,
  8.64e15,
  -8.64e15,
  8.64e15 + 8,
  2 ** 53,
  -(2 ** 53),
]
const anyNumber = () => fc.oneof(fc.double(), fc.constantFrom(...NUMBERS), fc.maxSafeInteger())

describe('a window', () => {
  it('is closed on both ends, by Chinese days, to the millisecond (CAM-1)', () => {
    const window = campaignWindow('2020-09-01', '2020-11-10')
    expect(window).toEqual({ opensAt: Date.UTC(2020, 7, 31, 16), closesAt: Date.UTC(2020, 10, 10, 15, 59, 59, 999) })
    expect(DEFAULT_WINDOW).toEqual(window)
    const { opensAt, closesAt } = window
    const phases = [opensAt - 1, opensAt, closesAt, closesAt + 1].map((time) => phaseOf(window, time))
    expect(phases).toEqual(['before', 'between', 'between', 'over'])
  })

  it('agrees with a look at the day (CAM-1)', () => {
    const days = fc
      .tuple(anInstantOfFourDigits(), fc.nat(100))
      .map(([time, count]) => [chinaDay(time), chinaDay(time + count * DAY_MS)] as const)
    fc.assert(
      fc.property(days, fc.integer({ min: -200, max: 200 }), fc.nat(DAY_MS), ([first, last], daysAway, withinDay) => {
        const time = at(`${first}T00:00`) + daysAway * DAY_MS + withinDay
        const day = chinaDay(time)
        expect(phaseOf(campaignWindow(first, last), time)).toBe(
          day < first ? 'before' : day > last ? 'over' : 'between',
        )
      }),
    )
  })

  it('a window that is no window never opens, and an instant that is no number comes before every one (CAM-1)', () => {
    for (const time of NUMBERS) expect(phaseOf(campaignWindow('soon', 'never'), time)).toBe('before')
    expect(phaseOf(DEFAULT_WINDOW, Number.NaN)).toBe('before')
    expect(phaseOf({ opensAt: 0, closesAt: Number.NaN }, 1)).toBe('over')
    expect(phaseOf({ opensAt: 10, closesAt: 5 }, 7)).toBe('before')
    expect(phaseOf({ opensAt: 10, closesAt: 5 }, 10)).toBe('over')
  })
})

/** Campaigns that return each year, written out by hand: first day, last day, campaign. */
const WALL = [
  ['01-01', '01-20', 'new-year-goods'],
  ['05-06', '05-31', 'anniversary'],
  ['06-08', '06-30', '618'],
  ['10-20', '11-11', 'double-eleven'],
  ['11-12', '12-12', 'double-twelve'],
] as const
const DATED = [
  ['2020-09-01', '2020-11-10', 'double-eleven'],
  ['2022-11-12', '2022-12-12', 'double-twelve'],
  ['2023-05-06', '2023-05-31', 'ten-year'],
  ['2023-06-08', '2023-06-30', '618'],
] as const

function onTheWall(day: string): { readonly id: string; readonly first: string; readonly last: string } | undefined {
  for (const [first, last, id] of DATED) if (day >= first && day <= last) return { id, first, last }
  const year = day.slice(0, 4)
  for (const [first, last, id] of WALL) {
    if (day.slice(5) >= first && day.slice(5) <= last) return { id, first: `${year}-${first}`, last: `${year}-${last}` }
  }
  return undefined
}

/** Looks at day after day until a campaign is open. */
function nextOnTheWall(time: number) {
  for (let noon = at(`${chinaDay(time)}T12:00`); ; noon += DAY_MS) {
    const found = onTheWall(chinaDay(noon))
    if (found !== undefined) return found
  }
}

it('the calendar is data that can be read (CAM-3)', () => {
  expect(
    PAST_RUNS.map(({ campaign: { id }, opensAt, closesAt }) => [chinaDay(opensAt), chinaDay(closesAt), id]),
  ).toEqual(DATED)
  for (const { opensAt, closesAt } of PAST_RUNS)
    expect([opensAt, closesAt].map((time) => (time + 8 * 3_600_000 + DAY_MS) % DAY_MS)).toEqual([0, DAY_MS - 1])
  expect(EVERY_YEAR.map(([id, first, last]) => [first, last, id])).toEqual(WALL)
})

describe('campaignAt', () => {
  it.each([
    ['2020-09-01T00:00:00.000', 'current', 'double-eleven', '2020-09-01', '2020-11-10'],
    ['2020-11-10T23:59:59.999', 'current', 'double-eleven', '2020-09-01', '2020-11-10'],
    ['2020-11-11T00:00:00.000', 'current', 'double-eleven', '2020-10-20', '2020-11-11'],
    ['2022-12-12T23:59:59.999', 'current', 'double-twelve', '2022-11-12', '2022-12-12'],
    ['2023-05-05T23:59:59.999', 'next', 'ten-year', '2023-05-06', '2023-05-31'],
    ['2023-05-31T12:00:00.000', 'current', 'ten-year', '2023-05-06', '2023-05-31'],
    ['2023-06-01T00:00:00.000', 'next', '618', '2023-06-08', '2023-06-30'],
    ['2023-07-01T00:00:00.000', 'next', 'double-eleven', '2023-10-20', '2023-11-11'],
    ['2024-02-29T12:00:00.000', 'next', 'anniversary', '2024-05-06', '2024-05-31'],
    ['2026-11-11T23:59:59.999', 'current', 'double-eleven', '2026-10-20', '2026-11-11'],
    ['2026-11-12T00:00:00.000', 'current', 'double-twelve', '2026-11-12', '2026-12-12'],
    ['2026-12-13T00:00:00.000', 'next', 'new-year-goods', '2027-01-01', '2027-01-20'],
    ['2026-12-31T23:59:59.999', 'next', 'new-year-goods', '2027-01-01', '2027-01-20'],
    ['2027-01-01T00:00:00.000', 'current', 'new-year-goods', '2027-01-01', '2027-01-20'],
    ['2027-01-01T07:59:59.999', 'current', 'new-year-goods', '2027-01-01', '2027-01-20'],
  ])('at %s: %s is %s (CAM-3, CAM-4)', (time, phase, id, first, last) => {
    const moment = campaignAt(at(time))
    expect([moment.phase, moment.campaign.id]).toEqual([phase, id])
    expect(moment).toMatchObject(campaignWindow(first, last))
  })

  it('agrees with a calendar on the wall, read day by day (CAM-3, CAM-4)', () => {
    fc.assert(
      fc.property(anInstantOfFourDigits(), (time) => {
        const now = onTheWall(chinaDay(time))
        const { id, first, last } = now ?? nextOnTheWall(time)
        const moment = campaignAt(time)
        expect([moment.phase, moment.campaign.id]).toEqual([now === undefined ? 'next' : 'current', id])
        expect([moment.opensAt, moment.closesAt]).toEqual([at(`${first}T00:00:00.000`), at(`${last}T23:59:59.999`)])
      }),
    )
  })

  it('names each campaign in both languages, with pages of its own (CAM-3)', () => {
    const ids = new Set<string>()
    for (let time = at('2020-01-01T00:00'); time < at('2024-01-01T00:00'); time += DAY_MS) {
      const {
        campaign: { id, name, path, pages },
      } = campaignAt(time)
      ids.add(id)
      expect(name.zh.trim() && name.en.trim()).not.toBe('')
      expect(pages[0]).toBe(path)
      for (const page of pages) expect(page).toMatch(/^\/activity\/[a-z0-9-]+$/)
    }
    expect([...ids].toSorted()).toEqual([
      '618',
      'anniversary',
      'double-eleven',
      'double-twelve',
      'new-year-goods',
      'ten-year',
    ])
  })

  it('always gives a campaign, whatever number stands for the instant (CAM-4)', () => {
    fc.assert(
      fc.property(anyNumber(), (time) => {
        const { phase, opensAt, closesAt, campaign } = campaignAt(time)
        const instant = Number.isNaN(time) ? -8.64e15 : Math.min(Math.max(time, -8.64e15), 8.64e15)
        expect(campaign.path).toContain('/activity/')
        expect(opensAt <= instant).toBe(phase === 'current')
        expect(closesAt >= instant).toBe(true)
        expect(closesAt - opensAt).toBeLessThan(366 * DAY_MS)
        expect(opensAt - instant).toBeLessThan(366 * DAY_MS)
        expect((opensAt + 8 * 3_600_000) % DAY_MS).toBeCloseTo(0)
      }),
    )
  })

  it('knows the first and the last year of the calendar (CAM-4)', () => {
    expect(campaignAt(8.64e15)).toMatchObject({
      phase: 'next',
      campaign: { id: 'double-eleven' },
      opensAt: 8.64e15 + 36.666_666_666_666_664 * DAY_MS,
    })
    expect(campaignAt(Infinity)).toEqual(campaignAt(8.64e15))
    expect(campaignAt(-8.64e15)).toMatchObject({ phase: 'next', campaign: { id: 'anniversary' } })
    expect(campaignAt(Number.NaN)).toEqual(campaignAt(-Infinity))
    expect(campaignAt(Number.NaN)).toEqual(campaignAt(-8.64e15))
  })
})
