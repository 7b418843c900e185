import { percentOf } from '../kernel/index.ts'
import type { ShopKind } from '../catalog/index.ts'

/** Pay everything at once, or a deposit now and the balance later. */
export type PaymentPlan = 'full' | 'deposit'
export const PAYMENT_PLANS = ['full', 'deposit'] as const satisfies readonly PaymentPlan[]

/** The figures of the purchase agreement (spec §9). */
export const DEPOSIT_PERCENT = 20
export const SERVICE_FEE_PERCENT = 10
export const DAMAGES_PERCENT = 30
export const PAY_WITHIN_HOURS = 24
export const BALANCE_WITHIN_DAYS = 7
export const SIGN_WITHIN_DAYS = 3
export const HAND_OVER_WITHIN_DAYS = 7
export const REPORT_MISMATCH_WITHIN_HOURS = 72
export const LEAST_EQUITY_PERCENT = 51

/** Changes whenever a sentence or a figure of the agreement does; an order keeps the version it was placed under. */
export const TERMS_VERSION = '2026-11'

export interface Deal {
  readonly priceFen: number
  readonly plan: PaymentPlan
  readonly kind: ShopKind
}

export const CLAUSES = [
  'subject',
  'company-shop',
  'full-payment',
  'deposit-payment',
  'service-fee',
  'escrow',
  'signing',
  'hand-over',
  'mismatch',
  'buyer-gives-up',
  'seller-fails',
] as const

export type Clause = (typeof CLAUSES)[number]

/** The purchase agreement with this deal's own figures, all in fen. */
export interface PurchaseTerms {
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
  /** What the buyer loses who gives up although the shop is as described; the seller who fails owes as much. */
  readonly damagesFen: number
  /** In the order in which they are read. */
  readonly clauses: readonly Clause[]
}

export function purchaseTerms({ priceFen, plan, kind }: Deal): PurchaseTerms {
  const depositFen = percentOf(priceFen, DEPOSIT_PERCENT)
  const balanceFen = priceFen - depositFen
  const serviceFeeFen = percentOf(priceFen, SERVICE_FEE_PERCENT)
  const isFull = plan === 'full'
  return {
    version: TERMS_VERSION,
    plan,
    priceFen,
    depositFen,
    balanceFen,
    serviceFeeFen,
    dueNowFen: isFull ? priceFen + serviceFeeFen : depositFen,
    dueLaterFen: isFull ? 0 : balanceFen + serviceFeeFen,
    damagesFen: isFull ? percentOf(priceFen, DAMAGES_PERCENT) : depositFen,
    clauses: CLAUSES.filter((clause) => applies(clause, plan, kind)),
  }
}

function applies(clause: Clause, plan: PaymentPlan, kind: ShopKind): boolean {
  switch (clause) {
    case 'company-shop':
      return kind === 'enterprise'
    case 'full-payment':
      return plan === 'full'
    case 'deposit-payment':
      return plan === 'deposit'
    default:
      return true
  }
}
