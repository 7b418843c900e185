import { WITHDRAW_STATUSES, type WithdrawStatus } from '@diandu/core/wallet'
import * as wire from '@diandu/wire'
import fc from 'fast-check'
import { PAYMENT_PASSWORD, PRICE_FEN } from '../../../orders/testing/open-market.ts'
import { systemRandom } from '../../../integrations/index.ts'
import { reviewWithdrawal } from '../../../wallet/index.ts'
import { agree, BUYERS, oneOf, type Fixture } from '../fixture.ts'

export type WithdrawalStep =
  | { readonly act: 'withdraw'; readonly who: string; readonly amountFen: number }
  | { readonly act: 'review'; readonly withdrawal: number; readonly status: WithdrawStatus; readonly by: string }
  | { readonly act: 'take back'; readonly withdrawal: number }

export const withdrawalSteps: readonly fc.WeightedArbitrary<WithdrawalStep>[] = [
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('withdraw' as const),
      who: fc.constantFrom('seller', ...BUYERS),
      amountFen: fc.oneof(
        { weight: 1, arbitrary: fc.constantFrom(0, 1, 99) },
        { weight: 5, arbitrary: fc.integer({ min: 1_00, max: 3 * PRICE_FEN }) },
      ),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('review' as const),
      withdrawal: fc.nat(11),
      status: fc.constantFrom(...WITHDRAW_STATUSES.statuses.slice(1)),
      by: fc.constantFrom('kim', 'lee'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('take back' as const), withdrawal: fc.nat(11) }) },
]

export async function takeWithdrawalStep(step: WithdrawalStep, fixture: Fixture): Promise<void> {
  const { market, model } = fixture
  const now = market.clock.now()
  if (step.act === 'withdraw') {
    const [card] = await market.db.query<{ id: string }>('SELECT id FROM bank_cards WHERE user_id = $1', [step.who])
    const requested = await market.call<{ readonly id: string }>(wire.requestWithdrawal, step.who, {
      cardId: card?.id ?? '',
      amountFen: step.amountFen,
      paymentPassword: PAYMENT_PASSWORD,
    })
    agree(
      fixture,
      `${step.who} withdraws ${step.amountFen} fen`,
      requested,
      model.withdrawals.mayRequest(step.who, step.amountFen),
    )
    return requested.ok ? model.withdrawals.call(requested.value.id, step.who, step.amountFen, now) : undefined
  }
  const stored = oneOf(model.withdrawals.all, step.withdrawal)
  if (stored === undefined) return
  const name = `withdrawal ${model.withdrawals.all.indexOf(stored)}`
  if (step.act === 'take back') {
    return agree(
      fixture,
      `${stored.userId} takes ${name} back`,
      await market.call(wire.takeBackWithdrawal, stored.userId, { id: stored.id }),
      model.withdrawals.move(stored, 'taken back', now),
    )
  }
  const move = { status: step.status, at: now, by: step.by, why: 'looked at' }
  const moved = await market.db.transaction((tx) =>
    reviewWithdrawal(tx, stored.id, move, { random: systemRandom, nowMs: now }),
  )
  agree(fixture, `${step.by} moves ${name} to ${step.status}`, moved, model.withdrawals.move(stored, move, now))
}
