import { fail, mapResult, refused, type Result } from '../../kernel/index.ts'
import { validateHolder, type BankCard } from '../banks/bank-card.ts'
import type { RequestStep } from '../request.ts'
import type { WithdrawStatus } from '../withdrawals/withdraw-status.ts'
import {
  moveWithdrawal,
  takeBackWithdrawal,
  validatePayout,
  validateWithdrawal,
  type WithdrawableFacts,
  type Withdrawal,
} from '../withdrawals/withdrawal.ts'
import type { WithdrawalDraft, WithdrawalView } from '../withdrawals/withdrawals.ports.ts'

/** The ledger checks whether the wallet still covers the amount. */
export interface WithdrawalFacts extends WithdrawableFacts {
  readonly userId: string
  /** The chosen card, where it is one of the person's. */
  readonly card: Pick<BankCard, 'holder' | 'bank' | 'lastFour'> | undefined
  /** Names in verified documents, which may have been verified since the card was added. */
  readonly verifiedNames: readonly string[]
  readonly at: number
}

/** A request with its card as it is now; its id is given to it by who keeps it. */
export type DecidedWithdrawal = Omit<Withdrawal, 'id'> & Pick<WithdrawalView, 'card'>

export function decideWithdrawal(
  { userId, card, verifiedNames, at, ...wallet }: WithdrawalFacts,
  { cardId, amountFen }: Omit<WithdrawalDraft, 'paymentPassword'>,
): Result<DecidedWithdrawal> {
  if (card === undefined) return fail(refused('not-found', '请选择银行卡', 'cardId'))
  const known = validateHolder(card.holder, verifiedNames, 'cardId')
  if (!known.ok) return known
  return mapResult(validateWithdrawal(amountFen, wallet), () => ({
    userId,
    cardId,
    card: { bank: card.bank, lastFour: card.lastFour },
    amountFen,
    status: 'to-process',
    askedAt: at,
    steps: [],
  }))
}

/** A reviewer's move. What its user owes by now is not paid out; it returns to the wallet when the withdrawal fails. */
export function decideWithdrawalReview<W extends Withdrawal>(
  withdrawal: W | undefined,
  step: RequestStep<WithdrawStatus>,
  wallet: WithdrawableFacts,
): Result<W> {
  if (withdrawal === undefined) return fail(noWithdrawal())
  const moved = moveWithdrawal(withdrawal, step)
  const payout = validatePayout(step.status, wallet)
  return moved.ok && !payout.ok ? payout : moved
}

/** The person takes it back; another person's is unknown. */
export const decideTakingBack = <W extends Withdrawal>(
  withdrawal: W | undefined,
  { userId, at }: { readonly userId: string; readonly at: number },
): Result<W> => (withdrawal?.userId === userId ? takeBackWithdrawal(withdrawal, at) : fail(noWithdrawal()))

export const noWithdrawal = () => refused('not-found', '没有找到这笔提现', 'id')

/** As its owner sees it. */
export const toWithdrawalView = ({
  id,
  card,
  amountFen,
  askedAt,
  status,
  steps,
}: Withdrawal & Pick<WithdrawalView, 'card'>): WithdrawalView => ({ id, card, amountFen, askedAt, status, steps })
