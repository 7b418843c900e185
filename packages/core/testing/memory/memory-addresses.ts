import {
  decideAddress,
  decideRemoval,
  findAddress,
  placedAddress,
  type AddressDraft,
  type Addresses,
  type AddressId,
  type Area,
} from '../../src/account/index.ts'
import { mapResult, ok } from '../../src/kernel/index.ts'
import type { Desk } from './desk.ts'
import { keepMember } from './market-state.ts'

const area = (code: string, name: string, ...areas: readonly Area[]): Area => ({
  code,
  name,
  ...(areas.length > 0 && { areas }),
})

/** Two provinces are enough to choose from: one with districts, and one with a city that has none. */
export const AREAS: readonly Area[] = [
  area('110000', '北京市', area('110100', '市辖区', area('110101', '东城区'), area('110105', '朝阳区'))),
  area('440000', '广东省', area('441900', '东莞市'), area('440100', '广州市', area('440106', '天河区'))),
]

export function createMemoryAddresses({ state, call }: Desk): Addresses {
  const keep = (draft: AddressDraft, id: AddressId, isNew: boolean) =>
    call((who) =>
      mapResult(decideAddress({ book: who.addresses, areas: AREAS, id, isNew }, draft), ({ book, address }) => {
        keepMember(state, who, { addresses: book })
        return address
      }),
    )
  return {
    list: () => call(({ addresses }) => ok(addresses.map((address) => placedAddress(AREAS, address)))),
    one: (id) => call(({ addresses: book }) => findAddress({ book, areas: AREAS }, id)),
    add: (draft) => keep(draft, state.random.token() as AddressId, true),
    edit: (id, draft) => keep(draft, id, false),
    remove: (id) =>
      call((who) =>
        mapResult(decideRemoval(who.addresses, id), (addresses) => {
          keepMember(state, who, { addresses })
          return null
        }),
      ),
    areas: async () => ok(AREAS),
  }
}
