import { describe, expect, it } from 'vitest'
import { RECHARGE, refusal } from '../../../testing/money-requests.ts'
import { TWO_REVIEWERS_FROM_FEN, needsTwoReviewers, TWO_REVIEWERS_IN_ALL_FROM_FEN } from '../index.ts'
import { creditByHand, isLargeCredit, type HandCredit } from './credit-by-hand.ts'

const HANDS: HandCredit = { at: 7, by: 'wang', why: 'bank slip', second: 'zhao', reference: 'B-1' }
const LARGE = { ...RECHARGE, amountFen: TWO_REVIEWERS_FROM_FEN }
const waysOf = (amountFen: number, hands: HandCredit) => {
  const credited = creditByHand({ ...RECHARGE, amountFen }, hands)
  return credited.ok ? credited.value.steps.map(({ status, by, at, why }) => [status, by, at, why]) : credited
}

describe('creditByHand', () => {
  it('leads a small sum to its credit by one hand, although a second one is named (WAL-34)', () => {
    for (const second of ['zhao', null])
      expect(waysOf(500, { ...HANDS, second })).toEqual([
        ['reviewing', 'wang', 7, 'bank slip'],
        ['not-yet-credited', 'wang', 7, 'bank slip'],
        ['credited', 'wang', 7, 'bank slip'],
      ])
  })

  it('leads a large sum through an approval by the second hand (WAL-34)', () => {
    const approved = [
      ['reviewing', 'wang', 7, 'bank slip'],
      ['in-approval', 'wang', 7, 'bank slip'],
      ['not-yet-credited', 'zhao', 7, 'bank slip'],
      ['credited', 'zhao', 7, 'bank slip'],
    ]
    expect(waysOf(TWO_REVIEWERS_FROM_FEN, HANDS)).toEqual(approved)
    expect(waysOf(500, { ...HANDS, needsTwo: true })).toEqual(approved)
  })

  it('credits no large sum without a second hand, then without the bank’s name for it, or by one hand twice (WAL-34)', () => {
    for (const second of [null, ' '])
      expect(creditByHand(LARGE, { ...HANDS, second, reference: null })).toEqual(
        refusal('大额须经第二人复核', 'second', 'parameter-missing'),
      )
    for (const reference of [null, ' '])
      expect(creditByHand(LARGE, { ...HANDS, reference })).toEqual(
        refusal('请填写银行流水号', 'reference', 'parameter-missing'),
      )
    expect(creditByHand(LARGE, { ...HANDS, second: ' WANG' })).toEqual(refusal('须由另一位经办人复核', 'by'))
  })
})

it('a credit is large from 500 000 yuan on, and where its hand has let much through already (WAL-34)', () => {
  expect([499_999_99, 500_000_00].map((amountFen) => isLargeCredit(amountFen, {}))).toEqual([false, true])
  expect([true, false].map((needsTwo) => isLargeCredit(1, { needsTwo }))).toEqual([true, false])
})

it('a sum needs two reviewers from either border on, with what the same hand let through before (WAL-34)', () => {
  const needs = (amountFen: number, toPersonFen: number, inAllFen: number) =>
    needsTwoReviewers(amountFen, { toPersonFen, inAllFen })
  const [one, all] = [TWO_REVIEWERS_FROM_FEN, TWO_REVIEWERS_IN_ALL_FROM_FEN]
  expect([one, all]).toEqual([500_000_00, 2_000_000_00])
  expect([needs(one - 1, 0, 0), needs(one, 0, 0), needs(1, one - 2, 0), needs(1, one - 1, 0)]).toEqual([
    false,
    true,
    false,
    true,
  ])
  expect([needs(1, 0, all - 2), needs(1, 0, all - 1)]).toEqual([false, true])
})
