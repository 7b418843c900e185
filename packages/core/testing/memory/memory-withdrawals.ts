import { mapResult, ok, type Result } from '../../src/kernel/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import {
  availableOf,
  validateHolder,
  validateWithdrawal,
  moveWithdrawal,
  postingOfWithdrawal,
  takeBackWithdrawal,
  type RequestStep,
  type WithdrawalDraft,
  type WithdrawalView,
  type Withdrawals,
  type WithdrawStatus,
} from '../../src/wallet/index.ts'
import { verifiedNames } from './memory-bank-cards.ts'
import { notFound, refuse, type WithdrawalRecord, type MarketState, type Member } from './market-state.ts'
import { once } from './once.ts'
import { callAsMember } from './order-desk.ts'
import { pageAfter } from './page-after.ts'
import { provePayer } from './prove-payer.ts'
import { post } from './market-books.ts'

export function createMemoryWithdrawals(state: MarketState, store: SessionStore): Withdrawals {
  const call = <T>(answer: (who: Member) => Result<T>): Result<T> => callAsMember(state, store, answer)
  const own = (id: string, { userId }: Member): WithdrawalRecord | undefined => {
    const stored = state.withdrawals.get(id)
    return stored?.userId === userId ? stored : undefined
  }
  return {
    request: async (draft, key) =>
      call((who) =>
        once(state, who, key, ['withdraw', draft.cardId, draft.amountFen], () => freeze(state, who, draft)),
      ),
    takeBack: async (id, key) =>
      call((who) =>
        once(state, who, key, ['take back', id], () => {
          const stored = own(id, who)
          return stored === undefined
            ? notFound()
            : mapResult(keepMoved(state, takeBackWithdrawal(stored, state.clock.now())), shownWithdrawal)
        }),
      ),
    find: async (id) =>
      call((who) => {
        const stored = own(id, who)
        return stored === undefined ? notFound() : ok(shownWithdrawal(stored))
      }),
    list: async (cursor) =>
      call(({ userId }) => {
        const page = pageAfter(
          [...state.withdrawals.values()].filter((one) => one.userId === userId).toReversed(),
          cursor,
          () => true,
        )
        return mapResult(page, (found) => ({ ...found, items: found.items.map(shownWithdrawal) }))
      }),
  }
}

function freeze(
  state: MarketState,
  who: Member,
  { cardId, amountFen, paymentPassword }: WithdrawalDraft,
): Result<WithdrawalView> {
  const card = state.cards.get(cardId)
  if (card?.userId !== who.userId) return refuse('not-found', '请选择银行卡', 'cardId')
  const known = validateHolder(card.holder, verifiedNames(state, who), 'cardId')
  if (!known.ok) return known
  const validated = validateWithdrawal(amountFen, state.balances.get(availableOf(who.userId)) ?? 0)
  if (!validated.ok) return validated
  const allowed = provePayer(state, who, paymentPassword)
  if (!allowed.ok) return allowed
  const { bank, lastFour } = card
  const id = state.random.token().slice(0, 20)
  const requested: WithdrawalRecord = {
    id,
    userId: who.userId,
    cardId,
    card: { bank, lastFour },
    amountFen,
    askedAt: state.clock.now(),
    status: 'to-process',
    steps: [],
  }
  keep(state, requested)
  return ok(shownWithdrawal(requested))
}

/** A reviewer's move, or the person's: what the books do follows from where it arrives. */
function keepMoved(state: MarketState, moved: Result<WithdrawalRecord>): Result<WithdrawalRecord> {
  if (moved.ok) keep(state, moved.value)
  return moved
}

export function reviewWithdrawal(state: MarketState, id: string, step: RequestStep<WithdrawStatus>): Result<unknown> {
  const stored = state.withdrawals.get(id)
  return stored === undefined ? notFound() : keepMoved(state, moveWithdrawal(stored, step))
}

function keep(state: MarketState, withdrawal: WithdrawalRecord): void {
  const posting = postingOfWithdrawal(withdrawal)
  if (posting !== undefined) post(state, posting)
  state.withdrawals.set(withdrawal.id, withdrawal)
}

const shownWithdrawal = ({ userId: _userId, cardId: _cardId, ...record }: WithdrawalRecord): WithdrawalView => record
