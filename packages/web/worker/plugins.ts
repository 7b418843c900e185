import type { WorkboxPlugin } from 'workbox-core'

/** Caches by path: query parameters, such as those of a shared link, do not change a page. */
export const byPath = {
  cacheKeyWillBeUsed: async ({ request }) => new URL(request.url).pathname,
} satisfies WorkboxPlugin

/** A page that was found, at its own address. */
export const plainPages = {
  cacheWillUpdate: async ({ response }) => (isPlainPage(response) ? response : null),
} satisfies WorkboxPlugin

export const isPlainPage = (response: Response): boolean =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  (response.headers.get('content-type') ?? '').startsWith('text/html')

/** Public answers only; personal ones carry `private` or `no-store`. */
export const publicAnswers = {
  cacheWillUpdate: async ({ request, response }) => {
    const isPublic = /\bpublic\b/.test(response.headers.get('cache-control') ?? '')
    return response.status === 200 && isPublic && !request.headers.has('authorization') ? response : null
  },
} satisfies WorkboxPlugin

/** The oldest go when there are too many. */
export const upTo = (max: number) =>
  ({ cacheDidUpdate: ({ cacheName }) => dropOldest(cacheName, max) }) satisfies WorkboxPlugin

export async function dropOldest(cacheName: string, max: number): Promise<void> {
  const cache = await caches.open(cacheName)
  const keys = await cache.keys()
  for (const key of keys.slice(0, Math.max(0, keys.length - max))) await cache.delete(key)
}

/** Marks a cached answer with its time: the page warns its reader that a price may have changed since. */
export async function copyOf(stored: Response): Promise<Response> {
  const headers = new Headers(stored.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const storedAt = Date.parse(headers.get('date') ?? '')
  const mark = `<head><meta name="diandu-stored-at" content="${Number.isNaN(storedAt) ? 0 : storedAt}">`
  return new Response((await stored.text()).replace('<head>', mark), { status: stored.status, headers })
}

export const asCopy = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && copyOf(cachedResponse),
} satisfies WorkboxPlugin
