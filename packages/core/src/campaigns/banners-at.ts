import { plainPath } from '../kernel/index.ts'
import { isOwnPage, type Campaign } from './campaign.ts'
import { campaignAt } from './campaign-at.ts'

/** The campaigns whose banner floats over a page of the customer-service layout at an instant (spec §2). */
export function bannersAt(time: number, path: string): readonly Campaign[] {
  const { phase, campaign } = campaignAt(time)
  const floats =
    campaign.banner === 'everywhere' || (campaign.banner === 'elsewhere' && !isOwnPage(campaign, plainPath(path)))
  return phase === 'current' && floats ? [campaign] : []
}
