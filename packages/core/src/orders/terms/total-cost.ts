import type { Shop } from '../../catalog/index.ts'
import { sumFen } from '../../kernel/index.ts'
import { endOfNaturalDay } from '../life/deadlines.ts'
import { BALANCE_WITHIN_DAYS, purchaseTerms, type PaymentPlan } from './purchase-terms.ts'

export type CostItem =
  | 'price'
  | 'price-deposit'
  | 'price-balance'
  | 'service-fee'
  | 'annual-fee'
  | 'consumer-deposit'
  | 'other-fees'

export interface Cost {
  readonly item: CostItem
  readonly amountFen: number
  readonly payee: 'seller' | 'house' | 'platform'
  readonly when: 'now' | 'later'
  /** The last day for what is due later; null where the platform names it at the hand-over. */
  readonly dueBy: number | null
  /** The platform gives it back when the shop is closed or sold on. */
  readonly isReturnable: boolean
}

/** Everything a shop costs its buyer, before anything is ordered. */
export interface TotalCost {
  readonly costs: readonly Cost[]
  readonly nowFen: number
  readonly laterFen: number
  readonly totalFen: number
}

type CostedShop = Pick<Shop, 'priceFen' | 'kind'> & {
  readonly figures: Pick<Shop['figures'], 'annualFeeFen' | 'consumerDepositFen' | 'otherFeesFen'>
}

export function totalCost(shop: CostedShop, plan: PaymentPlan, now: number): TotalCost {
  const terms = purchaseTerms({ priceFen: shop.priceFen, plan, kind: shop.kind })
  const balanceBy = endOfNaturalDay(now, BALANCE_WITHIN_DAYS)
  const toSeller = { payee: 'seller', isReturnable: false } as const
  const price: readonly Cost[] =
    plan === 'full'
      ? [{ ...toSeller, item: 'price', amountFen: terms.priceFen, when: 'now', dueBy: null }]
      : [
          { ...toSeller, item: 'price-deposit', amountFen: terms.depositFen, when: 'now', dueBy: null },
          { ...toSeller, item: 'price-balance', amountFen: terms.balanceFen, when: 'later', dueBy: balanceBy },
        ]
  const fee: Cost = {
    item: 'service-fee',
    amountFen: terms.serviceFeeFen,
    payee: 'house',
    when: plan === 'full' ? 'now' : 'later',
    dueBy: plan === 'full' ? null : balanceBy,
    isReturnable: false,
  }
  const atHandOver = { payee: 'platform', when: 'later', dueBy: null } as const
  const costs = [
    ...price,
    fee,
    { ...atHandOver, item: 'annual-fee', amountFen: shop.figures.annualFeeFen.value, isReturnable: false },
    { ...atHandOver, item: 'consumer-deposit', amountFen: shop.figures.consumerDepositFen.value, isReturnable: true },
    { ...toSeller, item: 'other-fees', amountFen: shop.figures.otherFeesFen.value, when: 'later', dueBy: null },
  ] satisfies readonly Cost[]
  const requested = costs.filter((cost) => cost.amountFen > 0)
  const nowFen = sumFen(requested.filter((cost) => cost.when === 'now').map((cost) => cost.amountFen))
  const laterFen = sumFen(requested.filter((cost) => cost.when === 'later').map((cost) => cost.amountFen))
  return { costs: requested, nowFen, laterFen, totalFen: nowFen + laterFen }
}
