import type { Industry, PlatformId, ShopKind, TaxpayerKind, TrademarkState } from '../catalog/index.ts'
import type { Sale } from '../valuation/index.ts'

/** The clue of a sold shop: too little to look it up. */
export interface GuessClue {
  readonly platform: PlatformId
  readonly kind: ShopKind
  readonly industry: Industry
  readonly trademark: TrademarkState
  readonly taxpayer: TaxpayerKind
  readonly hasLoans: boolean
  readonly yearsOpen: number
  /** To the first digit. */
  readonly fans: number
  /** To the first digit. */
  readonly monthlyTurnoverFen: number
  /** The average of the three ratings, to one decimal. */
  readonly rating: number
}

export function clueOf({ shop }: Pick<Sale, 'shop'>): GuessClue {
  const { platform, kind, industry, trademark, taxpayer, hasLoans, yearsOpen, fans, monthlyTurnoverFen, ratings } = shop
  const average = (ratings.described + ratings.service + ratings.delivery) / 3
  return {
    platform,
    kind,
    industry,
    trademark,
    taxpayer,
    hasLoans,
    yearsOpen,
    fans: toFirstDigit(fans),
    monthlyTurnoverFen: toFirstDigit(monthlyTurnoverFen),
    rating: Math.round(average * 10) / 10,
  }
}

/** 18 640 becomes 20 000. */
function toFirstDigit(amount: number): number {
  if (!(amount >= 1) || !Number.isFinite(amount)) return 0
  const unit = 10 ** Math.floor(Math.log10(amount))
  return Math.round(amount / unit) * unit
}
