/*
 * Stores visited market pages for reading without a network. Files with a content hash in their name are cached by
 * name; pages come from the network first, and from the cache where no answer comes. Answers to calls with a login, and
 * pages of the user center, are never cached.
 */
import type { RouteMatchCallback } from 'workbox-core'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { keepSaved, keepShell, keepViewed, forgetCopies } from './keep-copies.ts'
import { CACHES, isShopPage, OFFLINE_PAGE, readOrder } from './copies.ts'
import { asCopy, byPath, copyOf, publicAnswers, plainPages, upTo } from './plugins.ts'

const worker = self as unknown as ServiceWorkerGlobalScope

/** After this time the stored copy is shown, marked as such. */
const PATIENCE_SECONDS = 8
const MAX_FILES = 500
const MAX_PICTURES = 80
const MAX_SHOPS = 30

const isPage =
  (fits: (path: string) => boolean): RouteMatchCallback =>
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && request.destination === 'document' && fits(url.pathname)

const pagesIn = (cacheName: string, max: number) =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [byPath, plainPages, upTo(max), asCopy],
  })

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: CACHES.files, plugins: [upTo(MAX_FILES)] }),
)
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.destination === 'image' && /^\/(?:media|pictures)\//.test(url.pathname),
  new CacheFirst({ cacheName: CACHES.pictures, plugins: [publicAnswers, upTo(MAX_PICTURES)] }),
)
registerRoute(
  isPage((path) => path === '/'),
  pagesIn(CACHES.shell, MAX_SHOPS),
)
registerRoute(isPage(isShopPage), pagesIn(CACHES.viewed, MAX_SHOPS))
registerRoute(
  isPage((path) => !/^\/(?:sandbox|docs|health|wap-api)(?:\/|$)/.test(path)),
  new NetworkOnly(),
)

setCatchHandler(async ({ request, url }) => {
  if (request.mode !== 'navigate') return Response.error()
  const path = url?.pathname ?? new URL(request.url).pathname
  const saved = isShopPage(path) ? await caches.match(path, { cacheName: CACHES.saved }) : undefined
  if (saved !== undefined) return copyOf(saved)
  if (path === OFFLINE_PAGE) {
    const page = await caches.match(OFFLINE_PAGE, { cacheName: CACHES.shell })
    return page ?? Response.error()
  }
  const from = path + (url?.search ?? '')
  return Response.redirect(`${OFFLINE_PAGE}?from=${encodeURIComponent(from)}`, 302)
})

worker.addEventListener('install', (event) => {
  // No page can be a mix of two versions: each names its own files by their content. So the new one need not wait.
  void worker.skipWaiting()
  event.waitUntil(keepShell())
})

worker.addEventListener('activate', (event) => {
  const known = new Set<string>(Object.values(CACHES))
  const dropOld = async () => {
    for (const name of await caches.keys()) if (name.startsWith('diandu') && !known.has(name)) await caches.delete(name)
    await worker.clients.claim()
  }
  event.waitUntil(dropOld())
})

worker.addEventListener('message', (event) => {
  const order = readOrder(event.data)
  if (order === undefined) return
  const work = {
    viewed: () => keepViewed(order.paths, MAX_SHOPS),
    saved: () => keepSaved(order.paths),
    shell: () => keepShell(order.lang),
    forget: forgetCopies,
  }[order.keep]
  // A copy that could not be stored, for want of network or room, is simply missing later.
  event.waitUntil(work().catch(() => undefined))
})
