import { mapResult, type Result } from '../../src/kernel/index.ts'
import {
  decideTakingBack,
  decideWithdrawal,
  decideWithdrawalReview,
  noWithdrawal,
  postingOfWithdrawal,
  toWithdrawalView,
  withdrawalMessages,
  type RequestStep,
  type WithdrawalDraft,
  type WithdrawalView,
  type Withdrawals,
  type WithdrawStatus,
} from '../../src/wallet/index.ts'
import { ownRow, ownRows, type Desk } from './desk.ts'
import { post } from './market-books.ts'
import type { WithdrawalRecord, MarketState, Member } from './market-state.ts'
import { verifiedNames } from './memory-bank-cards.ts'
import { shownPage } from './page-after.ts'
import { provePayer } from './prove-payer.ts'
import { walletOf } from './wallet-of.ts'
import { writeMessages } from './write-messages.ts'
import { validateCredentialHold } from '../../src/account/index.ts'

export function createMemoryWithdrawals({ state, call, act }: Desk): Withdrawals {
  return {
    request: (draft, key) => act(key, ['withdraw', draft.cardId, draft.amountFen], (who) => request(state, who, draft)),
    takeBack: (id, key) =>
      act(key, ['take back', id], ({ userId }) =>
        keep(state, decideTakingBack(state.withdrawals.get(id), { userId, at: state.clock.now() })),
      ),
    find: (id) => call((who) => mapResult(ownRow(state.withdrawals, id, who, noWithdrawal), toWithdrawalView)),
    list: (cursor) => call((who) => shownPage(ownRows(state.withdrawals, who), cursor, toWithdrawalView)),
  }
}

function request(
  state: MarketState,
  who: Member,
  { paymentPassword, ...wish }: WithdrawalDraft,
): Result<WithdrawalView> {
  const { userId } = who
  const free = validateCredentialHold(who.credentialsChangedAt, state.clock.now())
  if (!free.ok) return free
  const card = state.cards.get(wish.cardId)
  const facts = {
    userId,
    card: card?.userId === userId ? card : undefined,
    verifiedNames: verifiedNames(state, who),
    ...walletOf(state, userId),
    at: state.clock.now(),
  }
  const decided = decideWithdrawal(facts, wish)
  const allowed = decided.ok ? provePayer(state, who, paymentPassword) : decided
  if (!allowed.ok) return allowed
  return keep(
    state,
    mapResult(decided, (requested) => ({ ...requested, id: state.random.token().slice(0, 20) })),
  )
}

export const reviewWithdrawal = (
  state: MarketState,
  id: string,
  step: RequestStep<WithdrawStatus>,
): Result<WithdrawalView> => {
  const withdrawal = state.withdrawals.get(id)
  const wallet = withdrawal === undefined ? { availableFen: 0, owedFen: 0 } : walletOf(state, withdrawal.userId)
  return keep(state, decideWithdrawalReview(withdrawal, step, wallet))
}

/** The posting follows from the status at which a withdrawal arrives. */
const keep = (state: MarketState, decided: Result<WithdrawalRecord>): Result<WithdrawalView> =>
  mapResult(decided, (withdrawal) => {
    const posting = postingOfWithdrawal(withdrawal)
    if (posting !== undefined) post(state, posting)
    state.withdrawals.set(withdrawal.id, withdrawal)
    writeMessages(state, withdrawalMessages(withdrawal))
    return toWithdrawalView(withdrawal)
  })
