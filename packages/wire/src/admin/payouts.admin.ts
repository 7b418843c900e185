import { MAX_IN_BATCH, PAYOUT_OUTCOMES, PAYOUT_STATES, type PayoutBatch, type WaitingPayout } from '@diandu/core/admin'
import { BANKS } from '@diandu/core/wallet'
import * as v from 'valibot'
import { fen, instant, keysOf, nothingIn, nothingOut, plainId } from '../schemas/schemas.ts'
import { reason, stored } from './access.admin.ts'
import { adminCall } from './admin-call.ts'

const card = v.object({ bank: v.picklist(BANKS.map(({ code }) => code)), lastFour: stored })
const payout = { id: plainId, username: stored, amountFen: fen, card }

/** Each once. */
const withdrawals = v.pipe(
  v.array(plainId),
  v.maxLength(MAX_IN_BATCH, `一批最多 ${MAX_IN_BATCH} 笔`),
  v.check((ids) => new Set(ids).size === ids.length, '每笔只写一次'),
)

export const listPayouts = adminCall('GET money/payouts', {
  summary: 'Withdrawals that await their payout and are in no open batch, and the newest batches',
  act: 'see-money',
  input: nothingIn,
  output: v.object({
    waiting: v.array(v.object({ ...payout, askedAt: instant }) satisfies v.GenericSchema<unknown, WaitingPayout>),
    batches: v.array(
      v.object({
        id: plainId,
        state: v.picklist(keysOf(PAYOUT_STATES)),
        madeAt: instant,
        madeBy: stored,
        amountFen: fen,
        lines: v.array(v.object({ ...payout, outcome: v.picklist(keysOf(PAYOUT_OUTCOMES)) })),
      }) satisfies v.GenericSchema<unknown, PayoutBatch>,
    ),
  }),
})

export const collectPayouts = adminCall('POST money/payouts', {
  summary: 'Makes a batch of withdrawals that await their payout; it leaves after ten minutes',
  act: 'collect-payouts',
  input: v.strictObject({ ids: v.pipe(withdrawals, v.minLength(1, '请至少选一笔')), reason }),
  output: v.object({ id: plainId }),
  example: { ids: ['w1'], reason: '今天打款' },
})

export const cancelPayouts = adminCall('POST money/payouts/cancel', {
  summary: 'Cancels a batch that has not left',
  act: 'collect-payouts',
  input: v.strictObject({ id: plainId, reason }),
  output: nothingOut,
  example: { id: 'b1', reason: '金额有误' },
})

export const readPayoutFile = adminCall('POST money/payouts/file', {
  summary: 'The file for the bank, with whole card numbers, of a batch that has left; each look is logged',
  act: 'see-payout-file',
  input: v.strictObject({ id: plainId, reason }),
  output: v.object({ content: v.string() }),
  example: { id: 'b1', reason: '上传网银' },
})

export const confirmPayouts = adminCall('POST money/payouts/confirm', {
  summary: 'Pays out all withdrawals of a batch but those that the bank did not pay, or none',
  act: 'confirm-payouts',
  input: v.strictObject({ id: plainId, unpaid: withdrawals, reason }),
  output: nothingOut,
  example: { id: 'b1', unpaid: ['w2'], reason: '网银回单已核对' },
})
