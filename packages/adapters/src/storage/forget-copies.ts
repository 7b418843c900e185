import { STORED_AS } from '@diandu/core/session'

/**
 * Forgets the pages that a service worker has kept for who was here: asked of the worker, which may be about to keep
 * one more, and done here too, where there is none. Nothing is lost where the browser refuses.
 */
export function forgetCopies({ navigator, caches }: Pick<Window, 'navigator' | 'caches'>): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.controller?.postMessage({ keep: 'forget' })
  const drop = (names: readonly string[]) =>
    names.forEach((name) => name.startsWith(STORED_AS.ownCopies) && void caches.delete(name))
  caches.keys().then(drop, () => undefined)
}
