import * as v from 'valibot'
import type { AddressId, Area, PlacedAddress } from '@diandu/core/account'
import { call } from '../call.ts'
import { mobile } from '../../schemas/credential.schemas.ts'
import { idOf, named, nothingIn, nothingOut } from '../../schemas/schemas.ts'

const addressId = idOf<AddressId>()
const areaCode = v.pipe(v.string(), v.regex(/^\d{6}$/, 'A code of an area is 6 digits'))

const address = v.object({
  id: addressId,
  receiver: v.string(),
  mobile: v.string(),
  region: v.object({ provinceCode: v.string(), cityCode: v.string(), districtCode: v.nullable(v.string()) }),
  detail: v.string(),
  postcode: v.string(),
  isDefault: v.boolean(),
  regionNames: v.array(v.string()),
}) satisfies v.GenericSchema<unknown, PlacedAddress>

/** Flat, so that whatever is wrong is wrong with one field; a city without districts has none. */
const draft = {
  receiver: named(50, 1),
  mobile,
  provinceCode: areaCode,
  cityCode: areaCode,
  districtCode: v.exactOptional(areaCode),
  detail: named(200, 1),
  postcode: v.pipe(v.string(), v.regex(/^(?:\d{6})?$/, 'A postcode is 6 digits')),
  isDefault: v.boolean(),
} as const

const draftExample = {
  receiver: '林小满',
  mobile: '13800000001',
  provinceCode: '110000',
  cityCode: '110100',
  districtCode: '110105',
  detail: '建国路 88 号',
  postcode: '100022',
  isDefault: true,
}

export const listAddresses = call('GET user/address', {
  summary: 'A person’s addresses, in the order in which they were added',
  access: 'member',
  input: nothingIn,
  output: v.object({ items: v.array(address) }),
})

export const addAddress = call('POST user/address', {
  summary: 'Adds an address',
  access: 'member',
  once: true,
  input: v.strictObject(draft),
  output: address,
  example: draftExample,
})

export const editAddress = call('POST user/editAddress', {
  summary: 'Puts an address in the place of another',
  access: 'member',
  input: v.strictObject({ id: addressId, ...draft }),
  output: address,
  example: { id: 'a1', ...draftExample },
})

export const getAddress = call('POST address/getUserAddressInfo', {
  summary: 'One address of this person',
  access: 'member',
  input: v.strictObject({ id: addressId }),
  output: address,
  example: { id: 'a1' },
})

export const deleteAddress = call('POST address/del', {
  summary: 'Takes an address away; a default that goes leaves its place to the one added last',
  access: 'member',
  input: v.strictObject({ id: addressId }),
  output: nothingOut,
  example: { id: 'a1' },
})

const area: v.GenericSchema<Area> = v.object({
  code: v.string(),
  name: v.string(),
  areas: v.exactOptional(v.array(v.lazy(() => area))),
})

export const getAreas = call('GET getAreas', {
  summary: 'Provinces, their cities and the districts of those',
  access: 'anyone',
  input: nothingIn,
  output: v.object({ items: v.array(area) }),
})
