import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPriceFen } from '../../../testing/arbitraries/a-shop.ts'
import { exampleShop } from '../../../testing/example-shop.ts'
import { aPlacedOrder } from '../../../testing/an-order-at-work.ts'
import { MAX_FEN } from '../../kernel/index.ts'
import {
  capitalOf,
  figuresOf,
  PAYMENT_PLANS,
  purchaseTerms,
  TERMS_VERSION,
  TERMS_VERSIONS,
  type Clause,
  type Deal,
} from '../index.ts'

const figureNames = (clause: Clause, deal: Deal): readonly string[] =>
  figuresOf(clause, purchaseTerms(deal)).map(({ name, unit, amount }) => `${name} ${amount} ${unit}`)
const full: Deal = { priceFen: 10_000_000, plan: 'full', kind: 'flagship' }
const deposit: Deal = { ...full, plan: 'deposit' }
const company: Deal = { ...deposit, kind: 'enterprise' }

describe('figuresOf', () => {
  it.each<readonly [Clause, Deal, readonly string[]]>([
    ['subject', full, ['price 10000000 fen']],
    [
      'full-payment',
      full,
      ['pay-within 24 hours', 'due-now 11000000 fen', 'price 10000000 fen', 'service-fee 1000000 fen'],
    ],
    [
      'deposit-payment',
      deposit,
      [
        'pay-within 24 hours',
        'deposit-share 20 percent',
        'deposit 2000000 fen',
        'balance-within 7 natural-days',
        'settle-after-viewing-within 7 natural-days',
        'due-later 9000000 fen',
        'balance 8000000 fen',
        'service-fee 1000000 fen',
      ],
    ],
    ['service-fee', full, ['service-fee-share 10 percent', 'service-fee 1000000 fen']],
    [
      'full-payment',
      { ...full, couponFen: 5_000 },
      [
        'pay-within 24 hours',
        'due-now 11000000 fen',
        'price 10000000 fen',
        'service-fee 1000000 fen',
        'coupon 5000 fen',
      ],
    ],
    ['escrow', full, ['report-within 72 hours']],
    ['signing', full, ['sign-within 3 days', 'damages 3000000 fen']],
    ['hand-over', full, ['hand-over-within 7 natural-days']],
    ['mismatch', full, ['report-within 72 hours']],
    ['buyer-gives-up', full, ['damages-share 30 percent', 'damages 3000000 fen']],
    ['buyer-gives-up', deposit, ['damages-share 20 percent', 'damages 2000000 fen']],
    ['seller-fails', full, ['damages-share 30 percent', 'damages 3000000 fen']],
    ['company-shop', company, ['equity-share 51 percent']],
    [
      'company-shop',
      { ...company, registeredCapitalFen: 100_000_000 },
      ['equity-share 51 percent', 'registered-capital 100000000 fen', 'equity-capital 51000000 fen'],
    ],
    ['company-shop', full, []],
  ])('%s (ORD-44)', (clause, deal, figures) => {
    expect(figureNames(clause, deal)).toEqual(figures)
  })

  it('every clause of every deal has whole figures that are the deal’s own (ORD-44)', () => {
    fc.assert(
      fc.property(aPriceFen(), fc.constantFrom(...PAYMENT_PLANS), (priceFen, plan) => {
        const terms = purchaseTerms({ priceFen, plan, kind: 'enterprise', registeredCapitalFen: priceFen })
        for (const clause of terms.clauses)
          for (const { amount } of figuresOf(clause, terms)) expect(Number.isInteger(amount) && amount > 0).toBe(true)
      }),
    )
  })
})

describe('an agreement of before', () => {
  const figuresUnder = (version: string, clause: Clause, deal: Deal) =>
    figuresOf(clause, { ...purchaseTerms(deal), version }).map(({ name, unit }) => `${name} ${unit}`)
  const withCoupon = { ...full, couponFen: 5_000 }
  const known = { ...company, registeredCapitalFen: 100_000_000 }

  it('of the first version says of no silence, no late signature, no coupon and no capital what they cost (ORD-68)', () => {
    expect(figuresUnder('2026-11', 'escrow', full)).toEqual([])
    expect(figuresUnder('2026-11', 'signing', full)).toEqual(['sign-within days'])
    expect(figuresUnder('2026-11', 'full-payment', withCoupon)).toEqual([
      'pay-within hours',
      'due-now fen',
      'price fen',
      'service-fee fen',
    ])
    expect(figuresUnder('2026-11', 'company-shop', known)).toEqual(['equity-share percent', 'equity-capital fen'])
  })

  it('of the second version says all of these (ORD-68)', () => {
    expect(figuresUnder('2026-11-22', 'escrow', full)).toEqual(['report-within hours'])
    expect(figuresUnder('2026-11-22', 'signing', full)).toEqual(['sign-within days', 'damages fen'])
    expect(figuresUnder('2026-11-22', 'full-payment', withCoupon)).toContain('coupon fen')
    expect(figuresUnder('2026-11-22', 'company-shop', known)).toContain('registered-capital fen')
  })

  it('counts whole days after a viewing, where today’s counts natural ones, which has a clause about it (ORD-68)', () => {
    const settled = (version: string) => figuresUnder(version, 'deposit-payment', { ...deposit, couponFen: 5_000 })
    for (const older of ['2026-11', '2026-11-22']) expect(settled(older)).toContain('settle-after-viewing-within days')
    expect(settled(TERMS_VERSION)).toContain('settle-after-viewing-within natural-days')
    expect([settled('2026-11').at(-1), settled(TERMS_VERSION).at(-1)]).toEqual(['service-fee fen', 'coupon fen'])
    expect(figuresUnder(TERMS_VERSION, 'viewing', full)).toEqual([])
  })
})

describe('a company shop', () => {
  it.each([
    [0, 0],
    [1, 1],
    [100, 51],
    [101, 52],
    [MAX_FEN, 51_000_000_000_000],
    [Number.NaN, null],
    [-1, null],
    [0.5, null],
  ])('with a capital of %s changes hands with at least %s of it (ORD-45)', (registeredCapitalFen, leastCapitalFen) => {
    expect(purchaseTerms({ ...company, registeredCapitalFen }).equity).toEqual({
      leastPercent: 51,
      capitalFen: leastCapitalFen === null ? null : registeredCapitalFen,
      leastCapitalFen,
    })
  })

  it('has the capital that its listing names, and none where it names none (ORD-45)', () => {
    const { figures } = exampleShop(1)
    expect(capitalOf({ figures })).toEqual({ registeredCapitalFen: 100_000_000 })
    expect(capitalOf({ figures: { registeredCapitalFen: { ...figures.registeredCapitalFen, value: 0 } } })).toEqual({})
    expect(capitalOf(null)).toEqual({})
  })

  it('says the share without the capital, and any other shop says none (ORD-45)', () => {
    expect(purchaseTerms(company).equity).toEqual({ leastPercent: 51, capitalFen: null, leastCapitalFen: null })
    expect(purchaseTerms(full).equity).toBeNull()
  })
})

it('an order has the agreement of its deal, in the version that it was placed under (ORD-4, ORD-68)', () => {
  for (const version of TERMS_VERSIONS)
    expect(purchaseTerms(aPlacedOrder('full', { termsVersion: version })).version).toBe(version)
  const order = aPlacedOrder('deposit', { termsVersion: TERMS_VERSION })
  expect(purchaseTerms(order)).toEqual(
    purchaseTerms({ priceFen: order.priceFen, plan: 'deposit', kind: order.shop.kind }),
  )
  expect(
    purchaseTerms({ priceFen: 5, plan: 'full', shop: { kind: 'enterprise' }, termsVersion: TERMS_VERSION }).clauses,
  ).toContain('company-shop')
})

it.each([Number.NaN, Infinity, -Infinity, -1, 0.5, 1e308, MAX_FEN + 1])(
  'a price of %s makes an agreement about nothing (KRN-1)',
  (priceFen) => {
    const terms = purchaseTerms({ ...full, priceFen })
    expect(terms).toMatchObject({
      priceFen: 0,
      depositFen: 0,
      balanceFen: 0,
      serviceFeeFen: 0,
      dueNowFen: 0,
      dueLaterFen: 0,
      damagesFen: 0,
    })
  },
)
