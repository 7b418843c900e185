import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPriceFen, aShop } from '../../../testing/arbitraries/a-shop.ts'
import { anInstant } from '../../../testing/arbitraries/an-instant.ts'
import { exampleShop } from '../../../testing/example-shop.ts'
import { MAX_FEN, sumFen } from '../../kernel/index.ts'
import {
  CLAUSES,
  endOfNaturalDay,
  hasViewing,
  isTermsVersion,
  PAYMENT_PLANS,
  purchaseTerms,
  TERMS_VERSION,
  TERMS_VERSIONS,
  totalCost,
  type PaymentPlan,
} from '../index.ts'

const aPlan = () => fc.constantFrom<PaymentPlan>(...PAYMENT_PLANS)
const anyPriceFen = () => fc.oneof(aPriceFen(), fc.nat({ max: 200 }), fc.integer({ min: MAX_FEN - 100, max: MAX_FEN }))

describe('purchaseTerms', () => {
  it('a shop for 128 000 yuan, paid in full (ORD-1, ORD-2, ORD-3)', () => {
    expect(purchaseTerms({ priceFen: 12_800_000, plan: 'full', kind: 'flagship' })).toMatchObject({
      depositFen: 2_560_000,
      balanceFen: 10_240_000,
      serviceFeeFen: 1_280_000,
      dueNowFen: 14_080_000,
      dueLaterFen: 0,
      damagesFen: 3_840_000,
    })
  })

  it('the same shop with a deposit has a fifth due now, the rest later, and a fifth as damages (ORD-1, ORD-2, ORD-3)', () => {
    expect(purchaseTerms({ priceFen: 12_800_000, plan: 'deposit', kind: 'flagship' })).toMatchObject({
      dueNowFen: 2_560_000,
      dueLaterFen: 11_520_000,
      damagesFen: 2_560_000,
    })
  })

  it.each([
    [2, 0, 0],
    [3, 1, 0],
    [5, 1, 1],
    [12_345_678, 2_469_136, 1_234_568],
  ])('of %i fen the deposit is %i and the fee %i (ORD-1)', (priceFen, depositFen, serviceFeeFen) => {
    expect(purchaseTerms({ priceFen, plan: 'full', kind: 'personal' })).toMatchObject({ depositFen, serviceFeeFen })
  })

  it('splits every price to the fen (ORD-1, ORD-2)', () => {
    fc.assert(
      fc.property(anyPriceFen(), aPlan(), (priceFen, plan) => {
        const terms = purchaseTerms({ priceFen, plan, kind: 'exclusive' })
        expect(terms.depositFen + terms.balanceFen).toBe(priceFen)
        expect(terms.dueNowFen + terms.dueLaterFen).toBe(priceFen + terms.serviceFeeFen)
        expect(Math.abs(terms.depositFen * 5 - priceFen)).toBeLessThanOrEqual(2.5)
        expect(Math.abs(terms.serviceFeeFen * 10 - priceFen)).toBeLessThanOrEqual(5)
        for (const partFen of [terms.depositFen, terms.balanceFen, terms.damagesFen]) {
          expect(Number.isInteger(partFen) && partFen >= 0 && partFen <= priceFen).toBe(true)
        }
      }),
    )
  })

  it('says which version of the agreement it is (ORD-4)', () => {
    expect(purchaseTerms({ priceFen: 1, plan: 'full', kind: 'flagship' }).version).toBe(TERMS_VERSION)
    expect(TERMS_VERSIONS.at(-1)).toBe(TERMS_VERSION)
    expect(TERMS_VERSIONS.map(hasViewing)).toEqual([false, false, true, true])
    expect([...TERMS_VERSIONS, '2099-01', ''].map(isTermsVersion)).toEqual([true, true, true, true, false, false])
    expect(hasViewing('2099-01')).toBe(true)
  })

  it('reads the clauses of its plan, in order (ORD-4)', () => {
    const full = purchaseTerms({ priceFen: 1, plan: 'full', kind: 'flagship' }).clauses
    const company = purchaseTerms({ priceFen: 1, plan: 'deposit', kind: 'enterprise' }).clauses
    expect(full).toEqual(CLAUSES.filter((clause) => clause !== 'company-shop' && clause !== 'deposit-payment'))
    expect(company).toEqual(CLAUSES.filter((clause) => clause !== 'full-payment'))
  })
})

describe('totalCost', () => {
  const shop = exampleShop(1, { priceFen: 10_000_000 })
  const now = Date.UTC(2026, 2, 11, 4)

  it('lists what a full payment costs (ORD-5)', () => {
    const { costs, nowFen, laterFen, totalFen } = totalCost(shop, 'full', now)
    expect(costs.map(({ item, when }) => [item, when])).toEqual([
      ['price', 'now'],
      ['service-fee', 'now'],
      ['annual-fee', 'later'],
      ['consumer-deposit', 'later'],
    ])
    expect([nowFen, laterFen, totalFen]).toEqual([11_000_000, 8_000_000, 19_000_000])
  })

  it('lists what a deposit costs, with the day of the balance (ORD-5)', () => {
    const { costs, nowFen } = totalCost(shop, 'deposit', now)
    expect(nowFen).toBe(2_000_000)
    const balance = costs.find(({ item }) => item === 'price-balance')
    expect(balance).toMatchObject({ amountFen: 8_000_000, payee: 'seller', dueBy: endOfNaturalDay(now, 7) })
    expect(costs.find(({ item }) => item === 'consumer-deposit')?.isReturnable).toBe(true)
  })

  it('names every cost with its payee, its day and whether it comes back (ORD-5)', () => {
    const told = (plan: PaymentPlan) =>
      totalCost(
        { ...shop, figures: { ...shop.figures, otherFeesFen: { value: 7, by: 'seller', at: 0 } } },
        plan,
        now,
      ).costs.map(({ item, payee, when, dueBy, isReturnable }) => [item, payee, when, dueBy, isReturnable])
    const by = endOfNaturalDay(now, 7)
    const atHandOver = [
      ['annual-fee', 'platform', 'later', null, false],
      ['consumer-deposit', 'platform', 'later', null, true],
      ['other-fees', 'seller', 'later', null, false],
    ]
    expect(told('full')).toEqual([
      ['price', 'seller', 'now', null, false],
      ['service-fee', 'house', 'now', null, false],
      ...atHandOver,
    ])
    expect(told('deposit')).toEqual([
      ['price-deposit', 'seller', 'now', null, false],
      ['price-balance', 'seller', 'later', by, false],
      ['service-fee', 'house', 'later', by, false],
      ...atHandOver,
    ])
  })

  it('adds up for every shop, plan and day (ORD-5)', () => {
    fc.assert(
      fc.property(aShop(), aPlan(), anInstant(), (anyShop, plan, at) => {
        const { costs, nowFen, laterFen, totalFen } = totalCost(anyShop, plan, at)
        expect(sumFen(costs.map(({ amountFen }) => amountFen))).toBe(totalFen)
        expect(nowFen + laterFen).toBe(totalFen)
        expect(nowFen).toBe(purchaseTerms({ ...anyShop, plan }).dueNowFen)
        expect(costs.every(({ amountFen }) => amountFen > 0)).toBe(true)
        expect(costs.every(({ when, dueBy }) => when === 'later' || dueBy === null)).toBe(true)
        expect(new Set(costs.map(({ item }) => item)).size).toBe(costs.length)
      }),
    )
  })
})
