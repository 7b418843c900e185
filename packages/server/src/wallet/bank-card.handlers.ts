import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { judgeCard, judgeHolder, lastFourOf, MOST_CARDS, type BankCard, type CardDraft } from '@diandu/core/wallet'
import { addBankCard, listBankCards, removeBankCard } from '@diandu/wire'
import { verifiedNames, type DataBox } from '../account/index.ts'
import { memberHandlerFor, type Handler, type MemberContext } from '../calls/index.ts'
import { idFrom, lockUser } from '../session/index.ts'
import { findCard, insertCard, isCardKept, readCards, removeCard } from './bank-card-store.ts'

export const bankCardHandlers = (box: DataBox): readonly Handler[] => [
  memberHandlerFor(listBankCards, async (_nothing, { db, viewer }) => ok({ items: await readCards(db, viewer.userId) })),
  memberHandlerFor(addBankCard, (draft, context) => addCard(draft, context, box)),
  memberHandlerFor(removeBankCard, async ({ id }, { db, viewer, clock }) =>
    (await removeCard(db, viewer.userId, id, clock.now())) ? ok(null) : fail(refused('not-found', '没有找到这张银行卡', 'id')),
  ),
]

/** One person's cards are added one after the other. */
async function addCard(draft: CardDraft, { db, viewer: { userId }, clock, random }: MemberContext, box: DataBox): Promise<Result<BankCard>> {
  const judged = judgeCard(draft)
  if (!judged.ok) return judged
  const { bank, holder, number } = judged.value
  return db.transaction(async (tx): Promise<Result<BankCard>> => {
    if ((await lockUser(tx, userId)) === undefined) return fail({ kind: 'login-required' })
    if (await isCardKept(tx, userId, number, box)) return fail(refused('card-kept', '这张银行卡已经添加过', 'number'))
    const cards = await readCards(tx, userId)
    const known = judgeHolder(holder, await knownNames(tx, userId, cards, box))
    if (!known.ok) return known
    if (cards.length >= MOST_CARDS) return fail(refused('too-many', '银行卡已达上限'))
    const id = idFrom(random.token())
    await insertCard(tx, { id, userId, bank, holder, number, lastFour: lastFourOf(number), addedAt: clock.now() }, box)
    const card = await findCard(tx, userId, id)
    if (card === undefined) throw new Error(`Card ${id} is gone as soon as it was kept.`)
    return ok(card)
  })
}

/** What verified papers say, and as long as there are none, the name on the cards that are kept. */
async function knownNames(tx: Parameters<typeof readCards>[0], userId: string, cards: readonly BankCard[], box: DataBox): Promise<readonly string[]> {
  const verified = await verifiedNames(tx, userId, box)
  return verified.length > 0 ? verified : cards.map(({ holder }) => holder)
}
