import { plainPath } from '../kernel/index.ts'
import { datable, runsAround, type CampaignRun } from './calendar.ts'
import { campaignAt, soonest, type CampaignMoment } from './campaign-at.ts'
import { campaignOfPage } from './campaign.ts'
import { phaseOf } from './campaign-window.ts'

/** The state of a campaign's own page at an instant. */
export interface CampaignPage {
  /** Open while it lasts; counting down where it comes, or comes back; results where it was and does not come back. */
  readonly standing: 'open' | 'counting-down' | 'results'
  /** The run that is open, the next one, or the last one. */
  readonly run: CampaignRun
  /** Where to go instead: what is current or next, when that is another campaign. */
  readonly instead: CampaignMoment | null
}

/** Of a page that belongs to no campaign there is nothing to say. */
export function campaignPageAt(time: number, path: string): CampaignPage | undefined {
  const campaign = campaignOfPage(plainPath(path))
  if (campaign === undefined) return undefined
  const instant = datable(time)
  const runs = runsAround(instant).filter((run) => run.campaign === campaign)
  const elsewhere = campaignAt(instant)
  return { ...standingOf(runs, instant), instead: elsewhere.campaign === campaign ? null : elsewhere }
}

function standingOf(runs: readonly CampaignRun[], instant: number): Pick<CampaignPage, 'standing' | 'run'> {
  const open = runs.find((run) => phaseOf(run, instant) === 'between')
  if (open !== undefined) return { standing: 'open', run: open }
  const coming = runs.filter((run) => phaseOf(run, instant) === 'before')
  return coming.length > 0
    ? { standing: 'counting-down', run: soonest(coming) }
    : { standing: 'results', run: runs.at(-1) as CampaignRun }
}
