import { fail, ok, type Result } from '@diandu/core/kernel'
import { decideCard, noCard, type BankCard, type CardDraft } from '@diandu/core/wallet'
import { addBankCard, listBankCards, removeBankCard } from '@diandu/wire'
import type { DataBox } from '../crypto/index.ts'
import { verifiedNames } from '../account/index.ts'
import { memberHandlerFor, onceHandlerFor, type Handler, type MoneyContext } from '../calls/index.ts'
import { idFrom } from '../ids/index.ts'
import { lockUser } from '../session/index.ts'
import { findCard, insertCard, openCards, readCards, removeCard } from './bank-card-store.ts'

export const bankCardHandlers = (box: DataBox): readonly Handler[] => [
  memberHandlerFor(listBankCards, async (_nothing, { db, viewer }) =>
    ok({ items: await readCards(db, viewer.userId) }),
  ),
  onceHandlerFor(addBankCard, (draft, context) => addCard(draft, context, box), undefined, box),
  memberHandlerFor(removeBankCard, async ({ id }, { db, viewer, clock }) =>
    (await removeCard(db, viewer.userId, id, clock.now())) ? ok(null) : fail(noCard()),
  ),
]

/** One person's cards are added one after the other. */
async function addCard(
  draft: CardDraft,
  { db, viewer: { userId }, clock, random }: MoneyContext,
  box: DataBox,
): Promise<Result<BankCard>> {
  if ((await lockUser(db, userId)) === undefined) return fail({ kind: 'login-required' })
  const facts = { cards: await openCards(db, userId, box), verifiedNames: await verifiedNames(db, userId, box) }
  const decided = decideCard({ ...facts, at: clock.now() }, draft)
  if (!decided.ok) return decided
  const id = idFrom(random.token())
  await insertCard(db, { ...decided.value, id, userId }, box)
  const card = await findCard(db, userId, id)
  if (card === undefined) throw new Error(`Card ${id} is gone as soon as it was kept.`)
  return ok(card)
}
