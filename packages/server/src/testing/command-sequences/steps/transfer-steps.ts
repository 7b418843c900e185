import * as wire from '@diandu/wire'
import fc from 'fast-check'
import { PRICE_FEN } from '../../../orders/testing/open-market.ts'
import { agree, BUYERS, receiptOf, RECEIPTS, sameOf, type Fixture } from '../fixture.ts'

/**
 * Money that comes without a channel: a user shows a receipt, or the bank sees it on the account that was made for a
 * person.
 */
export type TransferStep =
  | { readonly act: 'transfer'; readonly who: string; readonly amountFen: number; readonly receipt: string }
  | { readonly act: 'bank saw'; readonly who: string; readonly amountFen: number; readonly reference: string }

const anAmount = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(1, 600_000_00) },
  { weight: 3, arbitrary: fc.integer({ min: 100_00, max: PRICE_FEN }) },
)

export const transferSteps: readonly fc.WeightedArbitrary<TransferStep>[] = [
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('transfer' as const),
      who: fc.constantFrom(...BUYERS),
      amountFen: anAmount,
      receipt: fc.constantFrom(...RECEIPTS),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      act: fc.constant('bank saw' as const),
      who: fc.constantFrom(...BUYERS),
      amountFen: anAmount,
      reference: fc.constantFrom('B-1', 'B-2'),
    }),
  },
]

export async function takeTransferStep(step: TransferStep, fixture: Fixture): Promise<void> {
  const { market, model } = fixture
  const { who, amountFen } = step
  const now = market.clock.now()
  if (step.act === 'transfer') {
    const snapshot = await market.call<{ readonly id: string }>(wire.handInTransfer, who, {
      amountFen,
      receipt: receiptOf(who, step.receipt),
    })
    agree(
      fixture,
      `${who} tells of a transfer of ${amountFen} fen, with ${step.receipt}`,
      snapshot,
      model.recharges.mayTransfer(amountFen, step.receipt),
    )
    return snapshot.ok ? model.recharges.transfer(snapshot.value.id, who, amountFen, step.receipt, now) : undefined
  }
  const { reference } = step
  const seen = await market.bankSaw(who, amountFen, reference)
  agree(fixture, `the bank sees ${amountFen} fen arrive for ${who}, reference '${reference}'`, seen, undefined)
  const isNew = !model.recharges.isCredited(reference)
  sameOf(fixture, '  which is', seen.ok && seen.value.isNew ? 'new' : 'known', isNew ? 'new' : 'known')
  if (!isNew) return
  const [row] = await market.db.query<{ id: string }>('SELECT id FROM recharges WHERE bank_reference = $1', [reference])
  model.recharges.credit(row?.id ?? '', who, 'transfer', amountFen, {
    at: now,
    by: 'bank',
    why: 'seen',
    second: 'lee',
    reference,
  })
}
