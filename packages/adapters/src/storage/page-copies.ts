import { STORED_AS } from '@diandu/core/session'
import type { PageCopies, PageCopy } from '@diandu/core/support'

/** The caches of the service worker, in their order: pages that were saved, and those that were viewed. */
const STORED_IN = [`${STORED_AS.ownCopies}saved`, `${STORED_AS.ownCopies}viewed`] as const

/** The pages that a service worker has stored. Nothing is lost where the browser refuses. */
export const pageCopies = ({ navigator, caches }: Pick<Window, 'navigator' | 'caches'>): PageCopies => ({
  async list() {
    const found = new Map<string, PageCopy>()
    try {
      for (const name of STORED_IN) {
        if (!(await caches.has(name))) continue
        const cache = await caches.open(name)
        for (const request of [...(await cache.keys())].reverse()) {
          const { pathname: path } = new URL(request.url)
          const answer = await cache.match(request)
          if (answer !== undefined && !found.has(path)) found.set(path, await copyOf(path, answer))
        }
      }
    } catch {
      // The browser refuses to be asked.
    }
    return [...found.values()]
  },
  // Asked of the worker, which may be about to store one more, and done here too, where there is none.
  forget() {
    if (!('serviceWorker' in navigator)) return
    navigator.serviceWorker.controller?.postMessage({ keep: 'forget' })
    const drop = (names: readonly string[]) =>
      names.forEach((name) => name.startsWith(STORED_AS.ownCopies) && void caches.delete(name))
    caches.keys().then(drop, () => undefined)
  },
})

async function copyOf(path: string, answer: Response): Promise<PageCopy> {
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const storedAtMs = Date.parse(answer.headers.get('date') ?? '')
  return { path, title: page.title, storedAtMs: Number.isNaN(storedAtMs) ? 0 : storedAtMs }
}
