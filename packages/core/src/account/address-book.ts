import type { Address, AddressId } from './address.ts'
import { checkedForm, type Checked } from './field-problem.ts'

/** A person's addresses. Unless it is empty, exactly one of them is the default. */
export type AddressBook = readonly Address[]

export const MAX_ADDRESSES = 20

export const defaultAddress = (book: AddressBook): Address | undefined => book.find(({ isDefault }) => isDefault)

/**
 * Adds an address, or puts it in the place of the one with its id. One that is to be the default takes that from the
 * others; the default stays the default until another takes it, and a first address is it at once.
 */
export function keepAddress(book: AddressBook, stored: Address): Checked<AddressBook, 'addresses'> {
  const isKnown = book.some(({ id }) => id === stored.id)
  const others = book.filter(({ id }) => id !== stored.id)
  const isDefault = stored.isDefault || defaultAddress(others) === undefined
  const placed = { ...stored, isDefault }
  const changed = isKnown ? book.map((address) => (address.id === stored.id ? placed : address)) : [...book, placed]
  return checkedForm(isDefault ? withDefault(changed, stored.id) : changed, {
    addresses: !isKnown && book.length >= MAX_ADDRESSES ? 'too-many' : undefined,
  })
}

/** Without one address; when it was the default, the one that was added last becomes it. */
export function dropAddress(book: AddressBook, dropped: AddressId): AddressBook {
  const rest = book.filter(({ id }) => id !== dropped)
  const last = rest.at(-1)
  return last === undefined || defaultAddress(rest) !== undefined ? rest : withDefault(rest, last.id)
}

function withDefault(book: AddressBook, chosen: AddressId): AddressBook {
  return book.map((address) => ({ ...address, isDefault: address.id === chosen }))
}
