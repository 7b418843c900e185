import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RECHARGE, step } from '../../../testing/money-requests.ts'
import { refusedAs } from '../../../testing/refused-as.ts'
import {
  decideChargeNews,
  decideCredit,
  decideLateCredit,
  decideRechargeReview,
  decideTransfer,
  paysAsOf,
  plainReference,
  postingOfRecharge,
  TWO_REVIEWERS_FROM_FEN,
  type Recharge,
} from '../index.ts'

const AT_CHANNEL: Recharge = { ...RECHARGE, channel: 'wy' }
const HANDS = { at: 7, by: 'wang', why: 'bank slip', second: null, reference: 'B-1' }

describe('decideChargeNews', () => {
  it('credits what was paid, as of when its channel says so (WAL-38)', () => {
    const decided = decideChargeNews(AT_CHANNEL, { kind: 'paid', amountFen: 500, paidAt: 3 }, 7)
    expect(decided).toMatchObject({
      value: { before: AT_CHANNEL, after: { status: 'credited' }, isLate: false, paidAt: 3 },
    })
  })

  it('changes nothing for news that say nothing new, and notes money that came late (WAL-38, WAL-49)', () => {
    const failed: Recharge = { ...AT_CHANNEL, status: 'failed' }
    const closed = decideChargeNews(failed, { kind: 'closed', why: 'over' }, 7)
    expect(closed).toMatchObject({ value: { isLate: false } })
    expect(closed.ok && closed.value.after).toBe(failed)
    const late = decideChargeNews(failed, { kind: 'paid', amountFen: 500 }, 7)
    expect(late).toMatchObject({ value: { isLate: true } })
    expect(late.ok && late.value.after).toBe(failed)
  })

  it('refuses news of an unknown recharge, and what does not fit it (WAL-38, PAY-5)', () => {
    expect(decideChargeNews(undefined, { kind: 'processing' }, 7)).toMatchObject(refusedAs('not-found', 'id'))
    expect(decideChargeNews(AT_CHANNEL, { kind: 'paid', amountFen: 501 }, 7)).toMatchObject(
      refusedAs('bad-parameter', 'amountFen'),
    )
  })
})

it('money pays a balance as of when it was sent, and whatever else as of now (WAL-54)', () => {
  const transfer = { channel: 'transfer', askedAt: 4 } as const
  expect(paysAsOf('balance', transfer, undefined, 9)).toBe(4)
  expect(paysAsOf('balance', AT_CHANNEL, 6, 9)).toBe(6)
  for (const part of ['full', 'deposit'] as const) expect(paysAsOf(part, transfer, 6, 9)).toBe(9)
})

describe('decideRechargeReview', () => {
  const found: Recharge = { ...RECHARGE, status: 'not-yet-credited' }
  const decide = (facts: object = {}, status: 'credited' | 'failed' = 'credited') =>
    decideRechargeReview({ recharge: found, reference: 'B-1', isMovementKnown: false, ...facts }, step(status))

  it('credits a movement that the bank has a name for, once (WAL-45)', () => {
    expect(decide()).toMatchObject({ value: { before: found, after: { status: 'credited' }, credited: 'B-1' } })
    expect(decide({ reference: '', isMovementKnown: true })).toMatchObject(refusedAs('parameter-missing', 'reference'))
    expect(decide({ isMovementKnown: true })).toMatchObject(refusedAs('key-reused', 'reference'))
  })

  it('asks for no name where nothing is credited (WAL-45)', () => {
    expect(decide({ reference: '', isMovementKnown: true }, 'failed')).toMatchObject({
      value: { after: { status: 'failed' }, credited: null },
    })
  })

  it('refuses an unknown recharge, and a move off the map before its reference (WAL-15)', () => {
    expect(decide({ recharge: undefined })).toMatchObject(refusedAs('not-found', 'id'))
    expect(decide({ recharge: RECHARGE, reference: '' })).toMatchObject(refusedAs('bad-parameter', 'status'))
  })

  it('the bank’s name for a movement is the same however it is typed (WAL-45)', () => {
    expect(plainReference(' b－ 1 ')).toBe('B-1')
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(plainReference(plainReference(text))).toBe(plainReference(text))
      }),
    )
  })
})

describe('decideCredit', () => {
  const money = { ...HANDS, userId: 'lin', channel: 'transfer', amountFen: 500 } as const

  it('leads money to its credit, every step by a hand (WAL-11, WAL-15)', () => {
    const decided = decideCredit(money)
    expect(decided).toMatchObject({ value: { askedAt: 7, status: 'credited', steps: [{}, {}, { by: 'wang' }] } })
    expect(decided.ok && postingOfRecharge({ ...decided.value, id: 'r1' })?.lines).toContainEqual({
      account: 'available:lin',
      amountFen: 500,
    })
  })

  it('refuses what is no sum, and a large one without a second reviewer or a name of the bank’s (WAL-34)', () => {
    for (const amountFen of [0, -1, 0.5])
      expect(decideCredit({ ...money, amountFen })).toMatchObject(refusedAs('bad-parameter', 'amountFen'))
    const large = { ...money, amountFen: TWO_REVIEWERS_FROM_FEN }
    expect(decideCredit(large)).toMatchObject(refusedAs('parameter-missing', 'second'))
    expect(decideCredit({ ...large, second: 'zhao', reference: ' ' })).toMatchObject(
      refusedAs('parameter-missing', 'reference'),
    )
  })
})

describe('decideLateCredit', () => {
  const failed = { ...AT_CHANNEL, status: 'failed', late: 'waiting' } as const
  const decide = (over: object = {}, credit: object = {}) =>
    decideLateCredit({ ...failed, ...over }, { ...HANDS, reference: null, ...credit })

  it('is of the failed recharge’s money, and names it where the bank has no name for a small sum (WAL-49)', () => {
    expect(decide()).toMatchObject({
      value: {
        recharge: failed,
        money: { userId: 'lin', channel: 'wy', amountFen: 500, reference: 'late r1', why: 'bank slip (r1)' },
      },
    })
    expect(decide({}, { reference: ' b 2' })).toMatchObject({ value: { money: { reference: 'B2' } } })
    for (const large of [decide({ amountFen: TWO_REVIEWERS_FROM_FEN }), decide({}, { needsTwo: true })])
      expect(large).toMatchObject({ value: { money: { reference: '' } } })
  })

  it('happens once, and to money that came late only (WAL-49)', () => {
    for (const late of ['credited', null]) expect(decide({ late })).toMatchObject(refusedAs('bad-parameter', 'status'))
    expect(decideLateCredit(undefined, HANDS)).toMatchObject(refusedAs('not-found', 'id'))
  })
})

it('money on an account that was made for a user is theirs, under the bank’s name for it (WAL-43)', () => {
  const arrived = { at: 7, by: 'wang', second: null, amountFen: 500, reference: ' b 7' }
  expect(decideTransfer('lin', arrived)).toMatchObject({
    value: { userId: 'lin', channel: 'transfer', amountFen: 500, reference: 'B7', why: '银行流水 B7' },
  })
  expect(decideTransfer(undefined, arrived)).toMatchObject(refusedAs('not-found', 'account'))
})
