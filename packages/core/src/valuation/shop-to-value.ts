import type {
  Industry,
  PlatformId,
  Ratings,
  ShopKind,
  TaxpayerKind,
  TrademarkState,
  Violations,
} from '../catalog/index.ts'

/** A shop as its owner describes it to learn its price. What may be missing counts neither for nor against it. */
export interface ShopToValue {
  readonly platform: PlatformId
  readonly kind: ShopKind
  readonly industry: Industry
  readonly trademark: TrademarkState
  readonly taxpayer: TaxpayerKind
  readonly hasLoans: boolean
  readonly violations: Violations
  readonly ratings?: Ratings
  readonly fans?: number
  readonly monthlyTurnoverFen?: number
  readonly yearsOpen?: number
}

export const MAX_YEARS_OPEN = 40
export const MAX_FANS = 1_000_000_000
export const MAX_VIOLATION_POINTS = 999
