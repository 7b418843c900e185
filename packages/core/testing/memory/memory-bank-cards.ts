import { mapResult, ok, type Result } from '../../src/kernel/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import {
  validateCard,
  validateHolder,
  lastFourOf,
  MAX_CARDS,
  type BankCard,
  type BankCards,
  type CardDraft,
} from '../../src/wallet/index.ts'
import { notFound, refuse, type CardRecord, type MarketState, type Member } from './market-state.ts'
import { signedIn } from './signed-in.ts'

export function createMemoryBankCards(state: MarketState, store: SessionStore): BankCards {
  const call = <T>(answer: (who: Member) => Result<T>): Result<T> => {
    const who = signedIn(state, store)
    return who.ok ? answer(who.value) : who
  }
  return {
    list: async () => call((who) => ok(cardsOf(state, who).map(shownCard))),
    add: async (draft) => call((who) => addCard(state, who, draft)),
    remove: async (id) =>
      call(({ userId }) => {
        if (state.cards.get(id)?.userId !== userId) return notFound()
        state.cards.delete(id)
        return ok(null)
      }),
  }
}

function addCard(state: MarketState, who: Member, draft: CardDraft): Result<BankCard> {
  const validated = validateCard(draft)
  if (!validated.ok) return validated
  const { bank, holder, number } = validated.value
  const own = cardsOf(state, who)
  if (own.some((card) => card.number === number)) return refuse('card-kept', '这张银行卡已经添加过', 'number')
  const verified = verifiedNames(state, who)
  const known = validateHolder(holder, verified.length > 0 ? verified : own.map((card) => card.holder))
  if (!known.ok) return known
  if (own.length >= MAX_CARDS) return refuse('too-many', '银行卡已达上限')
  const card: CardRecord = {
    id: state.random.token().slice(0, 20),
    userId: who.userId,
    bank,
    holder,
    number,
    lastFour: lastFourOf(number),
    addedAt: state.clock.now(),
  }
  state.cards.set(card.id, card)
  return mapResult(ok(card), shownCard)
}

/** What verified documents say. */
export function verifiedNames({ identities }: MarketState, { userId }: Member): readonly string[] {
  const identity = identities.get(userId)
  return identity === undefined ? [] : [identity.name]
}

const cardsOf = (state: MarketState, { userId }: Member): readonly CardRecord[] =>
  [...state.cards.values()].filter((card) => card.userId === userId)

const shownCard = ({ id, bank, holder, lastFour, addedAt }: CardRecord): BankCard => ({
  id,
  bank,
  holder,
  lastFour,
  addedAt,
})
