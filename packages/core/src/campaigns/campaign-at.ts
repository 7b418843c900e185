import { datable, runsAround, type CampaignRun } from './calendar.ts'
import { phaseOf } from './campaign-window.ts'

/** A run that is under way, or the one that opens next. */
export interface CampaignMoment extends CampaignRun {
  readonly phase: 'current' | 'next'
}

/** Something is always current or next. Of two that are open at once it is the one that had days of its own. */
export function campaignAt(time: number): CampaignMoment {
  const instant = datable(time)
  return momentAmong(runsAround(instant), instant)
}

/** Of runs that are not all over. The first of those that are open, or of those that open soonest. */
export function momentAmong(runs: readonly CampaignRun[], instant: number): CampaignMoment {
  const open = runs.find((run) => phaseOf(run, instant) === 'between')
  return open === undefined
    ? { ...soonest(runs.filter((run) => phaseOf(run, instant) === 'before')), phase: 'next' }
    : { ...open, phase: 'current' }
}

/** Of one run at least. */
export const soonest = (runs: readonly CampaignRun[]): CampaignRun =>
  runs.reduce((first, run) => (run.opensAt < first.opensAt ? run : first))
