const KEY = 'diandu_reloaded_at'
const AGAIN_AFTER_MS = 60_000

const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|Importing a module script failed|Failed to fetch|Unable to preload/i.test(error.message)

/**
 * A chunk that cannot be loaded is most often one that a new release replaced: the whole page is loaded anew, once a
 * minute at most, so that a chunk that is really gone never makes a loop. Says whether it did.
 */
export function reloadOnceForChunk(error: unknown): boolean {
  if (typeof window === 'undefined' || !isChunkFailure(error)) return false
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (Date.now() - last < AGAIN_AFTER_MS) return false
    sessionStorage.setItem(KEY, String(Date.now()))
  } catch {
    return false
  }
  location.reload()
  return true
}
