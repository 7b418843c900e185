import { decidePayoutBatch, payoutCsv, payoutStateAt, type PayoutBatch, type PayoutFileLine } from '@diandu/core/admin'
import { fail, ok, refused, sumFen, type Result } from '@diandu/core/kernel'
import {
  availableOf,
  frozenOf,
  isPassedAlone,
  needsApproval,
  validatePayout,
  WITHDRAW_APPROVAL,
} from '@diandu/core/wallet'
import { cancelPayouts, collectPayouts, confirmPayouts, listPayouts, readPayoutFile } from '@diandu/wire/admin'
import type { Queries, Transaction } from '../../../database/index.ts'
import { idFrom } from '../../../ids/index.ts'
import {
  endPayoutBatch,
  insertPayoutBatch,
  insertPayoutLine,
  isInOpenBatch,
  listPayoutBatches,
  lockAccounts,
  lockPayoutBatch,
  lockWithdrawal,
  openCardNumber,
  payoutLinesOf,
  readWallet,
  reviewWithdrawal,
  waitingPayouts,
  type PayoutLineRecord,
  type PostingDeps,
} from '../../../wallet/index.ts'
import { staffHandlerFor } from '../../admin-handler.ts'

const MAX_WAITING = 300
const SHOWN_BATCHES = 30

export const payoutHandlers = [
  staffHandlerFor(listPayouts, async (_given, { db, clock }) =>
    ok({
      waiting: (await waitingPayouts(db, MAX_WAITING)).map(({ bank, lastFour, ...row }) => ({
        ...row,
        card: { bank, lastFour },
      })),
      batches: await shownBatches(db, clock.now()),
    }),
  ),
  staffHandlerFor(collectPayouts, async ({ ids, reason }, { clock, random, staff, commit }) =>
    commit(async (tx) => {
      const id = idFrom(random.token())
      await insertPayoutBatch(tx, { id, state: 'open', madeAt: clock.now(), staffId: staff.id, madeBy: staff.name })
      // In the order of their ids, so that two who collect at once do not wait for each other.
      for (const withdrawalId of ids.toSorted()) {
        const collected = await collectOne(tx, id, withdrawalId)
        if (!collected.ok) return collected
      }
      const object = { kind: 'payout-batch', id }
      return ok({ value: { id }, log: { object, userId: null, reason, after: { withdrawals: ids } } })
    }),
  ),
  staffHandlerFor(cancelPayouts, async ({ id, reason }, { clock, commit }) =>
    commit(async (tx) => {
      const decided = decidePayoutBatch(await lockPayoutBatch(tx, id), 'cancel', clock.now())
      if (!decided.ok) return decided
      await endPayoutBatch(tx, id, 'cancelled', [])
      const object = { kind: 'payout-batch', id }
      return ok({ value: null, log: { object, userId: null, reason, after: { state: 'cancelled' } } })
    }),
  ),
  staffHandlerFor(readPayoutFile, async ({ id, reason }, { clock, box, staff, commit }) =>
    commit(async (tx) => {
      const decided = decidePayoutBatch(await lockPayoutBatch(tx, id), 'read', clock.now())
      if (!decided.ok) return decided
      const lines: PayoutFileLine[] = []
      for (const { cardId, bank, withdrawalId, amountFen } of await payoutLinesOf(tx, [id])) {
        const card = await openCardNumber(tx, cardId, box, { by: staff.name, at: clock.now() })
        if (card === undefined) throw new Error(`The card of withdrawal ${withdrawalId} is gone.`)
        lines.push({ ...card, bank, withdrawalId, amountFen })
      }
      const object = { kind: 'payout-batch', id }
      return ok({ value: { content: payoutCsv(lines) }, log: { object, userId: null, reason } })
    }),
  ),
  staffHandlerFor(confirmPayouts, async ({ id, unpaid, reason }, { clock, random, staff, commit }) =>
    commit(async (tx) => {
      const nowMs = clock.now()
      const decided = decidePayoutBatch(await lockPayoutBatch(tx, id), 'confirm', nowMs)
      if (!decided.ok) return decided
      const lines = await payoutLinesOf(tx, [id])
      const inBatch = new Set(lines.map(({ withdrawalId }) => withdrawalId))
      if (!unpaid.every((one) => inBatch.has(one))) return fail(refused('not-found', '批次里没有这笔提现', 'unpaid'))
      const paid = lines.filter(({ withdrawalId }) => !unpaid.includes(withdrawalId))
      const done = await payOutAll(tx, paid, { by: staff.name, why: reason }, { random, nowMs }, () =>
        endPayoutBatch(tx, id, 'confirmed', unpaid),
      )
      if (!done.ok) return done
      const after = { state: 'confirmed', paid: paid.map(({ withdrawalId }) => withdrawalId), unpaid }
      return ok({ value: null, log: { object: { kind: 'payout-batch', id }, userId: null, reason, after } })
    }),
  ),
]

async function collectOne(tx: Transaction, batchId: string, id: string): Promise<Result<null>> {
  const stored = await lockWithdrawal(tx, id)
  if (stored?.status !== WITHDRAW_APPROVAL.passed || (await isInOpenBatch(tx, id)))
    return fail(refused('changed-elsewhere', '有提现已不在待打款，或已在另一批次中', 'ids'))
  const mayPay = validatePayout(WITHDRAW_APPROVAL.done, await readWallet(tx, stored.userId))
  if (!mayPay.ok) return mayPay
  await insertPayoutLine(tx, batchId, id)
  return ok(null)
}

/** Each along its map, all of them or none. */
async function payOutAll(
  tx: Transaction,
  lines: readonly PayoutLineRecord[],
  step: { readonly by: string; readonly why: string },
  deps: PostingDeps,
  endBatch: () => Promise<void>,
): Promise<Result<null>> {
  for (const { withdrawalId } of lines) {
    const stored = await lockWithdrawal(tx, withdrawalId)
    if (stored !== undefined && isPassedAlone(stored, WITHDRAW_APPROVAL.done, WITHDRAW_APPROVAL))
      return fail(needsApproval())
  }
  // All accounts at once and after all other locks, as for every movement of money.
  await lockAccounts(tx, [
    ...lines.flatMap(({ userId }) => [availableOf(userId), frozenOf(userId)]),
    'house:payment-out',
  ])
  await endBatch()
  for (const { withdrawalId } of lines) {
    const moved = await reviewWithdrawal(
      tx,
      withdrawalId,
      { status: WITHDRAW_APPROVAL.done, at: deps.nowMs, ...step },
      deps,
    )
    if (!moved.ok) return moved
  }
  return ok(null)
}

async function shownBatches(db: Queries, nowMs: number): Promise<PayoutBatch[]> {
  const batches = await listPayoutBatches(db, SHOWN_BATCHES)
  const all = await payoutLinesOf(
    db,
    batches.map(({ id }) => id),
  )
  return batches.map(({ id, state, madeAt, madeBy }) => {
    const lines = all.filter(({ batchId }) => batchId === id)
    return {
      id,
      state: payoutStateAt({ state, madeAt }, nowMs),
      madeAt,
      madeBy,
      amountFen: sumFen(lines.map(({ amountFen }) => amountFen)),
      lines: lines.map(({ withdrawalId, username, amountFen, bank, lastFour, outcome }) => ({
        id: withdrawalId,
        username,
        amountFen,
        card: { bank, lastFour },
        outcome,
      })),
    }
  })
}
