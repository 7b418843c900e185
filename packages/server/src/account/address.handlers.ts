import {
  checkAddress,
  dropAddress,
  keepAddress,
  fieldRefusal,
  regionNames,
  type Address,
  type AddressBook,
  type AddressDraft,
  type AddressId,
  type PlacedAddress,
} from '@diandu/core/account'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
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
  badParameter,
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
    ok({ items: (await readAddresses(db, viewer.userId)).map(placed) }),
  ),
  memberHandlerFor(getAddress, async ({ id }, { db, viewer }) => found(await readAddresses(db, viewer.userId), id)),
  onceHandlerFor(addAddress, async (draft, context) =>
    keep(context, idFrom(context.random.token()) as AddressId, draft, 'new'),
  ),
  memberHandlerFor(editAddress, async ({ id, ...draft }, context) => keep(context, id, draft, 'known')),
  memberHandlerFor(deleteAddress, async ({ id }, context) =>
    changed(context, (book) =>
      book.some((one) => one.id === id) ? ok({ book: dropAddress(book, id), answer: null }) : fail(unknown()),
    ),
  ),
  handlerFor(getAreas, async () => ok({ items: AREAS })),
]

async function keep(
  context: MemberContext | MoneyContext,
  id: AddressId,
  sent: CallArguments<typeof addAddress>,
  kind: 'new' | 'known',
): Promise<Result<PlacedAddress>> {
  return changed(context, (book) => {
    if (kind === 'known' && !book.some((one) => one.id === id)) return fail(unknown())
    const draft = checkAddress(draftOf(sent))
    if (!draft.ok) return fail(fieldRefusal(draft.failure))
    if (regionNames(AREAS, draft.value.region) === undefined) return fail(badParameter('region', '请选择所在地区'))
    const stored = keepAddress(book, { ...draft.value, id })
    if (!stored.ok) return fail(refused('too-many', '收货地址已达上限'))
    const answer = found(stored.value, id)
    return answer.ok ? ok({ book: stored.value, answer: answer.value }) : answer
  })
}

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

function found(book: AddressBook, id: AddressId): Result<PlacedAddress> {
  const address = book.find((one) => one.id === id)
  return address === undefined ? fail(unknown()) : ok(placed(address))
}

const placed = (address: Address): PlacedAddress => ({
  ...address,
  regionNames: regionNames(AREAS, address.region) ?? [],
})

const unknown = () => refused('not-found', '没有找到这个地址')

const draftOf = ({
  provinceCode,
  cityCode,
  districtCode,
  ...draft
}: CallArguments<typeof addAddress>): AddressDraft => ({
  ...draft,
  region: { provinceCode, cityCode, districtCode: districtCode ?? null },
})
