import type { Clock, Failure } from '@diandu/core/kernel'
import { whenReachable } from './when-reachable.ts'

const KEY = 'diandu_recovered'
/** A page that is opened again later begins anew. */
const FORGOTTEN_AFTER_MS = 10 * 60_000
const BAD_GATEWAY = '/502'

/** What passes by itself: no network, or no server behind the proxy. */
export const passesByItself = (failure: Failure): boolean =>
  failure.kind === 'offline' ||
  failure.kind === 'timeout' ||
  (failure.kind === 'http' && [502, 503, 504].includes(failure.status))

/** How often this address was loaded again by itself of late, so that a page that stays broken is asked for less. */
function earlierTries(address: string, nowMs: number): number {
  try {
    const [known, count, at] = (sessionStorage.getItem(KEY) ?? '').split(' ')
    return known === address && nowMs - Number(at) < FORGOTTEN_AFTER_MS ? Number(count) : 0
  } catch {
    return 0
  }
}

function remember(address: string, count: number, nowMs: number): boolean {
  try {
    sessionStorage.setItem(KEY, `${address} ${count} ${nowMs}`)
    return true
  } catch {
    // Without a memory it could go on for ever.
    return false
  }
}

/** The page that led to the one for a dead server, if it is one of ours. */
function before502(): string | undefined {
  const { referrer } = document
  if (!URL.canParse(referrer)) return undefined
  const { origin, pathname, search } = new URL(referrer)
  return origin === location.origin && pathname !== BAD_GATEWAY ? pathname + search : undefined
}

/**
 * Opens the page again once the server answers; `isInUse` keeps it, where something was typed since, and `onHere` tells
 * it instead. Answers how to stop.
 */
export function recover(clock: Clock, isInUse: () => boolean, onHere: () => void): () => void {
  const address = location.pathname + location.search
  const goal = location.pathname === BAD_GATEWAY ? before502() : address
  if (goal === undefined) return () => undefined
  const tries = earlierTries(address, clock.now())
  return whenReachable(
    clock,
    () => {
      if (isInUse() || !remember(address, tries + 1, clock.now())) onHere()
      else if (goal === address) location.reload()
      else location.replace(goal)
    },
    tries,
  )
}
