import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { availableOf, judgeHolder, judgeWithdrawal, postingOfWithdrawal, type Withdrawal, type WithdrawalDraft } from '@diandu/core/wallet'
import { verifiedNames, type DataBox } from '../account/index.ts'
import type { Database, Queries, Transaction } from '../database/index.ts'
import { idFrom } from '../session/index.ts'
import { readBalances } from './account-store.ts'
import { findCard } from './bank-card-store.ts'
import { checkPaymentPassword } from './check-payment-password.ts'
import { post, type PostingParts } from './post.ts'
import { findWithdrawal, insertWithdrawal, type KeptWithdrawal } from './withdrawal-store.ts'

type Wish = Omit<WithdrawalDraft, 'paymentPassword'>

/** What opens the papers that say who the person is. */
interface Papers {
  readonly box: DataBox
}

/** Before any lock: a password is not tried for what cannot be had anyway, and a wrong one stays counted. */
export async function mayWithdraw(db: Database, userId: string, { paymentPassword, ...wish }: WithdrawalDraft, { nowMs, box }: Papers & { readonly nowMs: number }): Promise<Result<void>> {
  const judged = await judgeWish(db, userId, wish, box)
  return judged.ok ? checkPaymentPassword(db, userId, paymentPassword, nowMs) : judged
}

/** The request and the freeze of its money, both or neither. */
export async function askWithdrawal(tx: Transaction, userId: string, wish: Wish, parts: PostingParts & Papers): Promise<Result<KeptWithdrawal>> {
  const judged = await judgeWish(tx, userId, wish, parts.box)
  if (!judged.ok) return judged
  const { cardId, amountFen } = wish
  const asked: Withdrawal = { id: idFrom(parts.random.token()), userId, cardId, amountFen, status: 0, askedAt: parts.nowMs, steps: [] }
  await insertWithdrawal(tx, asked)
  const posting = postingOfWithdrawal(asked)
  if (posting === undefined) throw new Error('A withdrawal that begins freezes its money.')
  const frozen = await post(tx, posting, parts)
  if (!frozen.ok) return fail(refused('balance-short', '可用余额不足', 'amountFen'))
  const kept = await findWithdrawal(tx, asked.id)
  return kept === undefined ? fail(noCard()) : ok(kept)
}

async function judgeWish(db: Queries, userId: string, { cardId, amountFen }: Wish, box: DataBox): Promise<Result<number>> {
  const card = await findCard(db, userId, cardId)
  if (card === undefined) return fail(noCard())
  // Judged when the card was added too, but papers may have been verified since.
  const known = judgeHolder(card.holder, await verifiedNames(db, userId, box), 'cardId')
  if (!known.ok) return known
  const account = availableOf(userId)
  return judgeWithdrawal(amountFen, (await readBalances(db, [account])).get(account) ?? 0)
}

const noCard = () => refused('not-found', '请选择银行卡', 'cardId')
