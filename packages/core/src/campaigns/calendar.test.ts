import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anInstant } from '../../testing/arbitraries/an-instant.ts'
import type { CampaignRun } from './calendar.ts'
import { momentAmong } from './campaign-at.ts'
import {
  campaignOf,
  campaignPageAt,
  EVERY_YEAR,
  lastRunOfPage,
  openRunOfPage,
  phaseOf,
  publishedRunOfPage,
} from './index.ts'

const YEARLY = EVERY_YEAR.map(([id]) => campaignOf(id))
const aRun: fc.Arbitrary<CampaignRun> = fc
  .tuple(fc.constantFrom(...YEARLY), fc.nat(200), fc.nat(60))
  .map(([campaign, opensAt, lastsMs]) => ({ campaign, opensAt, closesAt: opensAt + lastsMs }))
const runs = fc.array(aRun, { minLength: 1, maxLength: 8 })

describe('any set of windows', () => {
  it('has one that is current if any is open, and else the one next that opens soonest (CAM-4)', () => {
    fc.assert(
      fc.property(runs, fc.nat(300), (some, time) => {
        fc.pre(some.some(({ closesAt }) => time <= closesAt))
        const { phase, ...found } = momentAmong(some, time)
        const open = some.filter(({ opensAt, closesAt }) => opensAt <= time && time <= closesAt)
        const coming = some.filter(({ opensAt }) => opensAt > time)
        const soonest = Math.min(...coming.map(({ opensAt }) => opensAt))
        expect(phase).toBe(open.length > 0 ? 'current' : 'next')
        expect(found).toEqual(open[0] ?? coming.find(({ opensAt }) => opensAt === soonest))
      }),
    )
  })
})

describe('the runs of a campaign', () => {
  const at = (text: string) => Date.parse(`${text}+08:00`)
  const PATH = '/activity/activity618'
  const daysOf = (run: CampaignRun | undefined) => run && [run.campaign.id, run.opensAt, run.closesAt]
  const days = (id: string, first: string, last: string) => [
    id,
    at(`${first}T00:00:00.000`),
    at(`${last}T23:59:59.999`),
  ]

  it.each([
    ['2022-06-07T23:59:59.999', PATH, days('618', '2021-06-08', '2021-06-30')],
    ['2024-12-31T12:00:00.000', PATH, days('618', '2024-06-08', '2024-06-30')],
    ['2025-01-01T00:00:00.000', PATH, days('618', '2024-06-08', '2024-06-30')],
    ['2027-06-30T23:59:59.999', PATH, days('618', '2026-06-08', '2026-06-30')],
    ['2027-07-01T00:00:00.000', PATH, days('618', '2027-06-08', '2027-06-30')],
    ['2023-05-31T23:59:59.999', '/activity/ten-year', undefined],
    ['2023-06-01T00:00:00.000', '/activity/ten-year', days('ten-year', '2023-05-06', '2023-05-31')],
    ['2026-05-01T00:00:00.000', '/activity/ten-year', days('ten-year', '2023-05-06', '2023-05-31')],
    ['2026-05-01T00:00:00.000', '/activity/special', undefined],
  ])('at %s the last one of %s is told right (CAM-23)', (time, path, expected) => {
    expect(daysOf(lastRunOfPage(path, at(time)))).toEqual(expected)
  })

  it('are none at an instant that is no number (CAM-23)', () => {
    for (const time of [Number.NaN, -Infinity]) {
      expect(lastRunOfPage(PATH, time)).toBeUndefined()
      expect(openRunOfPage(PATH, time)).toBeUndefined()
    }
    expect(lastRunOfPage(PATH, Infinity)?.campaign.id).toBe('618')
  })

  it('are told of while they are open, and from their end to the next one (CAM-23)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...YEARLY), anInstant(), ({ id, path }, time) => {
        const [open, last, published] = [openRunOfPage, lastRunOfPage, publishedRunOfPage].map((of) => of(path, time))
        expect([open?.campaign.id ?? id, last?.campaign.id]).toEqual([id, id])
        expect(published).toEqual(open ?? last)
        expect(last?.closesAt).toBeLessThan(time)
        expect(open !== undefined).toBe(campaignPageAt(time, path)?.standing === 'open')
        if (open !== undefined) expect(phaseOf(open, time)).toBe('between')
      }),
    )
  })
})
