import type { Shop } from '../../catalog/index.ts'
import { sumFen } from '../../kernel/index.ts'
import { agreedDates, endOfNaturalDay, type Dated } from '../life/deadlines.ts'
import type { PaymentPart } from '../life/payment-due.ts'
import type { Order } from '../order.ts'
import {
  BALANCE_WITHIN_DAYS,
  capitalOf,
  purchaseTerms,
  type PaymentPlan,
  type PurchaseTerms,
} from './purchase-terms.ts'

export type CostItem =
  | 'price'
  | 'price-deposit'
  | 'price-balance'
  | 'service-fee'
  | 'coupon'
  | 'annual-fee'
  | 'consumer-deposit'
  | 'other-fees'

export interface Cost {
  readonly item: CostItem
  /** Below 0 for what a coupon takes off. */
  readonly amountFen: number
  readonly payee: 'seller' | 'house' | 'platform'
  readonly when: 'now' | 'later'
  /** The last day for what is due later; null where the platform names it at the hand-over. */
  readonly dueBy: number | null
  /** The platform gives it back when the shop is closed or sold on. */
  readonly isReturnable: boolean
}

/** Every sum of a deal that a buyer reads, on whichever screen: see `shopSums` and `orderSums`. */
export interface DealSums {
  readonly terms: PurchaseTerms
  readonly costs: readonly Cost[]
  /** The first payment, as the buyer pays it. */
  readonly nowFen: number
  /** The second payment, as the buyer pays it; 0 where everything is paid at once. */
  readonly balanceFen: number
  /** The last instant of the second payment; null where there is none. */
  readonly balanceBy: number | null
  /** Paid outside the market when the shop changes hands: the platform's fees and its deposit. */
  readonly atHandOverFen: number
  /** Everything after the first payment. */
  readonly laterFen: number
  readonly totalFen: number
}

type PlatformFees = Pick<Shop['figures'], 'annualFeeFen' | 'consumerDepositFen' | 'otherFeesFen'>

type SummedShop = Pick<Shop, 'priceFen' | 'kind'> & {
  readonly figures: PlatformFees & Pick<Shop['figures'], 'registeredCapitalFen'>
}

interface Choice {
  readonly plan: PaymentPlan
  readonly now: number
  /** The sum that the chosen coupon takes off; 0 without one. */
  readonly couponFen?: number
}

/** Before an order: at the price of the shop, or at the one that this buyer agreed on with its seller. */
export const shopSums = (shop: SummedShop, { plan, now, couponFen = 0 }: Choice): DealSums =>
  dealSums(
    purchaseTerms({ priceFen: shop.priceFen, kind: shop.kind, plan, couponFen, ...capitalOf(shop) }),
    endOfNaturalDay(now, BALANCE_WITHIN_DAYS),
    shop.figures,
  )

/** Of an order; the platform's fees are those of its listing, and unknown where that is gone. */
export const orderSums = (
  order: Dated & Pick<Order, 'plan' | 'priceFen' | 'couponFen' | 'shop'>,
  listing: Pick<SummedShop, 'figures'> | null,
  now: number,
): DealSums =>
  dealSums(
    purchaseTerms({ ...order, ...capitalOf(listing) }),
    agreedDates(order).balanceBy ?? endOfNaturalDay(now, BALANCE_WITHIN_DAYS),
    listing?.figures ?? null,
  )

/** The part of the sums that is to be paid later. */
export type LaterSums = Pick<DealSums, 'laterFen' | 'balanceFen' | 'balanceBy' | 'atHandOverFen'>

/** The sums that are still due once this payment is made. */
export const sumsAfter = (sums: LaterSums, paid: PaymentPart): LaterSums =>
  paid === 'deposit' ? sums : { ...sums, laterFen: sums.atHandOverFen, balanceFen: 0, balanceBy: null }

function dealSums(terms: PurchaseTerms, balanceBy: number, fees: PlatformFees | null): DealSums {
  const isFull = terms.plan === 'full'
  const toSeller = { payee: 'seller', isReturnable: false } as const
  /** The payment that completes the price: the fee is in it, and the coupon counts for it. */
  const completing = {
    payee: 'house',
    when: isFull ? 'now' : 'later',
    dueBy: isFull ? null : balanceBy,
    isReturnable: false,
  } as const
  const price: readonly Cost[] = isFull
    ? [{ ...toSeller, item: 'price', amountFen: terms.priceFen, when: 'now', dueBy: null }]
    : [
        { ...toSeller, item: 'price-deposit', amountFen: terms.depositFen, when: 'now', dueBy: null },
        { ...toSeller, item: 'price-balance', amountFen: terms.balanceFen, when: 'later', dueBy: balanceBy },
      ]
  const own: readonly Cost[] = [
    ...price,
    { ...completing, item: 'service-fee', amountFen: terms.serviceFeeFen },
    { ...completing, item: 'coupon', amountFen: -Math.min(terms.couponFen, terms.serviceFeeFen) },
  ]
  const atHandOver = { payee: 'platform', when: 'later', dueBy: null, isReturnable: false } as const
  const others: readonly Cost[] =
    fees === null
      ? []
      : [
          { ...atHandOver, item: 'annual-fee', amountFen: fees.annualFeeFen.value },
          { ...atHandOver, item: 'consumer-deposit', amountFen: fees.consumerDepositFen.value, isReturnable: true },
          { ...atHandOver, item: 'other-fees', amountFen: fees.otherFeesFen.value },
        ]
  const nowFen = sumOf(own.filter(({ when }) => when === 'now'))
  const balanceFen = sumOf(own.filter(({ when }) => when === 'later'))
  const due = others.filter(({ amountFen }) => amountFen > 0)
  const atHandOverFen = sumOf(due)
  const laterFen = balanceFen + atHandOverFen
  return {
    terms,
    costs: [...own.filter(({ amountFen }) => amountFen !== 0), ...due],
    nowFen,
    balanceFen,
    balanceBy: isFull ? null : balanceBy,
    atHandOverFen,
    laterFen,
    totalFen: nowFen + laterFen,
  }
}

const sumOf = (costs: readonly Cost[]): number => sumFen(costs.map(({ amountFen }) => amountFen))
