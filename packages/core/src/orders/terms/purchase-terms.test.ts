import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPriceFen } from '../../../testing/arbitraries/a-shop.ts'
import { MAX_FEN } from '../../kernel/index.ts'
import {
  CLAUSES,
  hasViewing,
  isTermsVersion,
  PAYMENT_PLANS,
  purchaseTerms,
  TERMS_VERSION,
  TERMS_VERSIONS,
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
