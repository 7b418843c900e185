import type { ShopId } from '../listing.ts'

/** So many are side by side; two at least are worth comparing. */
export const MAX_COMPARED = 4
export const MIN_COMPARED = 2

/** The shops on this device that are to be compared, in the order in which they were put there. */
export interface ComparedShopsStore {
  read(): readonly ShopId[]
  write(ids: readonly ShopId[]): void
}

/** Puts a shop beside the others, or takes it away; undefined where there is no room for another. */
export function toggleCompared(ids: readonly ShopId[], id: ShopId): readonly ShopId[] | undefined {
  if (ids.includes(id)) return ids.filter((one) => one !== id)
  return ids.length >= MAX_COMPARED ? undefined : [...ids, id]
}

/** Reads `shop-1.shop-2`, as the address of a comparison and the device's storage have it. Total; none twice. */
export function parseCompared(text: string): readonly ShopId[] {
  const ids = text.slice(0, MAX_LENGTH).split('.')
  return [...new Set(ids)].filter((id): id is ShopId => /^[\w-]{1,40}$/.test(id)).slice(0, MAX_COMPARED)
}

const MAX_LENGTH = 1_000

/** The address under which these shops are compared. */
export const comparePath = (ids: readonly ShopId[]): string => `/compare?ids=${ids.join('.')}`
