import type { ShopId } from '@diandu/core/catalog'

/** What the service worker is asked to keep; without one nothing is. */
export function orderOfWorker(order: {
  readonly keep: string
  readonly paths?: readonly string[]
  readonly lang?: string
}): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(order)
}

/** The page of this shop, which a visitor looks at, can be read again without a network. */
export const keepViewedCopy = (id: ShopId): void => orderOfWorker({ keep: 'viewed', paths: [`/shop/${id}`] })

/** So can the pages of all these, and of no others, among the favourites. */
export const keepSavedCopies = (ids: readonly ShopId[]): void =>
  orderOfWorker({ keep: 'saved', paths: ids.map((id) => `/shop/${id}`) })
