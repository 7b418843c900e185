import { fail, type BusyCount, type Clock, type Failure, type Result } from '@diandu/core/kernel'
import type { SessionStore } from '@diandu/core/session'
import { callName, IDEMPOTENCY_HEADER, signatureText, TIMESTAMP_TOLERANCE_MS, type Call } from '@diandu/wire'
import type { Signer } from '../crypto/index.ts'
import type { Client, SendOptions } from './client.ts'
import { exchange } from './exchange.ts'
import { openAnswer, statusFailure, type OpenedAnswer } from './open-answer.ts'
import { readJson, readValue } from './read-value.ts'
import type { Transport, WireRequest } from './transport.ts'

export const TIMEOUT_MS = 15_000

/** Further from the server's clock than this, a refused signature is our clock's fault; a little less than the server bears. */
const SKEW_MS = TIMESTAMP_TOLERANCE_MS - 60_000

export interface ClientParts {
  readonly transport: Transport
  readonly signer: Signer
  readonly clock: Clock
  readonly tokens: Pick<SessionStore, 'readToken'>
  readonly busy: BusyCount
  readonly timeoutMs?: number
  /** Hears of every failure but those of callers who left, and refused tokens that have been replaced since. */
  readonly onFailure?: (failure: Failure) => void
}

/** Types, signs, sends, opens and checks any row. It never repeats a request that the server may have acted on. */
export function createClient(parts: ClientParts): Client {
  const { transport, signer, clock, tokens, busy, timeoutMs = TIMEOUT_MS, onFailure } = parts
  let serverAheadMs = 0

  async function attempt(row: Call, input: object, options: SendOptions): Promise<OpenedAnswer> {
    const said = row.method === 'GET' ? asTexts({ ...input, timestamp: clock.now() + serverAheadMs }) : { ...input, timestamp: clock.now() + serverAheadMs }
    const request: WireRequest = {
      method: row.method,
      path: row.path,
      parameters: { ...said, sign: await signer(signatureText(said)) },
      headers: { ...bearer(tokens.readToken()), ...(row.money && options.key !== undefined ? { [IDEMPOTENCY_HEADER]: options.key } : {}) },
    }
    const answer = await exchange(transport, request, { clock, timeoutMs, signal: options.signal })
    return answer.ok ? openAnswer(answer.value, clock.now()) : { result: answer }
  }

  /** True where the refusal was our own state's fault, and that state is mended now. A stale public key will be a second case. */
  function isMended({ result, serverNowMs }: OpenedAnswer): boolean {
    if (result.ok || result.failure.kind !== 'signature-rejected' || serverNowMs === undefined) return false
    if (Math.abs(serverNowMs - clock.now() - serverAheadMs) <= SKEW_MS) return false
    serverAheadMs = serverNowMs - clock.now()
    return true
  }

  /** The second and last attempt. A clock difference that did not help is forgotten. */
  async function again(row: Call, input: object, options: SendOptions): Promise<OpenedAnswer> {
    const second = await attempt(row, input, options)
    if (!second.result.ok && second.result.failure.kind === 'signature-rejected') serverAheadMs = 0
    return second
  }

  async function watched<T>(work: () => Promise<Result<T>>, signal: SendOptions['signal']): Promise<Result<T>> {
    const token = tokens.readToken()
    const end = busy.start()
    try {
      const result = await work()
      if (result.ok || signal?.aborted === true) return result
      const isOutdated = result.failure.kind === 'login-required' && tokens.readToken() !== token
      if (!isOutdated) onFailure?.(result.failure)
      return result
    } finally {
      end()
    }
  }

  return {
    async send(row, input, options = {}) {
      if (row.money && options.key === undefined) throw new Error(`${callName(row)} moves money and goes nowhere without a key`)
      return watched(async () => {
        const first = await attempt(row, input as object, options)
        const { result } = isMended(first) ? await again(row, input as object, options) : first
        return result.ok ? readValue(row.output, result.value) : result
      }, options.signal)
    },
    read: (path, shape, signal) =>
      watched(async () => {
        const answer = await exchange(transport, { method: 'GET', path, parameters: {}, headers: {} }, { clock, timeoutMs, signal })
        if (!answer.ok) return answer
        const failure = statusFailure(answer.value, clock.now())
        return failure === undefined ? readValue(shape, readJson(answer.value.body)) : fail(failure)
      }, signal),
  }
}

const bearer = (token: string | undefined): Readonly<Record<string, string>> => (token === undefined ? {} : { authorization: `Bearer ${token}` })

/** What a query carries is text, so text is what is signed. */
function asTexts(parameters: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const said = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(said.map(([name, value]) => [name, String(value)]))
}
