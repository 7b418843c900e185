import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { anInstant } from '../../testing/arbitraries/an-instant.ts'
import { campaignAt, campaignPageAt, campaignWindow, PAST_RUNS } from './index.ts'

const at = (text: string) => Date.parse(`${text}+08:00`)

describe('a campaign’s own page', () => {
  it.each([
    ['2026-06-10T12:00', '/activity/activity618', 'open', '618', '2026-06-08', '2026-06-30', null],
    ['2026-07-01T00:00', '/activity/activity618', 'counting-down', '618', '2027-06-08', '2027-06-30', 'double-eleven'],
    ['2026-06-07T12:00', '/activity/activity618', 'counting-down', '618', '2026-06-08', '2026-06-30', null],
    [
      '2026-11-21T12:00',
      '/activity/20201111/jc',
      'counting-down',
      'double-eleven',
      '2027-10-20',
      '2027-11-11',
      'double-twelve',
    ],
    ['2020-09-15T12:00', '/activity/1111?from=wx', 'open', 'double-eleven', '2020-09-01', '2020-11-10', null],
    ['2023-05-10T12:00', '/activity/ten-year', 'open', 'ten-year', '2023-05-06', '2023-05-31', null],
    ['2023-05-05T12:00', '/activity/ten-year', 'counting-down', 'ten-year', '2023-05-06', '2023-05-31', null],
    ['2026-05-10T12:00', '/activity/ten-year', 'results', 'ten-year', '2023-05-06', '2023-05-31', 'anniversary'],
    ['2026-05-10T12:00', '/activity/nine-year', 'open', 'anniversary', '2026-05-06', '2026-05-31', null],
    [
      '2026-12-31T23:00',
      '/Activity/Double-Festival/',
      'counting-down',
      'new-year-goods',
      '2027-01-01',
      '2027-01-20',
      null,
    ],
  ] as const)('at %s %s is %s: %s (CAM-14)', (time, path, standing, id, first, last, instead) => {
    const page = campaignPageAt(at(time), path)
    expect([page?.standing, page?.run.campaign.id, page?.instead?.campaign.id ?? null]).toEqual([standing, id, instead])
    expect(page?.run).toMatchObject(campaignWindow(first, last))
  })

  it.each([
    '/',
    '/activity',
    '/activity/notice',
    '/activity/618',
    '/activity/activity6180',
    '/shop/activity/activity618',
  ])('is not %s (CAM-14)', (path) => {
    expect(campaignPageAt(at('2026-06-10T12:00'), path)).toBeUndefined()
  })

  it('says at any instant what the calendar says (CAM-14, CAM-4)', () => {
    const paths = [...new Set(PAST_RUNS.flatMap(({ campaign: { pages } }) => pages))]
    fc.assert(
      fc.property(fc.oneof(anInstant(), fc.double()), fc.oneof(fc.constantFrom(...paths), anyText()), (time, path) => {
        const page = campaignPageAt(time, path)
        if (page === undefined) return
        const { standing, run, instead } = page
        const moment = campaignAt(time)
        expect(run.campaign.pages).toContain(run.campaign.path)
        expect(instead).toEqual(moment.campaign.id === run.campaign.id ? null : moment)
        if (moment.phase === 'current' && instead === null)
          expect([standing, run.opensAt]).toEqual(['open', moment.opensAt])
        if (standing === 'results') expect(run).toEqual(PAST_RUNS.find(({ campaign: { id } }) => id === 'ten-year'))
        if (standing === 'counting-down') expect(run.opensAt > Math.min(time, 8.64e15) || Number.isNaN(time)).toBe(true)
      }),
    )
  })
})
