import type { LotteryTerms } from '../../../src/lottery/index.ts'
import type { DrawDesk } from '../../take-draw.ts'
import type { CampaignApplication } from '../../../src/participation/index.ts'
import type { UserId } from '../../../src/session/index.ts'

/** A lottery as it was published, and how it stands. */
export interface LotteryRecord {
  readonly terms: LotteryTerms
  readonly desk: DrawDesk
  readonly seedDigest: string
}

/** A seller's application, and the name of the run that it is for. */
export interface ApplicationRecord extends CampaignApplication {
  readonly userId: UserId
  readonly run: string
}
