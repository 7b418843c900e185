/** A page of a shop that can be read without a network. */
export interface OfflineShop {
  readonly path: string
  readonly title: string
  readonly storedAtMs: number
}

/** Where the service worker keeps them: what was saved first. */
const STORED_IN = ['diandu_own_saved', 'diandu_own_viewed'] as const

/** What this device has kept, the last first; nothing where it cannot keep anything. */
export async function offlineShops(): Promise<readonly OfflineShop[]> {
  const found = new Map<string, OfflineShop>()
  try {
    for (const name of STORED_IN) {
      if (!(await caches.has(name))) continue
      const cache = await caches.open(name)
      for (const request of [...(await cache.keys())].reverse()) {
        const { pathname: path } = new URL(request.url)
        const answer = await cache.match(request)
        if (answer !== undefined && !found.has(path)) found.set(path, await asKept(path, answer))
      }
    }
  } catch {
    // The browser refuses to be asked: nothing can be read.
  }
  return [...found.values()]
}

async function asKept(path: string, answer: Response): Promise<OfflineShop> {
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const storedAtMs = Date.parse(answer.headers.get('date') ?? '')
  return { path, title: page.title, storedAtMs: Number.isNaN(storedAtMs) ? 0 : storedAtMs }
}
