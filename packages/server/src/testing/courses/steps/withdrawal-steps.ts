import * as wire from '@diandu/wire'
import fc from 'fast-check'
import { PAYMENT_PASSWORD, PRICE_FEN } from '../../../orders/testing/open-market.ts'
import { systemRandom } from '../../../outside/index.ts'
import { reviewWithdrawal } from '../../../wallet/index.ts'
import { agree, BUYERS, oneOf, type World } from '../world.ts'

export type WithdrawalStep =
  | { readonly act: 'withdraw'; readonly who: string; readonly amountFen: number }
  | { readonly act: 'review'; readonly withdrawal: number; readonly status: number; readonly by: string }
  | { readonly act: 'take back'; readonly withdrawal: number }

export const withdrawalSteps: readonly fc.WeightedArbitrary<WithdrawalStep>[] = [
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('withdraw' as const),
      who: fc.constantFrom('seller', ...BUYERS),
      amountFen: fc.oneof({ weight: 1, arbitrary: fc.constantFrom(0, 1, 99) }, { weight: 5, arbitrary: fc.integer({ min: 1_00, max: 3 * PRICE_FEN }) }),
    }),
  },
  { weight: 5, arbitrary: fc.record({ act: fc.constant('review' as const), withdrawal: fc.nat(11), status: fc.integer({ min: 1, max: 6 }), by: fc.constantFrom('kim', 'lee') }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('take back' as const), withdrawal: fc.nat(11) }) },
]

export async function takeWithdrawalStep(step: WithdrawalStep, world: World): Promise<void> {
  const { market, model } = world
  const now = market.clock.now()
  if (step.act === 'withdraw') {
    const [card] = await market.db.query<{ id: string }>('SELECT id FROM bank_cards WHERE user_id = $1', [step.who])
    const asked = await market.call<{ readonly id: string }>(wire.askWithdrawal, step.who, { cardId: card?.id ?? '', amountFen: step.amountFen, paymentPassword: PAYMENT_PASSWORD })
    agree(world, `${step.who} withdraws ${step.amountFen} fen`, asked, model.withdrawals.mayAsk(step.who, step.amountFen))
    return asked.ok ? model.withdrawals.ask(asked.value.id, step.who, step.amountFen, now) : undefined
  }
  const kept = oneOf(model.withdrawals.all, step.withdrawal)
  if (kept === undefined) return
  const name = `withdrawal ${model.withdrawals.all.indexOf(kept)}`
  if (step.act === 'take back') {
    return agree(world, `${kept.userId} takes ${name} back`, await market.call(wire.takeBackWithdrawal, kept.userId, { id: kept.id }), model.withdrawals.move(kept, 'taken back', now))
  }
  const move = { status: step.status, at: now, by: step.by, why: 'looked at' }
  const moved = await market.db.transaction((tx) => reviewWithdrawal(tx, kept.id, move, { random: systemRandom, nowMs: now }))
  agree(world, `${step.by} moves ${name} to ${step.status}`, moved, model.withdrawals.move(kept, move, now))
}
