import type { DeviceStorage, Failure } from '@diandu/core/kernel'
import type { Device } from '../../device/device-context.ts'
import { whenReachable } from '../../queries/failures/when-reachable.ts'

const KEY = 'diandu_recovered'
/** A page that is opened again later starts from scratch. */
const FORGOTTEN_AFTER_MS = 10 * 60_000
const BAD_GATEWAY = '/502'

/** Failures that pass by themselves: no network, or no server behind the proxy. */
export const passesByItself = (failure: Failure): boolean =>
  failure.kind === 'offline' ||
  failure.kind === 'timeout' ||
  (failure.kind === 'http' && [502, 503, 504].includes(failure.status))

/** Counts recent automatic reloads of this address, so that a page that stays broken is reloaded less often. */
function earlierTries({ visit }: DeviceStorage, address: string, nowMs: number): number {
  const [known, count, at] = (visit.read(KEY) ?? '').split(' ')
  return known === address && nowMs - Number(at) < FORGOTTEN_AFTER_MS ? Number(count) : 0
}

/** False without a storage: reloads could then repeat for ever. */
function remember({ visit }: DeviceStorage, address: string, count: number, nowMs: number): boolean {
  visit.write(KEY, `${address} ${count} ${nowMs}`)
  return visit.holds(KEY)
}

/** The page before the 502 page, if it is one of ours. */
function before502(): string | undefined {
  const { referrer } = document
  if (!URL.canParse(referrer)) return undefined
  const { origin, pathname, search } = new URL(referrer)
  return origin === location.origin && pathname !== BAD_GATEWAY ? pathname + search : undefined
}

/**
 * Opens the page again once the server answers. Where `isInUse` is true, since something was typed, it calls `onHere`
 * instead. Returns a function that stops it.
 */
export function recover(
  device: Pick<Device, 'clock' | 'isReachable' | 'storage'>,
  isInUse: () => boolean,
  onHere: () => void,
): () => void {
  const { clock, storage } = device
  const address = location.pathname + location.search
  const goal = location.pathname === BAD_GATEWAY ? before502() : address
  if (goal === undefined) return () => undefined
  const tries = earlierTries(storage, address, clock.now())
  return whenReachable(
    device,
    () => {
      if (isInUse() || !remember(storage, address, tries + 1, clock.now())) onHere()
      else if (goal === address) location.reload()
      else location.replace(goal)
    },
    tries,
  )
}
