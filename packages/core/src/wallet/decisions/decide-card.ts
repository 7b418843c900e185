import { fail, ok, refused, type Result } from '../../kernel/index.ts'
import {
  lastFourOf,
  MAX_CARDS,
  validateCard,
  validateHolder,
  type BankCard,
  type CardDraft,
} from '../banks/bank-card.ts'

/** The server reads these under the lock of the person. */
export interface CardFacts {
  /** The cards that the person keeps, with their numbers in full. */
  readonly cards: readonly Pick<CardDraft, 'holder' | 'number'>[]
  /** Verified names of the person, their own name last. Without any, the name on the cards counts. */
  readonly verifiedNames: readonly string[]
  readonly at: number
}

/** A card with its number; its id is given to it by who keeps it. */
export interface DecidedCard extends Omit<BankCard, 'id'> {
  readonly number: string
}

/** A draft without a holder is the verified person's own. */
export function decideCard({ cards, verifiedNames, at }: CardFacts, draft: CardDraft): Result<DecidedCard> {
  const own = verifiedNames.at(-1)
  const validated = validateCard(draft.holder === '' && own !== undefined ? { ...draft, holder: own } : draft)
  if (!validated.ok) return validated
  const { bank, holder, number } = validated.value
  if (cards.some((card) => card.number === number)) return fail(refused('card-kept', '这张银行卡已经添加过', 'number'))
  const known = validateHolder(holder, verifiedNames.length > 0 ? verifiedNames : cards.map((card) => card.holder))
  if (!known.ok) return known
  if (cards.length >= MAX_CARDS) return fail(refused('too-many', '银行卡已达上限'))
  return ok({ bank, holder, number, lastFour: lastFourOf(number), addedAt: at })
}

export const noCard = () => refused('not-found', '没有找到这张银行卡', 'id')
