import { endOfDay, parseDay } from '../format/index.ts'

/** From its first millisecond to its last, both within. Epoch milliseconds. */
export interface CampaignWindow {
  readonly opensAt: number
  readonly closesAt: number
}

export type CampaignPhase = 'before' | 'between' | 'over'

/** From the beginning of one day to the end of another, as China counts days; both as YYYY-MM-DD. */
export function campaignWindow(firstDay: string, lastDay: string): CampaignWindow {
  return { opensAt: parseDay(firstDay), closesAt: endOfDay(parseDay(lastDay)) }
}

/** Where no window is given (spec §4). */
export const DEFAULT_WINDOW: CampaignWindow = campaignWindow('2020-09-01', '2020-11-10')

/** Total: an instant that is no number comes before everything, and a window that is none never opens. */
export function phaseOf({ opensAt, closesAt }: CampaignWindow, time: number): CampaignPhase {
  if (!(time >= opensAt)) return 'before'
  return time <= closesAt ? 'between' : 'over'
}
