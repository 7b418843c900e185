import type { Clock } from '@diandu/core/kernel'
import { truncated } from '../kernel/index.ts'
import type { Log } from '../kernel/index.ts'
import { networkOf } from '../kernel/index.ts'
import { minuteBound, type MinuteBound } from './minute-bound.ts'
import type { SecurityEvent, SecurityEventKind } from './security-event.ts'

/** Writes security events to the log of the server. */
export interface SecurityLog {
  readonly tell: (event: SecurityEvent) => void
}

/**
 * Lines a minute of one user, or of one network without a user, and of all of these networks together: as in the audit
 * log.
 */
const MAX = { ofOne: 30, ofAll: 300 } as const

/** The same for what ordinary visitors do too: it keeps no attack out of the log, and does not flood it. */
const MAX_ORDINARY = { ofOne: 1, ofAll: 60 } as const

const ORDINARY: ReadonlySet<SecurityEventKind> = new Set(['session-missing', 'address-refused'])

/** More users than are refused something in one minute. What is beyond is left out. */
const MAX_SOURCES = 10_000

/**
 * One line for each event, within bounds for each source, so that a flood fills neither the log nor what reads it; the
 * last line of a minute says that others of its source, or of all sources without a user, are left out. The bounds
 * are in memory: a flood must not cost the database anything. Each server process has its own.
 */
export function createSecurityLog({
  log,
  clock,
}: {
  readonly log: Log
  readonly clock: Pick<Clock, 'now'>
}): SecurityLog {
  const attacks = boundedBy(MAX)
  const ordinary = boundedBy(MAX_ORDINARY)
  return {
    tell({ kind, what, reason, field, userId, clientAddress, requestId }) {
      const network = networkOf(clientAddress)
      const place = (ORDINARY.has(kind) ? ordinary : attacks)(userId, network, clock.now())
      if (place === 'none') return
      const line = {
        event: 'security',
        kind,
        what: truncated(what),
        reason,
        field: field === null ? null : truncated(field),
        userId,
        network,
        requestId,
      }
      log.info(place === 'free' ? line : { ...line, leftOut: place }, 'A request was refused for safety')
    },
  }
}

type Place = 'free' | 'others of this source' | 'others without a user' | 'none'

/** A place for a line of this user, or of this network where there is none. */
function boundedBy({
  ofOne,
  ofAll,
}: {
  readonly ofOne: number
  readonly ofAll: number
}): (userId: string | null, network: string, nowMs: number) => Place {
  const sources = new Map<string, MinuteBound>()
  const strangers = minuteBound(ofAll)
  const sourceOf = (name: string, nowMs: number): MinuteBound | undefined => {
    const known = sources.get(name)
    if (known !== undefined) return known
    if (sources.size >= MAX_SOURCES)
      for (const [other, bound] of sources) if (bound.isEmptyAt(nowMs)) sources.delete(other)
    return sources.size >= MAX_SOURCES ? undefined : minuteBound(ofOne)
  }
  return (userId, network, nowMs) => {
    const together = userId === null ? strangers.placeAt(nowMs) : 'free'
    // Before anything is kept of a network: a flood from many addresses fills no memory either.
    if (together === 'none') return 'none'
    const name = userId === null ? `network ${network}` : `user ${userId}`
    const source = sourceOf(name, nowMs)
    const own = source?.placeAt(nowMs) ?? 'none'
    if (source === undefined || own === 'none') return 'none'
    sources.set(name, source)
    source.take(nowMs)
    if (userId === null) strangers.take(nowMs)
    if (together === 'last') return 'others without a user'
    return own === 'last' ? 'others of this source' : 'free'
  }
}
