import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import {
  decideWithdrawal,
  postingOfWithdrawal,
  type WithdrawableFacts,
  type Withdrawal,
  type WithdrawalDraft,
} from '@diandu/core/wallet'
import type { DataBox } from '../../crypto/index.ts'
import { checkCredentialHold, verifiedNames } from '../../account/index.ts'
import type { Database, Queries, Transaction } from '../../database/index.ts'
import { idFrom } from '../../ids/index.ts'
import { findCard } from '../bank-card-store.ts'
import { checkPaymentPassword } from '../check-payment-password.ts'
import { lockWallet, readWallet } from './lock-wallet.ts'
import { post, type PostingDeps } from '../post.ts'
import { findWithdrawal, insertWithdrawal, type WithdrawalRecord } from './withdrawal-store.ts'

type Draft = Omit<WithdrawalDraft, 'paymentPassword'>

/** Opens the documents that prove who the person is. */
interface VerificationDocumentsOf {
  readonly box: DataBox
}

/** Before any lock: a password is not tried for what cannot be had anyway, and a wrong one stays counted. */
export async function mayWithdraw(
  db: Database,
  userId: string,
  { paymentPassword, ...draft }: WithdrawalDraft,
  deps: VerificationDocumentsOf & { readonly nowMs: number },
): Promise<Result<void>> {
  const decided = await decideRequest(db, userId, draft, { ...deps, wallet: await readWallet(db, userId) })
  return decided.ok ? checkPaymentPassword(db, userId, paymentPassword, deps.nowMs) : decided
}

/** The request and the freeze of its money, both or neither. */
export async function requestWithdrawal(
  tx: Transaction,
  userId: string,
  draft: Draft,
  deps: PostingDeps & VerificationDocumentsOf,
): Promise<Result<WithdrawalRecord>> {
  const decided = await decideRequest(tx, userId, draft, { ...deps, wallet: await lockWallet(tx, userId) })
  if (!decided.ok) return decided
  const requested: Withdrawal = { ...decided.value, id: idFrom(deps.random.token()) }
  await insertWithdrawal(tx, requested)
  const posting = postingOfWithdrawal(requested)
  if (posting === undefined) throw new Error('A withdrawal that begins freezes its money.')
  const frozen = await post(tx, posting, deps)
  if (!frozen.ok) return fail(refused('balance-short', '可用余额不足', 'amountFen'))
  const stored = await findWithdrawal(tx, requested.id)
  if (stored === undefined) throw new Error(`Withdrawal ${requested.id} is gone as soon as it was kept.`)
  return ok(stored)
}

async function decideRequest(
  db: Queries,
  userId: string,
  draft: Draft,
  { box, nowMs, wallet }: VerificationDocumentsOf & { readonly nowMs: number; readonly wallet: WithdrawableFacts },
): Promise<Result<Omit<Withdrawal, 'id'>>> {
  const free = await checkCredentialHold(db, userId, nowMs)
  if (!free.ok) return free
  const facts = {
    userId,
    card: await findCard(db, userId, draft.cardId),
    verifiedNames: await verifiedNames(db, userId, box),
    ...wallet,
    at: nowMs,
  }
  return decideWithdrawal(facts, draft)
}
