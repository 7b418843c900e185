import {
  decideAddress,
  decideRemoval,
  findAddress,
  placedAddress,
  type AddressBook,
  type AddressDraft,
  type AddressId,
  type PlacedAddress,
} from '@diandu/core/account'
import { fail, mapResult, ok, type Result } from '@diandu/core/kernel'
import {
  addAddress,
  deleteAddress,
  editAddress,
  getAddress,
  getAreas,
  listAddresses,
  type CallArguments,
} from '@diandu/wire'
import {
  handlerFor,
  memberHandlerFor,
  onceHandlerFor,
  type Handler,
  type MemberContext,
  type MoneyContext,
} from '../calls/index.ts'
import type { Transaction } from '../database/index.ts'
import { idFrom } from '../ids/index.ts'
import { lockUser } from '../session/index.ts'
import { readAddresses, writeAddresses } from './address-store.ts'
import { AREAS } from './areas.ts'

export const addressHandlers: readonly Handler[] = [
  memberHandlerFor(listAddresses, async (_nothing, { db, viewer }) =>
    ok({ items: (await readAddresses(db, viewer.userId)).map((address) => placedAddress(AREAS, address)) }),
  ),
  memberHandlerFor(getAddress, async ({ id }, { db, viewer }) =>
    findAddress({ book: await readAddresses(db, viewer.userId), areas: AREAS }, id),
  ),
  onceHandlerFor(addAddress, async (draft, context) =>
    keep(context, { id: idFrom(context.random.token()) as AddressId, isNew: true }, draft),
  ),
  memberHandlerFor(editAddress, async ({ id, ...draft }, context) => keep(context, { id, isNew: false }, draft)),
  memberHandlerFor(deleteAddress, async ({ id }, context) =>
    changed(context, (before) => mapResult(decideRemoval(before, id), (book) => ({ book, answer: null }))),
  ),
  handlerFor(getAreas, async () => ok({ items: AREAS })),
]

const keep = (
  context: MemberContext | MoneyContext,
  which: { readonly id: AddressId; readonly isNew: boolean },
  sent: CallArguments<typeof addAddress>,
): Promise<Result<PlacedAddress>> =>
  changed(context, (before) =>
    mapResult(decideAddress({ ...which, book: before, areas: AREAS }, draftOf(sent)), ({ book, address }) => ({
      book,
      answer: address,
    })),
  )

/** One person's addresses change one after the other. */
async function changed<T>(
  { db, viewer }: MemberContext | MoneyContext,
  change: (book: AddressBook) => Result<{ readonly book: AddressBook; readonly answer: T }>,
): Promise<Result<T>> {
  const changeIn = async (tx: Transaction): Promise<Result<T>> => {
    if ((await lockUser(tx, viewer.userId)) === undefined) return fail({ kind: 'login-required' })
    const before = await readAddresses(tx, viewer.userId)
    const after = change(before)
    if (!after.ok) return after
    await writeAddresses(tx, viewer.userId, before, after.value.book)
    return ok(after.value.answer)
  }
  return db.kind === 'transaction' ? changeIn(db) : db.transaction(changeIn)
}

const draftOf = ({
  provinceCode,
  cityCode,
  districtCode,
  ...draft
}: CallArguments<typeof addAddress>): AddressDraft => ({
  ...draft,
  region: { provinceCode, cityCode, districtCode: districtCode ?? null },
})
