import type { Figure, FigureSource, ShopFigures, TaxpayerKind, Trademark, TransferWay } from '@diandu/core/catalog'
import { formatTime } from '@diandu/core/format'
import { DAY_MS, HOUR_MS } from '@diandu/core/kernel'
import type { Dice } from './dice.ts'
import type { ModelledShop } from './model/shop-model.ts'

export interface PublishedFigures {
  readonly nowMs: number
  readonly shop: ModelledShop
  readonly trademark: Trademark
  readonly taxpayer: TaxpayerKind
  readonly transferWay: TransferWay
  readonly isCompany: boolean
  readonly hasLoans: boolean
  readonly otherFeesFen: number
  /** In whose name the platform keeps the shop. */
  readonly holder: string
  /** Draws apart: the other figures stay as they were before there were these. */
  readonly identityDice: Dice
}

/** Every figure with its source and some day of the last sixty. */
export function sourcedFigures(dice: Dice, published: PublishedFigures): ShopFigures {
  const says = <T>(value: T): Figure<T> => ({
    value,
    by: dice.weighted(STATED_BY),
    at: dayBefore(dice, published.nowMs),
  })
  const { shop } = published
  return {
    openedOn: says(formatTime(shop.openedAtMs, 'yyyy-mm-dd')),
    level: says(shop.level),
    ratings: says(shop.ratings),
    violations: says(shop.violations),
    trademark: says(published.trademark),
    taxpayer: says(published.taxpayer),
    registeredCapitalFen: says(published.isCompany ? dice.pick([10, 50, 100, 100, 200, 500, 1_000]) * 1_000_000 : 0),
    consumerDepositFen: says(shop.depositFen),
    annualFeeFen: says(shop.annualFeeFen),
    otherFeesFen: says(published.otherFeesFen),
    fans: says(shop.fans),
    monthlyTurnoverFen: says(shop.monthlyTurnoverFen),
    turnoverByMonth: says(shop.turnoverByMonth),
    hasLoans: says(published.hasLoans),
    carriesStock: says(dice.chance(0.3)),
    teachesOperation: says(dice.chance(0.45)),
    transferWay: says(published.transferWay),
    ...identityOf(published),
  }
}

/** The shop as its platform knows it, which most sellers state, and how much comes back to it. */
function identityOf({ shop, nowMs, isCompany, holder, identityDice: dice }: PublishedFigures) {
  const at = dayBefore(dice, nowMs)
  const says = <const T>(value: T): Figure<T> => ({ value, by: 'seller', at: Math.max(at, shop.openedAtMs) })
  const id = String(dice.between(10_000_000, 999_999_999))
  return dice.chance(0.8)
    ? {
        platformShopId: says(id),
        shopAddress: says(`https://shop${id}.example.com`),
        shopHolder: says(holder),
        refundRate: says(dice.between(150, 2_400)),
        shopHolderKind: says(isCompany ? 'company' : dice.chance(0.3) ? 'sole-trader' : 'person'),
      }
    : {}
}

/** Who states the figures of a shop that was not inspected. */
const STATED_BY: readonly (readonly [FigureSource, number])[] = [
  ['seller', 66],
  ['platform-export', 34],
]

const dayBefore = (dice: Dice, nowMs: number): number =>
  nowMs - dice.between(0, 59) * DAY_MS - dice.between(1, 20) * HOUR_MS
