import {
  checkAddress,
  dropAddress,
  keepAddress,
  fieldRefusal,
  regionNames,
  type Address,
  type AddressDraft,
  type Addresses,
  type AddressId,
  type Area,
  type PlacedAddress,
} from '../../src/account/index.ts'
import { fail, ok, type Result } from '../../src/kernel/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import { notFound, refuse, type AccountRecord, type MarketState, type Member } from './market-state.ts'
import { keepAccount, withAccount } from './memory-account.ts'

/** Two provinces are enough to choose from: one with districts, and one with a city that has none. */
const AREAS: readonly Area[] = [
  {
    code: '110000',
    name: '北京市',
    areas: [
      {
        code: '110100',
        name: '市辖区',
        areas: [
          { code: '110101', name: '东城区' },
          { code: '110105', name: '朝阳区' },
        ],
      },
    ],
  },
  {
    code: '440000',
    name: '广东省',
    areas: [
      { code: '441900', name: '东莞市' },
      { code: '440100', name: '广州市', areas: [{ code: '440106', name: '天河区' }] },
    ],
  },
]

const placed = (address: Address): PlacedAddress => ({
  ...address,
  regionNames: regionNames(AREAS, address.region) ?? [],
})

export function createMemoryAddresses(state: MarketState, store: SessionStore): Addresses {
  const keep = (account: AccountRecord, member: Member, draft: AddressDraft, id: AddressId): Result<PlacedAddress> => {
    const checked = checkAddress(draft)
    if (!checked.ok) return fail(fieldRefusal(checked.failure))
    if (regionNames(AREAS, checked.value.region) === undefined)
      return refuse('bad-parameter', '请选择所在地区', 'region')
    const stored = keepAddress(account.addresses, { ...checked.value, id })
    if (!stored.ok) return refuse('too-many', '地址数量已达上限')
    keepAccount(state, member, { addresses: stored.value })
    const address = stored.value.find((one) => one.id === id)
    return address === undefined ? notFound() : ok(placed(address))
  }
  const known = (account: AccountRecord, id: AddressId): Result<Address> => {
    const address = account.addresses.find((one) => one.id === id)
    return address === undefined ? notFound() : ok(address)
  }
  return {
    list: () => withAccount(state, store, ({ addresses }) => ok(addresses.map(placed))),
    one: (id) =>
      withAccount(state, store, (account) => {
        const found = known(account, id)
        return found.ok ? ok(placed(found.value)) : found
      }),
    add: (draft) =>
      withAccount(state, store, (account, member) => keep(account, member, draft, state.random.token() as AddressId)),
    edit: (id, draft) =>
      withAccount(state, store, (account, member) => {
        const found = known(account, id)
        return found.ok ? keep(account, member, draft, id) : found
      }),
    remove: (id) =>
      withAccount(state, store, (account, member) => {
        const found = known(account, id)
        if (!found.ok) return found
        keepAccount(state, member, { addresses: dropAddress(account.addresses, id) })
        return ok(null)
      }),
    areas: async () => ok(AREAS),
  }
}
