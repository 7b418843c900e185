import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { validateCard, validateHolder, lastFourOf, MAX_CARDS, type BankCard, type CardDraft } from '@diandu/core/wallet'
import { addBankCard, listBankCards, removeBankCard } from '@diandu/wire'
import type { DataBox } from '../crypto/index.ts'
import { verifiedNames } from '../account/index.ts'
import { memberHandlerFor, onceHandlerFor, type Handler, type MoneyContext } from '../calls/index.ts'
import { idFrom } from '../ids/index.ts'
import { lockUser } from '../session/index.ts'
import { findCard, insertCard, isCardStored, readCards, removeCard } from './bank-card-store.ts'

export const bankCardHandlers = (box: DataBox): readonly Handler[] => [
  memberHandlerFor(listBankCards, async (_nothing, { db, viewer }) =>
    ok({ items: await readCards(db, viewer.userId) }),
  ),
  onceHandlerFor(addBankCard, (draft, context) => addCard(draft, context, box), undefined, box),
  memberHandlerFor(removeBankCard, async ({ id }, { db, viewer, clock }) =>
    (await removeCard(db, viewer.userId, id, clock.now()))
      ? ok(null)
      : fail(refused('not-found', '没有找到这张银行卡', 'id')),
  ),
]

/** One person's cards are added one after the other. */
async function addCard(
  draft: CardDraft,
  { db, viewer: { userId }, clock, random }: MoneyContext,
  box: DataBox,
): Promise<Result<BankCard>> {
  const validated = validateCard(draft)
  if (!validated.ok) return validated
  const { bank, holder, number } = validated.value
  if ((await lockUser(db, userId)) === undefined) return fail({ kind: 'login-required' })
  if (await isCardStored(db, userId, number, box)) return fail(refused('card-kept', '这张银行卡已经添加过', 'number'))
  const cards = await readCards(db, userId)
  const known = validateHolder(holder, await knownNames(db, userId, cards, box))
  if (!known.ok) return known
  if (cards.length >= MAX_CARDS) return fail(refused('too-many', '银行卡已达上限'))
  const id = idFrom(random.token())
  await insertCard(db, { id, userId, bank, holder, number, lastFour: lastFourOf(number), addedAt: clock.now() }, box)
  const card = await findCard(db, userId, id)
  if (card === undefined) throw new Error(`Card ${id} is gone as soon as it was kept.`)
  return ok(card)
}

/** What verified documents say, and as long as there are none, the name on the cards that are kept. */
async function knownNames(
  tx: Parameters<typeof readCards>[0],
  userId: string,
  cards: readonly BankCard[],
  box: DataBox,
): Promise<readonly string[]> {
  const verified = await verifiedNames(tx, userId, box)
  return verified.length > 0 ? verified : cards.map(({ holder }) => holder)
}
