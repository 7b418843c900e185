import { fail, mapResult, ok, refused, type Result } from '../../kernel/index.ts'
import { dropAddress, keepAddress, type AddressBook } from '../address-book.ts'
import { checkAddress, type Address, type AddressDraft, type AddressId } from '../address.ts'
import type { PlacedAddress } from '../addresses.ports.ts'
import { fieldRefusal } from '../field-problem.ts'
import { regionNames, type Area } from '../region.ts'

/** The facts behind a change of an address; the server reads them under the lock of its person. */
export interface AddressFacts {
  readonly book: AddressBook
  /** Where an address can be. */
  readonly areas: readonly Area[]
  /** Its id is given to a new one by who keeps it. */
  readonly id: AddressId
  readonly isNew: boolean
}

export interface DecidedAddress {
  readonly book: AddressBook
  readonly address: PlacedAddress
}

export function decideAddress({ book, areas, id, isNew }: AddressFacts, draft: AddressDraft): Result<DecidedAddress> {
  if (!isNew && !book.some((one) => one.id === id)) return fail(noAddress())
  const checked = checkAddress(draft)
  if (!checked.ok) return fail(fieldRefusal(checked.failure))
  if (regionNames(areas, checked.value.region) === undefined)
    return fail(refused('bad-parameter', '参数校验失败：region 请选择所在地区', 'region'))
  const kept = keepAddress(book, { ...checked.value, id })
  if (!kept.ok) return fail(refused('too-many', '收货地址已达上限'))
  return mapResult(findAddress({ book: kept.value, areas }, id), (address) => ({ book: kept.value, address }))
}

/** The addresses without one of them. */
export const decideRemoval = (book: AddressBook, id: AddressId): Result<AddressBook> =>
  book.some((one) => one.id === id) ? ok(dropAddress(book, id)) : fail(noAddress())

export function findAddress(
  { book, areas }: Pick<AddressFacts, 'book' | 'areas'>,
  id: AddressId,
): Result<PlacedAddress> {
  const address = book.find((one) => one.id === id)
  return address === undefined ? fail(noAddress()) : ok(placedAddress(areas, address))
}

export const placedAddress = (areas: readonly Area[], address: Address): PlacedAddress => ({
  ...address,
  regionNames: regionNames(areas, address.region) ?? [],
})

const noAddress = () => refused('not-found', '没有找到这个地址')
