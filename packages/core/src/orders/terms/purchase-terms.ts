import { isFen, percentOf } from '../../kernel/index.ts'
import type { Shop, ShopKind } from '../../catalog/index.ts'
import { DEPOSIT_PERCENT, splitByDeposit } from './deposit.ts'
import { hasViewing, TERMS_VERSION } from './terms-version.ts'

/** Pay everything at once, or a deposit now and the balance later. */
export type PaymentPlan = 'full' | 'deposit'
export const PAYMENT_PLANS = ['full', 'deposit'] as const satisfies readonly PaymentPlan[]

/** The figures of the purchase agreement (spec §9); the deposit's is next to its rule. */
export const SERVICE_FEE_PERCENT = 10
export const DAMAGES_PERCENT = 30
export const PAY_WITHIN_HOURS = 24
export const BALANCE_WITHIN_DAYS = 7
/** With a deposit: to sign and to pay the balance, counted from the day on which the viewing was recorded. */
export const SETTLE_WITHIN_DAYS_OF_VIEWING = 7
export const SIGN_WITHIN_DAYS = 3
export const HAND_OVER_WITHIN_DAYS = 7
export const REPORT_MISMATCH_WITHIN_HOURS = 72
export const MIN_EQUITY_PERCENT = 51

export interface Deal {
  readonly priceFen: number
  readonly plan: PaymentPlan
  readonly kind: ShopKind
  /** Registered capital of the company of a company shop, where it is known. */
  readonly registeredCapitalFen?: number
  /** Discount on the payment that completes the price; 0 where absent. */
  readonly couponFen?: number
}

/** An order has the kind of its shop inside `shop`, and the version of its agreement. */
type OrderedDeal = Omit<Deal, 'kind'> & { readonly shop: Pick<Deal, 'kind'>; readonly termsVersion: string }

export const CLAUSES = [
  'subject',
  'company-shop',
  'full-payment',
  'deposit-payment',
  'viewing',
  'service-fee',
  'escrow',
  'signing',
  'hand-over',
  'mismatch',
  'buyer-gives-up',
  'seller-fails',
] as const

export type Clause = (typeof CLAUSES)[number]

/** Clauses of the versions without a viewing. */
export type OlderClause = Exclude<Clause, 'viewing'>

/** The purchase agreement with this deal's own figures, all in fen. */
export interface PurchaseTerms {
  /** One of `TERMS_VERSIONS`, unless the order is from a program that is newer than this one. */
  readonly version: string
  readonly plan: PaymentPlan
  readonly priceFen: number
  readonly depositFen: number
  readonly balanceFen: number
  readonly serviceFeeFen: number
  /** Due with the first payment. */
  readonly dueNowFen: number
  /** Due with the balance; 0 where everything is paid at once. */
  readonly dueLaterFen: number
  /** The platform's part of the payment that completes the price, for a coupon; 0 without one. */
  readonly couponFen: number
  /** The loss of a buyer who gives up although the shop is as described; a defaulting seller owes as much. */
  readonly damagesFen: number
  readonly damagesPercent: number
  /** A company shop is sold as a share in its company; null for any other. */
  readonly equity: EquityShare | null
  /** In the order in which they are read. */
  readonly clauses: readonly Clause[]
}

/** The share that has to change hands. */
export interface EquityShare {
  readonly leastPercent: number
  /** Registered capital of the company; null where it is not known. */
  readonly capitalFen: number | null
  /** The minimum share of the registered capital; null where the capital is not known. */
  readonly leastCapitalFen: number | null
}

/** The agreement for a deal or an order. A price that is no amount of money makes an agreement about nothing. */
export function purchaseTerms(deal: Deal | OrderedDeal): PurchaseTerms {
  const { plan } = deal
  const kind = 'shop' in deal ? deal.shop.kind : deal.kind
  const priceFen = isFen(deal.priceFen) ? deal.priceFen : 0
  const { depositFen, balanceFen } = splitByDeposit(priceFen)
  const serviceFeeFen = percentOf(priceFen, SERVICE_FEE_PERCENT)
  const isFull = plan === 'full'
  const damagesPercent = isFull ? DAMAGES_PERCENT : DEPOSIT_PERCENT
  const version = 'termsVersion' in deal ? deal.termsVersion : TERMS_VERSION
  return {
    version,
    plan,
    priceFen,
    depositFen,
    balanceFen,
    serviceFeeFen,
    dueNowFen: isFull ? priceFen + serviceFeeFen : depositFen,
    dueLaterFen: isFull ? 0 : balanceFen + serviceFeeFen,
    couponFen: isFen(deal.couponFen) ? deal.couponFen : 0,
    damagesFen: percentOf(priceFen, damagesPercent),
    damagesPercent,
    equity: kind === 'enterprise' ? equityShare(deal.registeredCapitalFen) : null,
    clauses: CLAUSES.filter((clause) => applies(clause, { plan, kind, version })),
  }
}

/** The registered capital in a listing; an empty object without a listing or a figure. */
export function capitalOf(
  listing: { readonly figures: Pick<Shop['figures'], 'registeredCapitalFen'> } | null,
): Pick<Deal, 'registeredCapitalFen'> {
  const registeredCapitalFen = listing?.figures.registeredCapitalFen.value ?? 0
  return registeredCapitalFen === 0 ? {} : { registeredCapitalFen }
}

/** Rounded up: one fen less would be less than the share. */
function equityShare(capitalFen: number | undefined): EquityShare {
  const isKnown = isFen(capitalFen)
  const leastCapitalFen = isKnown ? Number((BigInt(capitalFen) * BigInt(MIN_EQUITY_PERCENT) + 99n) / 100n) : null
  return { leastPercent: MIN_EQUITY_PERCENT, capitalFen: isKnown ? capitalFen : null, leastCapitalFen }
}

function applies(
  clause: Clause,
  { plan, kind, version }: Pick<Deal, 'plan' | 'kind'> & { readonly version: string },
): boolean {
  switch (clause) {
    case 'company-shop':
      return kind === 'enterprise'
    case 'full-payment':
      return plan === 'full'
    case 'deposit-payment':
      return plan === 'deposit'
    case 'viewing':
      return hasViewing(version)
    default:
      return true
  }
}
