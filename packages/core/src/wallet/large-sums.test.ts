import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  moveRecharge,
  moveWithdrawal,
  TWO_REVIEWERS_FROM_FEN,
  RECHARGE_STATUSES,
  type Recharge,
  type RequestStep,
  type Withdrawal,
  WITHDRAW_STATUSES,
} from './index.ts'
import { refusal, RECHARGE, WITHDRAWAL, step } from '../../testing/money-requests.ts'

describe('large sums', () => {
  it.each([
    [
      'recharge',
      (change: object, to: RequestStep<never>) => moveRecharge({ ...RECHARGE, ...change }, to),
      {
        reviewing: 'reviewing',
        passed: 'not-yet-credited',
        done: 'credited',
        failed: 'failed',
        inApproval: 'in-approval',
        notApproved: 'not-approved',
      },
    ],
    [
      'withdrawal',
      (change: object, to: RequestStep<never>) => moveWithdrawal({ ...WITHDRAWAL, ...change }, to),
      {
        reviewing: 'processing',
        passed: 'to-pay-out',
        done: 'paid-out',
        failed: 'failed',
        inApproval: 'in-approval',
        notApproved: 'not-approved',
      },
    ],
  ] as const)('large sums of a %s are reviewed by two (WAL-34)', (_what, move, states) => {
    const { reviewing, passed, done, failed, inApproval, notApproved } = states as Readonly<
      Record<keyof typeof states, never>
    >
    const begun = { status: reviewing, steps: [step(reviewing)] }
    const large = { ...begun, amountFen: TWO_REVIEWERS_FROM_FEN }
    expect(move({ ...begun, amountFen: TWO_REVIEWERS_FROM_FEN - 1 }, step(passed)).ok).toBe(true)
    expect(move(large, step(passed))).toEqual(refusal('大额须经第二人复核', 'status'))
    const sent = { ...large, status: inApproval, steps: [step(reviewing), step(inApproval)] }
    expect(move(sent, step(passed))).toEqual(refusal('须由另一位经办人复核', 'by'))
    const shared = { ...sent, steps: [step(reviewing), step(reviewing, { by: 'zhao' }), step(inApproval)] }
    expect(move(shared, step(passed))).toEqual(refusal('须由另一位经办人复核', 'by'))
    expect(move(sent, step(notApproved)).ok).toBe(true)
    for (const by of ['wang', ' Wang', 'ｗａｎｇ', 'W ang'])
      expect(move(sent, step(passed, { by }))).toEqual(refusal('须由另一位经办人复核', 'by'))
    expect(move(sent, step(passed, { by: 'zhao' })).ok).toBe(true)
    expect(
      move(
        { ...large, status: passed, steps: [step(reviewing), step(inApproval), step(passed, { by: 'zhao' })] },
        step(done),
      ).ok,
    ).toBe(true)
    for (const steps of [
      [],
      [step(passed)],
      [step(passed, { by: 'channel' })],
      [step(reviewing), step(inApproval), step(passed, { by: 'channel' })],
      [step(reviewing), step(inApproval), step(notApproved, { by: 'zhao' })],
    ]) {
      expect(move({ ...large, status: passed, steps }, step(done))).toEqual(refusal('大额须经第二人复核', 'status'))
      expect(move({ ...large, status: passed, steps }, step(failed)).ok).toBe(true)
    }
    for (const by of ['channel', 'person', 'house', ' Channel '])
      expect(move({ amountFen: 500 }, step(reviewing, { by }))).toEqual(refusal('请注明经办人', 'by'))
  })

  it('are never credited or paid out without two reviewers, by whatever way, and in whatever order they move (WAL-34)', () => {
    const moves = fc.array(fc.tuple(fc.nat({ max: 6 }), fc.constantFrom('wang', 'zhao', 'channel', 'Wang')), {
      maxLength: 20,
    })
    fc.assert(
      fc.property(moves, fc.constantFrom('wy', 'transfer'), (wishes, channel) => {
        let [recharge, withdrawal]: [Recharge, Withdrawal] = [
          { ...RECHARGE, channel, amountFen: TWO_REVIEWERS_FROM_FEN },
          { ...WITHDRAWAL, amountFen: TWO_REVIEWERS_FROM_FEN },
        ]
        for (const [status, by] of wishes) {
          const [one, other] = [
            moveRecharge(recharge, step(RECHARGE_STATUSES.statuses[status] ?? 'failed', { by })),
            moveWithdrawal(withdrawal, step(WITHDRAW_STATUSES.statuses[status] ?? 'failed', { by })),
          ]
          recharge = one.ok ? one.value : recharge
          withdrawal = other.ok ? other.value : withdrawal
        }
        for (const { status, steps } of [recharge, withdrawal]) {
          if (status === 'credited')
            expect(new Set(steps.map(({ by }) => by.toLowerCase()))).toEqual(new Set(['wang', 'zhao']))
        }
      }),
    )
  })
})
