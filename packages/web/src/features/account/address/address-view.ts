import type { AddressDraft, AddressId, PlacedAddress } from '@diandu/core/account'

/** One that was taken out, and where it stood. */
export interface RemovedAddress {
  readonly address: PlacedAddress
  readonly place: number
}

/** The list as it is shown: what was taken out keeps its place until the page is left. */
export function withRemoved(
  addresses: readonly PlacedAddress[],
  removed: readonly RemovedAddress[],
): readonly PlacedAddress[] {
  const gone = new Set(removed.map(({ address }) => address.id))
  const shown = addresses.filter(({ id }) => !gone.has(id))
  for (const { address, place } of [...removed].sort((one, other) => one.place - other.place))
    shown.splice(place, 0, address)
  return shown
}

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
