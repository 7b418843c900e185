import type { HolderKind, PlatformId, ShopKind } from '../catalog/index.ts'
import type { Name } from '../kernel/index.ts'
import type { TransferRoute, TransferVerdict } from './transfer-facts.ts'

/** Where a rule was read: on the platform's own page, or on one that reports it. */
export interface TransferSource {
  readonly publisher: 'platform' | 'secondary'
  readonly address: string
  /** Which part of it. */
  readonly part?: Name
  /** YYYY-MM-DD */
  readonly readOn: string
  /** The day that the page itself carries, YYYY-MM-DD; null where it carries none. */
  readonly datedOn: string | null
}

/** In working days, both ends included. */
export interface WorkingDays {
  readonly from: number
  readonly to: number
}

export interface TransferRule {
  readonly id: string
  readonly platform: PlatformId
  /** null in these three: the rule holds for each of them. */
  readonly kinds: readonly ShopKind[] | null
  readonly holder: HolderKind | null
  readonly route: TransferRoute | null
  readonly verdict: TransferVerdict
  readonly conditions: readonly Name[]
  readonly documents: readonly Name[]
  readonly feeFen: number | null
  readonly days: WorkingDays | null
  readonly freezes: readonly Name[]
  readonly notes: readonly Name[]
  readonly sources: readonly TransferSource[]
}

/** A version is never changed: other rules are another version. */
export interface TransferRuleSet {
  readonly version: string
  readonly rules: readonly TransferRule[]
}
