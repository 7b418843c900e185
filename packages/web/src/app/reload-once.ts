const KEY = 'diandu_reloaded_at'
const AGAIN_AFTER_MS = 60_000

/** Code of a page that could not be fetched, in the words of the three engines and of the build. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|Importing a module script failed|Failed to fetch|Unable to preload/i.test(error.message)

interface Surroundings {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly nowMs: () => number
  readonly isOnline: () => boolean
  readonly reload: () => void
}

/**
 * A chunk that cannot be loaded is most often one that a new release replaced: the whole page is loaded anew, once a
 * minute at most, so that a chunk that is really gone never makes a loop; without a network never, since then the page
 * itself would be lost. Says whether it did.
 */
export function reloadOnceForChunk(error: unknown, given: () => Surroundings = browser): boolean {
  if (!isChunkFailure(error)) return false
  try {
    const { storage, nowMs, isOnline, reload } = given()
    const last = Number(storage.getItem(KEY) ?? 0)
    if (!isOnline() || nowMs() - last < AGAIN_AFTER_MS) return false
    storage.setItem(KEY, String(nowMs()))
    reload()
    return true
  } catch {
    // Where nothing can be remembered, nothing is reloaded: it could be for ever.
    return false
  }
}

const browser = (): Surroundings => ({
  storage: sessionStorage,
  nowMs: () => Date.now(),
  isOnline: () => navigator.onLine,
  reload: () => location.reload(),
})
