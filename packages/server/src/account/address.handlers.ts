import {
  checkAddress,
  dropAddress,
  keepAddress,
  refusalOf,
  regionNames,
  type Address,
  type AddressBook,
  type AddressDraft,
  type AddressId,
  type PlacedAddress,
} from '@diandu/core/account'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { addAddress, deleteAddress, editAddress, getAddress, getAreas, listAddresses, type CallArguments } from '@diandu/wire'
import { badParameter, handlerFor, memberHandlerFor, type Handler, type MemberContext } from '../calls/index.ts'
import { idFrom, lockUser } from '../session/index.ts'
import { readAddresses, writeAddresses } from './address-store.ts'
import { AREAS } from './areas.ts'

export const addressHandlers: readonly Handler[] = [
  memberHandlerFor(listAddresses, async (_nothing, { db, viewer }) => ok({ items: (await readAddresses(db, viewer.userId)).map(placed) })),
  memberHandlerFor(getAddress, async ({ id }, { db, viewer }) => found(await readAddresses(db, viewer.userId), id)),
  memberHandlerFor(addAddress, async (draft, context) => keep(context, idFrom(context.random.token()) as AddressId, draft, 'new')),
  memberHandlerFor(editAddress, async ({ id, ...draft }, context) => keep(context, id, draft, 'known')),
  memberHandlerFor(deleteAddress, async ({ id }, context) =>
    changed(context, (book) => (book.some((one) => one.id === id) ? ok({ book: dropAddress(book, id), answer: null }) : fail(unknown()))),
  ),
  handlerFor(getAreas, async () => ok({ items: AREAS })),
]

async function keep(context: MemberContext, id: AddressId, sent: CallArguments<typeof addAddress>, kind: 'new' | 'known'): Promise<Result<PlacedAddress>> {
  return changed(context, (book) => {
    if (kind === 'known' && !book.some((one) => one.id === id)) return fail(unknown())
    const draft = checkAddress(draftOf(sent))
    if (!draft.ok) return fail(refusalOf(draft.failure))
    if (regionNames(AREAS, draft.value.region) === undefined) return fail(badParameter('region', '请选择所在地区'))
    const kept = keepAddress(book, { ...draft.value, id })
    if (!kept.ok) return fail(refused('too-many', '收货地址已达上限'))
    const answer = found(kept.value, id)
    return answer.ok ? ok({ book: kept.value, answer: answer.value }) : answer
  })
}

/** One person's addresses change one after the other. */
async function changed<T>(
  { db, viewer }: MemberContext,
  change: (book: AddressBook) => Result<{ readonly book: AddressBook; readonly answer: T }>,
): Promise<Result<T>> {
  return db.transaction(async (tx) => {
    if ((await lockUser(tx, viewer.userId)) === undefined) return fail({ kind: 'login-required' })
    const before = await readAddresses(tx, viewer.userId)
    const after = change(before)
    if (!after.ok) return after
    await writeAddresses(tx, viewer.userId, before, after.value.book)
    return ok(after.value.answer)
  })
}

function found(book: AddressBook, id: AddressId): Result<PlacedAddress> {
  const address = book.find((one) => one.id === id)
  return address === undefined ? fail(unknown()) : ok(placed(address))
}

const placed = (address: Address): PlacedAddress => ({ ...address, regionNames: regionNames(AREAS, address.region) ?? [] })

const unknown = () => refused('not-found', '没有找到这个地址')

const draftOf = ({ provinceCode, cityCode, districtCode, ...draft }: CallArguments<typeof addAddress>): AddressDraft => ({
  ...draft,
  region: { provinceCode, cityCode, districtCode: districtCode ?? null },
})
