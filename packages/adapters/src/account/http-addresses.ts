import type { AddressDraft, Addresses } from '@diandu/core/account'
import { mapResult } from '@diandu/core/kernel'
import { addAddress, deleteAddress, editAddress, getAddress, getAreas, listAddresses } from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpAddresses = (client: Client): Addresses => ({
  list: async (signal) => mapResult(await client.send(listAddresses, {}, { signal }), ({ items }) => items),
  one: (id, signal) => client.send(getAddress, { id }, { signal }),
  add: (draft) => client.send(addAddress, flat(draft)),
  edit: (id, draft) => client.send(editAddress, { id, ...flat(draft) }),
  remove: (id) => client.send(deleteAddress, { id }),
  areas: async (signal) => mapResult(await client.send(getAreas, {}, { signal }), ({ items }) => items),
})

/** Without the white space that the form lets pass and a number does not bear. */
const flat = ({
  receiver,
  mobile,
  region: { provinceCode, cityCode, districtCode },
  detail,
  postcode,
  isDefault,
}: AddressDraft) => ({
  receiver,
  mobile: mobile.trim(),
  provinceCode,
  cityCode,
  ...(districtCode === null ? {} : { districtCode }),
  detail,
  postcode: postcode.trim(),
  isDefault,
})
