import type { DrawDesk, LotteryTerms } from '../../src/lottery/index.ts'

/** A lottery as it was published, and how it stands. */
export interface LotteryRecord {
  readonly terms: LotteryTerms
  readonly desk: DrawDesk
  readonly seedDigest: string
}
