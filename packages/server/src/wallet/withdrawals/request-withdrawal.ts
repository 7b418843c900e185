import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import {
  availableOf,
  validateHolder,
  validateWithdrawal,
  postingOfWithdrawal,
  type Withdrawal,
  type WithdrawalDraft,
} from '@diandu/core/wallet'
import type { DataBox } from '../../crypto/index.ts'
import { verifiedNames } from '../../account/index.ts'
import type { Database, Queries, Transaction } from '../../database/index.ts'
import { idFrom } from '../../ids/index.ts'
import { readBalances } from '../account-store.ts'
import { findCard } from '../bank-card-store.ts'
import { checkPaymentPassword } from '../check-payment-password.ts'
import { post, type PostingDeps } from '../post.ts'
import { findWithdrawal, insertWithdrawal, type WithdrawalRecord } from './withdrawal-store.ts'

type Wish = Omit<WithdrawalDraft, 'paymentPassword'>

/** What opens the documents that say who the person is. */
interface VerificationDocumentsOf {
  readonly box: DataBox
}

/** Before any lock: a password is not tried for what cannot be had anyway, and a wrong one stays counted. */
export async function mayWithdraw(
  db: Database,
  userId: string,
  { paymentPassword, ...wish }: WithdrawalDraft,
  { nowMs, box }: VerificationDocumentsOf & { readonly nowMs: number },
): Promise<Result<void>> {
  const validated = await validateRequest(db, userId, wish, box)
  return validated.ok ? checkPaymentPassword(db, userId, paymentPassword, nowMs) : validated
}

/** The request and the freeze of its money, both or neither. */
export async function requestWithdrawal(
  tx: Transaction,
  userId: string,
  wish: Wish,
  deps: PostingDeps & VerificationDocumentsOf,
): Promise<Result<WithdrawalRecord>> {
  const validated = await validateRequest(tx, userId, wish, deps.box)
  if (!validated.ok) return validated
  const { cardId, amountFen } = wish
  const requested: Withdrawal = {
    id: idFrom(deps.random.token()),
    userId,
    cardId,
    amountFen,
    status: 'to-process',
    askedAt: deps.nowMs,
    steps: [],
  }
  await insertWithdrawal(tx, requested)
  const posting = postingOfWithdrawal(requested)
  if (posting === undefined) throw new Error('A withdrawal that begins freezes its money.')
  const frozen = await post(tx, posting, deps)
  if (!frozen.ok) return fail(refused('balance-short', '可用余额不足', 'amountFen'))
  const stored = await findWithdrawal(tx, requested.id)
  return stored === undefined ? fail(noCard()) : ok(stored)
}

async function validateRequest(
  db: Queries,
  userId: string,
  { cardId, amountFen }: Wish,
  box: DataBox,
): Promise<Result<number>> {
  const card = await findCard(db, userId, cardId)
  if (card === undefined) return fail(noCard())
  // Checked when the card was added too, but documents may have been verified since.
  const known = validateHolder(card.holder, await verifiedNames(db, userId, box), 'cardId')
  if (!known.ok) return known
  const account = availableOf(userId)
  return validateWithdrawal(amountFen, (await readBalances(db, [account])).get(account) ?? 0)
}

const noCard = () => refused('not-found', '请选择银行卡', 'cardId')
