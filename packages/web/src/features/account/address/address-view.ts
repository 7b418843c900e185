import type { AddressDraft, AddressId, PlacedAddress } from '@diandu/core/account'

export const draftOf = ({ receiver, mobile, region, detail, postcode, isDefault }: PlacedAddress): AddressDraft => ({
  receiver,
  mobile,
  region,
  detail,
  postcode,
  isDefault,
})

export const editPath = (id?: AddressId): string =>
  `/user_center/edit_address${id === undefined ? '' : `?id=${encodeURIComponent(id)}`}`
