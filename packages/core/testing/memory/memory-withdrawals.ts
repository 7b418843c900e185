import { mapResult, ok, type Result } from '../../src/kernel/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import {
  availableOf,
  judgeHolder,
  judgeWithdrawal,
  moveWithdrawal,
  postingOfWithdrawal,
  takeBackWithdrawal,
  type RequestStep,
  type WithdrawalDraft,
  type WithdrawalRecord,
  type Withdrawals,
} from '../../src/wallet/index.ts'
import { verifiedNames } from './memory-bank-cards.ts'
import { notFound, refuse, type KeptWithdrawal, type MarketState, type Member } from './market-state.ts'
import { once } from './once.ts'
import { askAsMember } from './order-desk.ts'
import { pageAfter } from './page-after.ts'
import { provePayer } from './prove-payer.ts'
import { post } from './market-books.ts'

export function createMemoryWithdrawals(state: MarketState, store: SessionStore): Withdrawals {
  const ask = <T>(answer: (who: Member) => Result<T>): Result<T> => askAsMember(state, store, answer)
  const own = (id: string, { userId }: Member): KeptWithdrawal | undefined => {
    const kept = state.withdrawals.get(id)
    return kept?.userId === userId ? kept : undefined
  }
  return {
    ask: async (draft, key) => ask((who) => once(state, who, key, ['withdraw', draft.cardId, draft.amountFen], () => freeze(state, who, draft))),
    takeBack: async (id, key) =>
      ask((who) =>
        once(state, who, key, ['take back', id], () => {
          const kept = own(id, who)
          return kept === undefined ? notFound() : mapResult(keepMoved(state, takeBackWithdrawal(kept, state.clock.now())), shownWithdrawal)
        }),
      ),
    find: async (id) =>
      ask((who) => {
        const kept = own(id, who)
        return kept === undefined ? notFound() : ok(shownWithdrawal(kept))
      }),
    list: async (cursor) =>
      ask(({ userId }) => {
        const page = pageAfter([...state.withdrawals.values()].filter((one) => one.userId === userId).toReversed(), cursor, () => true)
        return mapResult(page, (found) => ({ ...found, items: found.items.map(shownWithdrawal) }))
      }),
  }
}

function freeze(state: MarketState, who: Member, { cardId, amountFen, paymentPassword }: WithdrawalDraft): Result<WithdrawalRecord> {
  const card = state.cards.get(cardId)
  if (card?.userId !== who.userId) return refuse('not-found', '请选择银行卡', 'cardId')
  const known = judgeHolder(card.holder, verifiedNames(state, who), 'cardId')
  if (!known.ok) return known
  const judged = judgeWithdrawal(amountFen, state.balances.get(availableOf(who.userId)) ?? 0)
  if (!judged.ok) return judged
  const allowed = provePayer(state, who, paymentPassword)
  if (!allowed.ok) return allowed
  const { bank, lastFour } = card
  const id = state.random.token().slice(0, 20)
  const asked: KeptWithdrawal = { id, userId: who.userId, cardId, card: { bank, lastFour }, amountFen, askedAt: state.clock.now(), status: 0, steps: [] }
  keep(state, asked)
  return ok(shownWithdrawal(asked))
}

/** A reviewer's move, or the person's: what the books do follows from where it arrives. */
function keepMoved(state: MarketState, moved: Result<KeptWithdrawal>): Result<KeptWithdrawal> {
  if (moved.ok) keep(state, moved.value)
  return moved
}

export function reviewWithdrawal(state: MarketState, id: string, step: RequestStep): Result<unknown> {
  const kept = state.withdrawals.get(id)
  return kept === undefined ? notFound() : keepMoved(state, moveWithdrawal(kept, step))
}

function keep(state: MarketState, withdrawal: KeptWithdrawal): void {
  const posting = postingOfWithdrawal(withdrawal)
  if (posting !== undefined) post(state, posting)
  state.withdrawals.set(withdrawal.id, withdrawal)
}

const shownWithdrawal = ({ userId: _userId, cardId: _cardId, ...record }: KeptWithdrawal): WithdrawalRecord => record
