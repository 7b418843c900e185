import { ok, type Result } from '@diandu/core/kernel'
import { decideRecharge, type NamedReceipt, type DecidedRecharge, type RechargeRequest } from '@diandu/core/wallet'
import { holdPictures, keepPictures } from '../../account/index.ts'
import type { Transaction } from '../../database/index.ts'
import { idFrom } from '../../ids/index.ts'
import type { PostingDeps } from '../post.ts'
import { isReceiptUsed } from './receipt-store.ts'
import { findRecharge, insertRecharge, type RechargeRecord } from './recharge-store.ts'

/** A person has so long at a cashier before its channel is asked for the first time. */
const FIRST_QUERY_MS = 20_000

/** A request, with nothing credited. */
export async function beginRecharge(
  tx: Transaction,
  { userId, receipt, ...request }: RechargeRequest & { readonly userId: string; readonly receipt?: string },
  deps: PostingDeps,
): Promise<Result<RechargeRecord>> {
  const facts = { userId, receipt: await readReceipt(tx, userId, receipt), at: deps.nowMs }
  const decided = decideRecharge(facts, request)
  return decided.ok ? ok(await keepRecharge(tx, decided.value, deps)) : decided
}

/** The picture that is named as a receipt. Until the transaction ends no other recharge takes it. */
export async function readReceipt(
  tx: Transaction,
  userId: string,
  picture: string | undefined,
): Promise<NamedReceipt | null> {
  if (picture === undefined) return null
  const isOwn = await holdPictures(tx, userId, [picture])
  return { picture, isOwn, isUsed: isOwn && (await isReceiptUsed(tx, picture)) }
}

export async function keepRecharge(
  tx: Transaction,
  begun: DecidedRecharge,
  { random, nowMs }: PostingDeps,
): Promise<RechargeRecord> {
  const id = idFrom(random.token())
  const { userId, channel, receipt } = begun
  if (receipt !== null) await keepPictures(tx, userId, `recharge ${id}`, [receipt])
  await insertRecharge(tx, {
    ...begun,
    id,
    bankReference: null,
    nextQueryAt: channel === 'transfer' ? null : nowMs + FIRST_QUERY_MS,
  })
  const stored = await findRecharge(tx, id)
  if (stored === undefined) throw new Error(`Recharge ${id} is gone as soon as it was kept.`)
  return stored
}
