import type { CouponTerms } from '../coupons/index.ts'
import { DAY_MS } from '../kernel/index.ts'
import { calendarYear } from '../format/index.ts'
import { datable, runsAround, type CampaignRun } from './calendar.ts'
import { campaignOfPage, type CampaignId } from './campaign.ts'
import { phaseOf } from './campaign-window.ts'

/** A coupon of a campaign, at each of its openings: so many in all and for each person, good for some days after it. */
export interface CampaignCoupon {
  readonly campaign: CampaignId
  readonly key: string
  readonly title: string
  readonly amountFen: number
  readonly leastSpendFen: number
  readonly stock: number
  readonly perPerson: number
  readonly daysAfter: number
}

/** Far enough to be in the year before. */
const YEAR_BACK_MS = 366 * DAY_MS

/** An offer as it is given out in one run; its id is the same on every server. */
export interface RunOffer extends CouponTerms {
  readonly id: string
  readonly stock: number
}

/** The name of a run; the ids of what it gives out begin with it. */
export const runKey = ({ campaign, opensAt }: CampaignRun): string => `${campaign.id}-${calendarYear(opensAt)}`

/** The run in which a page of a campaign is open now; undefined at all other times, and for a page of none. */
export function openRunOfPage(path: string, time: number): CampaignRun | undefined {
  const campaign = campaignOfPage(path)
  const instant = datable(time)
  return runsAround(instant).find((run) => run.campaign === campaign && phaseOf(run, instant) === 'between')
}

/** The last run that is over of the campaign of a page; undefined before the first one. */
export function lastRunOfPage(path: string, time: number): CampaignRun | undefined {
  const campaign = campaignOfPage(path)
  const instant = datable(time)
  return [instant - YEAR_BACK_MS, instant]
    .flatMap((around) => runsAround(datable(around)))
    .filter((run) => run.campaign === campaign && phaseOf(run, instant) === 'over')
    .toSorted((one, other) => other.closesAt - one.closesAt)[0]
}

/** The run about which a page tells figures: the open one, or else the last one. */
export const publishedRunOfPage = (path: string, time: number): CampaignRun | undefined =>
  openRunOfPage(path, time) ?? lastRunOfPage(path, time)

/** The coupons of a page's campaign now: claimed while it lasts, used until some days after. */
export function campaignOffers(path: string, coupons: readonly CampaignCoupon[], time: number): readonly RunOffer[] {
  const run = openRunOfPage(path, time)
  if (run === undefined) return []
  return coupons
    .filter(({ campaign }) => campaign === run.campaign.id)
    .map(({ campaign: _campaign, key, daysAfter, ...terms }) => ({
      ...terms,
      id: `${runKey(run)}-${key}`,
      validFrom: run.opensAt,
      validUntil: run.closesAt + daysAfter * DAY_MS,
      claimUntil: run.closesAt,
    }))
}
