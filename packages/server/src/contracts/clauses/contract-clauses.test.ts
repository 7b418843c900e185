import { createHash } from 'node:crypto'
import { SHOP_KINDS, type ShopKind } from '@diandu/core/catalog'
import {
  PAYMENT_PLANS,
  purchaseTerms,
  TERMS_VERSION,
  TERMS_VERSIONS,
  type Clause,
  type Ending,
  type PaymentPlan,
  type TermsVersion,
} from '@diandu/core/orders'
import { anOrder } from '@diandu/core/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { writeClauses } from './contract-clauses.ts'
import { FIRST_CLAUSES } from './clauses-2026-11.ts'

const KINDS = Object.keys(SHOP_KINDS) as ShopKind[]

/** Everything that one version says, of a deal of each kind. */
function wholeText(version: TermsVersion): string {
  const deals = PAYMENT_PLANS.flatMap((plan) =>
    KINDS.flatMap((kind) =>
      [0, 12_345].map((couponFen) => ({
        priceFen: 12_345_678,
        plan,
        kind,
        registeredCapitalFen: 100_000_001,
        couponFen,
      })),
    ),
  )
  return deals
    .flatMap((deal) =>
      writeClauses(purchaseTerms({ ...deal, shop: deal, termsVersion: version })).map(
        ({ title, text }) => `${title} ${text}`,
      ),
    )
    .join('\n')
}

/**
 * Users signed these words. If this fails, the words are put back, and the change becomes a new version with a line of
 * its own.
 */
it.each<readonly [TermsVersion, string]>([
  ['2026-11', '4d8ead544a047b07'],
  ['2026-11-22', '36dd235024ad5691'],
  ['2026-11-23', '37d32d7035bcd0e4'],
  ['2026-11-26', '37d32d7035bcd0e4'],
])('no clause of a contract under the terms of %s ever changes (ORD-64)', (version, stored) => {
  expect(createHash('sha256').update(wholeText(version)).digest('hex').slice(0, 16)).toBe(stored)
})

it('whatever the terms of today are, the contract of an order is written in the version that it was placed under (ORD-68)', () => {
  fc.assert(
    fc.property(anOrder(), fc.nat({ max: 500 }), (order, couponFen) => {
      const terms = purchaseTerms({ ...order, couponFen, termsVersion: '2026-11' })
      expect(writeClauses(terms)).toEqual(terms.clauses.map((clause) => FIRST_CLAUSES[clause]?.(terms)))
      const own = purchaseTerms(order)
      expect(writeClauses(own).length).toBe(own.clauses.length)
    }),
  )
})

it('terms that are unknown here write nothing at all (ORD-68)', () => {
  expect(() =>
    writeClauses({ ...purchaseTerms({ priceFen: 1, plan: 'full', kind: 'flagship' }), version: '2099-01' }),
  ).toThrow('2099-01')
})

const textOf = (clause: Clause, plan: PaymentPlan, couponFen = 0): string => {
  const terms = purchaseTerms({ priceFen: 10_000_000, plan, kind: 'flagship', couponFen })
  return writeClauses(terms)[terms.clauses.indexOf(clause)]?.text ?? ''
}

const EXPECTED_CLAUSES: Readonly<Record<Exclude<Ending, 'balance.late'>, readonly [Clause, ...string[]]>> = {
  'bill.confirmed': ['escrow', '乙方确认交接完成之前，丙方不向甲方支付转让价款'],
  'buyer.silent': ['escrow', '交接满 72 小时后', '可以视为乙方已确认，向甲方支付转让价款'],
  'signature.late': ['signing', '视为乙方放弃购买', '违约金人民币 30,000.00 元，其余已付款项退还乙方'],
  'buyer.gave-up': ['buyer-gives-up', '违约金人民币 30,000.00 元，为转让价款的 30%', '其余已付款项退还乙方'],
  'seller.failed': ['seller-fails', '乙方已付款项全部退还', '违约金人民币 30,000.00 元', '扣付给乙方'],
  'refund.agreed': ['mismatch', '属实的，乙方已付款项全部退还'],
}

it('whatever can end an order is told in its contract, with its sum (ORD-65)', () => {
  for (const [ending, [clause, ...words]] of Object.entries(EXPECTED_CLAUSES))
    for (const clauseText of words) expect(textOf(clause, 'full'), ending).toContain(clauseText)
})

it('a contract says what a coupon paid, and what the buyer paid themselves (ORD-65)', () => {
  expect(textOf('full-payment', 'full', 5_000)).toContain(
    '人民币 50.00 元以优惠券抵扣，由丙方支付，乙方在该次付款中自付人民币 109,950.00 元',
  )
  expect(textOf('deposit-payment', 'deposit', 5_000)).toContain(
    '人民币 50.00 元以优惠券抵扣，由丙方支付，乙方在该次付款中自付人民币 89,950.00 元',
  )
  for (const plan of PAYMENT_PLANS)
    expect(textOf(plan === 'full' ? 'full-payment' : 'deposit-payment', plan)).not.toContain('优惠券')
  expect(TERMS_VERSION).toBe(TERMS_VERSIONS.at(-1))
})
