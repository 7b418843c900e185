import { describe, expect, it } from 'vitest'
import { step, WITHDRAWAL } from '../../../testing/money-requests.ts'
import { refusedAs } from '../../../testing/refused-as.ts'
import {
  decideTakingBack,
  decideWithdrawal,
  decideWithdrawalReview,
  postingOfWithdrawal,
  toWithdrawalView,
  withdrawalFrozenPosting,
} from '../index.ts'

const CARD = { bank: 'CMB', holder: '林小满', lastFour: '1234' } as const
const FACTS = { userId: 'lin', card: CARD, verifiedNames: ['林小满'], availableFen: 500, at: 9 }
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
    expect(decideWithdrawalReview(WITHDRAWAL, step('processing'))).toMatchObject({ value: { status: 'processing' } })
    expect(decideWithdrawalReview(WITHDRAWAL, step('paid-out'))).toMatchObject(refusedAs('bad-parameter', 'status'))
    expect(decideWithdrawalReview(undefined, step('processing'))).toMatchObject(refusedAs('not-found', 'id'))
  })

  it('is shown without whose it is and which card it was (WAL-31)', () => {
    const shown = toWithdrawalView({ ...WITHDRAWAL, card: CARD })
    expect(Object.keys(shown).toSorted()).toEqual(['amountFen', 'askedAt', 'card', 'id', 'status', 'steps'])
  })
})
