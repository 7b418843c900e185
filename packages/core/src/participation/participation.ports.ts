import type { ShopId } from '../catalog/index.ts'
import type { Result, StopSignal } from '../kernel/index.ts'
import type { ApplicationDesk, CampaignApplication } from './applications/campaign-application.ts'
import type { CampaignResults } from './campaign-results.ts'
import type { PointsRanking } from './points/rank-people.ts'

/** People's part in a campaign, and its outcome. A campaign is named by the plain address of one of its pages. */
export interface Participation {
  /** Of the last run; null while one is open, and where nothing was given out. */
  results(path: string, signal?: StopSignal): Promise<Result<CampaignResults | null>>
  /** Of the open run, or else of the last; null before the first. Some seconds old at most, one's own points never. */
  points(path: string, signal?: StopSignal): Promise<Result<PointsRanking | null>>
  applications(path: string, signal?: StopSignal): Promise<Result<ApplicationDesk>>
  /** The same key applies once. */
  apply(path: string, shopId: ShopId, pitch: string, key: string): Promise<Result<CampaignApplication>>
}
