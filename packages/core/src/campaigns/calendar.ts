import { calendarYear } from '../format/index.ts'
import { DAY_MS } from '../kernel/index.ts'
import { campaignOf, type Campaign, type CampaignId } from './campaign.ts'
import { campaignWindow, DEFAULT_WINDOW, type CampaignWindow } from './campaign-window.ts'

/** A campaign in one of its windows. */
export interface CampaignRun extends CampaignWindow {
  readonly campaign: Campaign
}

/** Past campaigns, on their own days (spec §2). */
export const PAST_RUNS: readonly CampaignRun[] = [
  run('double-eleven', DEFAULT_WINDOW),
  run('double-twelve', campaignWindow('2022-11-12', '2022-12-12')),
  run('ten-year', campaignWindow('2023-05-06', '2023-05-31')),
  run('618', campaignWindow('2023-06-08', '2023-06-30')),
]

/** Campaigns that come back every year, on days that are in every year; no two at once. */
export const EVERY_YEAR = [
  ['new-year-goods', '01-01', '01-20'],
  ['anniversary', '05-06', '05-31'],
  ['618', '06-08', '06-30'],
  ['double-eleven', '10-20', '11-11'],
  ['double-twelve', '11-12', '12-12'],
] as const satisfies readonly (readonly [CampaignId, string, string])[]

/** The last instant of a date; there is nothing to say about what lies beyond. */
const LAST_INSTANT = 8.64e15

/**
 * After 400 years the days of the calendar fall on the same instants again, so that any year is reckoned in the years
 * 1970 to 2370.
 */
const CYCLE_MS = 146_097 * DAY_MS

/** An instant within the dates that there are; one that is no number comes before everything. */
export function datable(time: number): number {
  return Number.isNaN(time) ? -LAST_INSTANT : Math.min(Math.max(time, -LAST_INSTANT), LAST_INSTANT)
}

/**
 * Every run that may be open at an instant or come next. A run with days of its own comes before a yearly one.
 */
export function runsAround(instant: number): readonly CampaignRun[] {
  const cycleMs = Math.floor(instant / CYCLE_MS) * CYCLE_MS
  const year = calendarYear(instant - cycleMs)
  const yearly = [year, year + 1].flatMap((each) =>
    EVERY_YEAR.map(([id, first, last]) => {
      const { opensAt, closesAt } = campaignWindow(`${each}-${first}`, `${each}-${last}`)
      return run(id, { opensAt: opensAt + cycleMs, closesAt: closesAt + cycleMs })
    }),
  )
  return [...PAST_RUNS, ...yearly]
}

function run(id: CampaignId, { opensAt, closesAt }: CampaignWindow): CampaignRun {
  return { campaign: campaignOf(id), opensAt, closesAt }
}
