import { fail, HOUR_MS, ok, type Failure } from '@diandu/core/kernel'
import type { Log } from '../../kernel/index.ts'
import { afterFailedFetch, type HandedOver } from '../handed-over.ts'
import type { Push, PushNotice } from '../push.ts'

/** From the console of the provider. */
export interface JPushAccount {
  readonly appKey: string
  readonly masterSecret: string
  readonly endpoint: string
  /** Pushes to iOS go to Apple's production; to its development where this is false. */
  readonly isApnsProduction: boolean
}

const TIMEOUT_MS = 8_000
/** A `cid` is valid for a day; the rest is for clocks that differ. */
const KNOWS_REQUESTS_FOR_MS = 23 * HOUR_MS
/** The longest that the provider keeps a push for a device that is off. */
const MAX_LASTS_S = 10 * 24 * 3600

/** Pushes through JPush's REST API, version 3. */
export function jPush(account: JPushAccount, log: Log): Push {
  const call = (path: string, init: RequestInit): Promise<Response> =>
    fetch(`${account.endpoint}${path}`, {
      ...init,
      headers: {
        authorization: `Basic ${Buffer.from(`${account.appKey}:${account.masterSecret}`).toString('base64')}`,
        accept: 'application/json',
        ...init.headers,
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
  return {
    kind: 'jpush',
    knowsRequestsForMs: KNOWS_REQUESTS_FOR_MS,
    // The provider gives out by what it will know a request again.
    async newRequestId() {
      try {
        const response = await call('/v3/push/cid?count=1', { method: 'GET' })
        const { cidlist: [cid] = [] } = (await response.json()) as { readonly cidlist?: readonly unknown[] }
        if (response.ok && typeof cid === 'string') return ok(cid)
        log.error({ status: response.status }, 'The push provider gave no request id')
        return fail(UNREACHED)
      } catch (error) {
        log.error({ error }, 'The push provider was not reached')
        return fail(UNREACHED)
      }
    },
    async send(notice) {
      try {
        const response = await call('/v3/push', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(pushOf(notice, account)),
        })
        return handedOver(response.status, await response.json().catch(() => null), log)
      } catch (error) {
        log.error({ error }, 'The push provider was not reached')
        return afterFailedFetch(error)
      }
    },
  }
}

const UNREACHED: Failure = { kind: 'http', status: 502 }

/** `path` is what the app hands to its page when the push is tapped. */
const pushOf = (
  { requestId, tokens, title, body, path, lastsMs }: PushNotice,
  { isApnsProduction }: Pick<JPushAccount, 'isApnsProduction'>,
) => ({
  cid: requestId,
  platform: ['android', 'ios'],
  audience: { registration_id: tokens },
  notification: {
    android: { alert: body, title, extras: { path } },
    ios: { alert: { title, body }, sound: 'default', badge: '+1', extras: { path } },
  },
  options: {
    time_to_live: Math.max(1, Math.min(Math.floor(lastsMs / 1000), MAX_LASTS_S)),
    apns_production: isApnsProduction,
  },
})

/** The provider's codes: no such device; a server fault inside of it, or one that timed out there. */
const NO_TARGET = 1011
const INNER_FAULTS: readonly unknown[] = [1000, 1030]

function handedOver(status: number, answer: unknown, log: Log): HandedOver {
  if (status === 200) return { kind: 'taken' }
  const { code, message } =
    (answer as { readonly error?: { readonly code?: unknown; readonly message?: unknown } } | null)?.error ?? {}
  log.error({ status, code, words: message }, 'The push provider refused a push')
  const why = `${status} ${String(code ?? '')}`.trim()
  if (code === NO_TARGET) return { kind: 'refused', why, isAddressGone: true }
  // Wrong keys, a used-up quota and too many requests pass; a push that is wrong by itself stays so.
  if (status === 400 || status === 413) return { kind: 'refused', why, isAddressGone: false }
  return { kind: status >= 500 || INNER_FAULTS.includes(code) ? 'unsure' : 'again', why }
}
