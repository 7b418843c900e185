import type { Result, StopSignal } from '../kernel/index.ts'
import type { Address, AddressDraft, AddressId } from './address.ts'
import type { Area } from './region.ts'

/** An address with the names of its region, from the top down, so that showing it needs no list of areas. */
export interface PlacedAddress extends Address {
  readonly regionNames: readonly string[]
}

/** A person's addresses. Another person's is as unknown as one that never was. */
export interface Addresses {
  list(signal?: StopSignal): Promise<Result<readonly PlacedAddress[]>>
  one(id: AddressId, signal?: StopSignal): Promise<Result<PlacedAddress>>
  add(draft: AddressDraft): Promise<Result<PlacedAddress>>
  edit(id: AddressId, draft: AddressDraft): Promise<Result<PlacedAddress>>
  remove(id: AddressId): Promise<Result<null>>
  /** Provinces, cities and districts, for choosing; the same for all users. */
  areas(signal?: StopSignal): Promise<Result<readonly Area[]>>
}
