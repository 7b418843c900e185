import { LRUCache } from 'lru-cache'
import type { PageAnswer } from './page-answer.ts'

/** The passing of time, apart from every calendar: milliseconds since some beginning. */
export interface Elapsing {
  readonly now: () => number
  readonly after: (ms: number, work: () => void) => void
}

export interface PageCache {
  /**
   * The answer for a key. `wasRendered`: this very question had it rendered; otherwise it was rendered for another
   * request.
   */
  readonly answerFor: (
    key: string,
    render: () => Promise<PageAnswer>,
  ) => Promise<{ readonly page: PageAnswer; readonly wasRendered: boolean }>
  /** Forgets every page that names one of these shops, and keeps none that began to be rendered before. */
  readonly dropShops: (ids: ReadonlySet<string> | 'everything') => void
  readonly cachedBytes: () => number
}

interface CachedPage {
  readonly page: PageAnswer
  readonly shops: ReadonlySet<string>
  readonly beganAt: number
}

interface Rendering {
  readonly beganAt: number
  readonly answer: Promise<PageAnswer>
  isRequestedAgain: boolean
}

/** Younger than this it is sent as it is; older than that it is also rendered again after the answer. */
const FRESH_MS = 800
/**
 * Older than this it is not sent: with the 400 ms that an answer within it may be kept, what it says of a price or a
 * state is less than two seconds old where it arrives.
 */
const RETENTION_MS = 1_400
const MAX_CACHED_BYTES = 32 * 1024 * 1024
/** Whatever a person can reach by tapping is far shorter. */
const MAX_KEY_LENGTH = 500
const MAX_REQUESTED_KEYS = 5_000

const systemElapsing: Elapsing = {
  now: () => performance.now(),
  after: (ms, work) => void setTimeout(work, ms).unref(),
}

/**
 * Caches pages as visitors see them for less than two seconds. An address is cached from its second request on, so that
 * addresses that are made up, each asked for once, take no room from those that many visitors ask for. Nothing that
 * failed is cached.
 */
export function createPageCache(
  onError: (error: unknown) => void,
  { now, after }: Elapsing = systemElapsing,
  /** How old what a page is made of may be when it begins to be rendered. */
  ageMs: () => number = () => 0,
): PageCache {
  const aged = { ttl: RETENTION_MS, ttlResolution: 0, perf: { now } }
  const stored = new LRUCache<string, CachedPage>({
    ...aged,
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ page }, key) => page.sizeBytes + key.length * 2,
  })
  const requested = new LRUCache<string, true>({ ...aged, max: MAX_REQUESTED_KEYS })
  const renderings = new Map<string, Rendering>()
  let isPurgeDue = false

  // Nothing stays in memory because requests have stopped.
  const purgeLater = (): void => {
    if (isPurgeDue) return
    isPurgeDue = true
    after(RETENTION_MS, () => {
      isPurgeDue = false
      stored.purgeStale()
      requested.purgeStale()
      if (stored.size + requested.size > 0) purgeLater()
    })
  }

  const begin = (key: string, render: () => Promise<PageAnswer>): Rendering => {
    const beganAt = now() - ageMs()
    const rendering: Rendering = { beganAt, answer: render(), isRequestedAgain: requested.has(key) }
    requested.set(key, true)
    renderings.set(key, rendering)
    purgeLater()
    const settle = (page?: PageAnswer): void => {
      // After a change, or when another rendering took its place, it may tell what is no longer so.
      if (renderings.get(key) !== rendering) return
      renderings.delete(key)
      if (page?.isCacheable && rendering.isRequestedAgain)
        stored.set(key, { page, shops: shopsIn(page.html), beganAt }, { start: beganAt })
    }
    rendering.answer.then(settle, () => settle())
    return rendering
  }

  return {
    async answerFor(key, render) {
      if (key.length > MAX_KEY_LENGTH) return { page: await render(), wasRendered: true }
      const known = stored.get(key)
      const running = renderings.get(key)
      const isJoinable = running !== undefined && now() - running.beganAt < FRESH_MS
      if (known !== undefined) {
        const isFresh = now() - known.beganAt < FRESH_MS
        if (isFresh || isJoinable) return { page: known.page, wasRendered: false }
        begin(key, render).answer.catch(onError)
        return { page: known.page, wasRendered: true }
      }
      if (!isJoinable) return { page: await begin(key, render).answer, wasRendered: true }
      running.isRequestedAgain = true
      return { page: await running.answer, wasRendered: false }
    },
    dropShops(ids) {
      renderings.clear()
      if (ids === 'everything') stored.clear()
      else for (const [key, { shops }] of stored.entries()) if ([...ids].some((id) => shops.has(id))) stored.delete(key)
    },
    cachedBytes: () => stored.calculatedSize,
  }
}

const SHOP = /\/shop\/([\w-]+)/g

/** A page links to the shops that it shows, and to itself in what it says of itself. */
const shopsIn = (html: Buffer): ReadonlySet<string> =>
  new Set(Array.from(html.toString().matchAll(SHOP), ([, id = '']) => id))
