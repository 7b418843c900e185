import { HOUR_MS } from '@diandu/core/kernel'
import fc from 'fast-check'
import { PRICE_FEN } from '../../../orders/testing/open-market.ts'
import { DEADLINE_NAMES } from '../../../orders/sweep-orders.ts'
import { BUYERS, type Fixture } from '../fixture.ts'

/** Events that no user calls for: money is seen to arrive, and time goes by. */
export type TimeStep =
  | { readonly act: 'credit'; readonly buyer: string; readonly amountFen: number }
  | { readonly act: 'wait'; readonly hours: number }

export const timeSteps: readonly fc.WeightedArbitrary<TimeStep>[] = [
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('credit' as const),
      buyer: fc.constantFrom(...BUYERS),
      amountFen: fc.integer({ min: 1, max: 4 * PRICE_FEN }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ act: fc.constant('wait' as const), hours: fc.constantFrom(1, 3, 12, 25, 72, 73, 24 * 9) }),
  },
]

export async function takeTimeStep(step: TimeStep, { market, model, story }: Fixture): Promise<void> {
  if (step.act === 'credit') {
    const id = await market.creditByHand(step.buyer, step.amountFen)
    story.push(`${step.amountFen} fen arrive for ${step.buyer}`)
    return model.recharges.credit(id, step.buyer, 'transfer', step.amountFen, {
      at: market.clock.now(),
      by: 'test',
      why: 'test',
      second: 'another',
      reference: id,
    })
  }
  // It comes twice a minute.
  await market.signing.sweepContracts()
  market.clock.advance(step.hours * HOUR_MS)
  story.push(`${step.hours} hours go by`)
  // Unpaid orders end without the sweeper; sometimes it comes, sometimes it does not.
  for (const deadline of DEADLINE_NAMES) if (deadline !== 'payment' || step.hours > 72) await market.sweep(deadline)
  await market.signing.sweepContracts()
  const now = market.clock.now()
  model.orders.settle(now, (orderId) => model.recharges.isAwaited(orderId, now))
}
