import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OrderId } from '../../orders/index.ts'
import { step, WITHDRAWAL } from '../../../testing/money-requests.ts'
import { refusedAs } from '../../../testing/refused-as.ts'
import {
  decideTakingBack,
  decideWithdrawal,
  decideWithdrawalReview,
  postingOfWithdrawal,
  toWithdrawalView,
  usableOf,
  validateDebit,
  withdrawalFrozenPosting,
} from '../index.ts'

const CARD = { bank: 'CMB', holder: '林小满', lastFour: '1234' } as const
const FACTS = { userId: 'lin', card: CARD, verifiedNames: ['林小满'], availableFen: 500, owedFen: 0, at: 9 }
const WALLET = { availableFen: 0, owedFen: 0 }
const decide = (facts: Partial<Parameters<typeof decideWithdrawal>[0]> = {}, amountFen = 500) =>
  decideWithdrawal({ ...FACTS, ...facts }, { cardId: 'c1', amountFen })

describe('decideWithdrawal', () => {
  it('takes a request that freezes its money, with the card as it is now (WAL-19, WAL-31)', () => {
    const decided = decide()
    expect(decided).toEqual({
      ok: true,
      value: {
        userId: 'lin',
        cardId: 'c1',
        card: { bank: 'CMB', lastFour: '1234' },
        amountFen: 500,
        status: 'to-process',
        askedAt: 9,
        steps: [],
      },
    })
    expect(decided.ok && postingOfWithdrawal({ ...decided.value, id: 'w1' })).toEqual(
      withdrawalFrozenPosting('lin', 500, 'w1'),
    )
  })

  it('refuses an unknown card before another name, and that before a sum that is not there (WAL-18, WAL-31, WAL-51)', () => {
    const wrong = { verifiedNames: ['吴大川'], availableFen: 0 }
    expect(decide({ ...wrong, card: undefined })).toMatchObject(refusedAs('not-found', 'cardId'))
    expect(decide(wrong)).toMatchObject(refusedAs('holder-mismatch', 'cardId'))
    expect(decide({ availableFen: 499 })).toMatchObject(refusedAs('balance-short', 'amountFen'))
    expect(decide({}, 99)).toMatchObject(refusedAs('bad-parameter', 'amountFen'))
  })

  it('never lets out what its user owes, and lets out all else (WAL-83)', () => {
    const anyFen = fc.nat({ max: 10_000_00 })
    fc.assert(
      fc.property(anyFen, anyFen, anyFen, (availableFen, owedFen, amountFen) => {
        const isRight = decide({ availableFen, owedFen }, amountFen).ok
        expect(isRight).toBe(amountFen >= 1_00 && availableFen - amountFen >= 0 && availableFen - amountFen >= owedFen)
      }),
    )
    expect(decide({ availableFen: 700, owedFen: 201 })).toMatchObject(refusedAs('balance-held', 'amountFen'))
    expect(decide({ availableFen: 700, owedFen: 200 }).ok).toBe(true)
  })

  it('lets its user spend and withdraw the same sum: what is left after debts, and nothing under a hold (WAL-84)', () => {
    const anyFen = fc.nat({ max: 10_000_00 })
    fc.assert(
      fc.property(anyFen, anyFen, anyFen, fc.boolean(), (availableFen, owedFen, amountFen, isHeld) => {
        const owed = [{ orderId: 'o1' as OrderId, shopTitle: '店', leftFen: owedFen }]
        const usableFen = usableOf({ availableFen, owed, holds: isHeld ? [{ shopTitle: '店', heldAt: 0 }] : [] })
        expect(usableFen).toBe(isHeld ? 0 : Math.max(0, availableFen - owedFen))
        expect(validateDebit(amountFen, { availableFen, owedFen, isHeld }).ok).toBe(!isHeld && amountFen <= usableFen)
      }),
    )
    expect(validateDebit(1, { availableFen: 2, owedFen: 0, isHeld: true })).toMatchObject(
      refusedAs('payouts-held', 'amountFen'),
    )
  })

  it('takes any holder as long as no documents are verified (WAL-51)', () => {
    expect(decide({ verifiedNames: [] }).ok).toBe(true)
  })
})

describe('what becomes of a withdrawal', () => {
  it('is taken back by its own person only; for others there is none (WAL-12, WAL-31)', () => {
    const at = 10
    expect(decideTakingBack(WITHDRAWAL, { userId: 'lin', at })).toMatchObject({ value: { status: 'failed' } })
    const unknown = decideTakingBack(undefined, { userId: 'lin', at })
    expect(unknown).toMatchObject(refusedAs('not-found', 'id'))
    expect(decideTakingBack(WITHDRAWAL, { userId: 'wu', at })).toEqual(unknown)
  })

  it('is moved by reviewers along its map, and an unknown one is not moved (WAL-15)', () => {
    expect(decideWithdrawalReview(WITHDRAWAL, step('processing'), WALLET)).toMatchObject({
      value: { status: 'processing' },
    })
    expect(decideWithdrawalReview(WITHDRAWAL, step('paid-out'), WALLET)).toMatchObject(
      refusedAs('bad-parameter', 'status'),
    )
    expect(decideWithdrawalReview(undefined, step('processing'), WALLET)).toMatchObject(refusedAs('not-found', 'id'))
  })

  it('is not paid out while its user owes more than the wallet keeps, and may fail (WAL-83)', () => {
    const owing = { availableFen: 299, owedFen: 300 }
    const processing = { ...WITHDRAWAL, status: 'processing', steps: [step('processing')] } as const
    const passed = { ...WITHDRAWAL, status: 'to-pay-out', steps: [step('processing'), step('to-pay-out')] } as const
    for (const [withdrawal, to] of [
      [processing, 'to-pay-out'],
      [passed, 'paid-out'],
    ] as const) {
      expect(decideWithdrawalReview(withdrawal, step(to), owing)).toMatchObject(refusedAs('balance-held', 'status'))
      expect(decideWithdrawalReview(withdrawal, step(to), { availableFen: 300, owedFen: 300 }).ok).toBe(true)
      expect(decideWithdrawalReview(withdrawal, step('failed'), owing).ok).toBe(true)
    }
    expect(decideWithdrawalReview(processing, step('in-approval'), owing).ok).toBe(true)
  })

  it('is shown without whose it is and which card it was (WAL-31)', () => {
    const shown = toWithdrawalView({ ...WITHDRAWAL, card: CARD })
    expect(Object.keys(shown).toSorted()).toEqual(['amountFen', 'askedAt', 'card', 'id', 'status', 'steps'])
  })
})
