import type { ShopId } from '@diandu/core/catalog'

/** Does nothing without a service worker. */
export function orderOfWorker(order: {
  readonly keep: string
  readonly paths?: readonly string[]
  readonly lang?: string
}): void {
  if ('serviceWorker' in navigator) navigator.serviceWorker.controller?.postMessage(order)
}

/** The page that a visitor looks at can be read again without a network, where it is the page of a shop. */
export const keepViewedCopy = (path: string): void => orderOfWorker({ keep: 'viewed', paths: [path] })

/** So can the pages of all these, and of no others, among the favourites. */
export const keepSavedCopies = (ids: readonly ShopId[]): void =>
  orderOfWorker({ keep: 'saved', paths: ids.map((id) => `/shop/${id}`) })
