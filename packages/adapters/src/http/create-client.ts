import { fail, ok, type BusyCount, type Clock, type Failure, type Result } from '@diandu/core/kernel'
import type { SessionStore } from '@diandu/core/session'
import {
  ACTING_USER_HEADER,
  actingUserText,
  callName,
  getPublicKey,
  IDEMPOTENCY_HEADER,
  signatureText,
  TIMESTAMP_TOLERANCE_MS,
  type Call,
  type CallInput,
  type CallOutput,
} from '@diandu/wire'
import type { Sealer, Signer } from '../crypto/index.ts'
import { asTexts } from './as-texts.ts'
import type { Client, SendOptions } from './client.ts'
import { exchange } from './exchange.ts'
import { openAnswer, statusFailure, type OpenedAnswer } from './open-answer.ts'
import { readJson, readValue, WRONG_SHAPE } from './read-value.ts'
import { createSealing, type SealedInput } from './sealing.ts'
import type { Transport, WireRequest } from './transport.ts'
import { within } from './within.ts'

export const TIMEOUT_MS = 15_000

/** A picture of 2 MiB from a phone that sends 300 kbit/s; the server waits as long for a request to arrive. */
export const FILE_TIMEOUT_MS = 60_000

/**
 * Further from the server's clock than this, a refused signature is our clock's fault; a little less than the server
 * bears.
 */
const SKEW_MS = TIMESTAMP_TOLERANCE_MS - 60_000

export interface ClientDeps {
  readonly transport: Transport
  readonly signer: Signer
  /** The code that seals and opens, wanted by the first sealed endpoint. */
  readonly loadSealer: () => Promise<Sealer>
  readonly clock: Clock
  readonly tokens: Pick<SessionStore, 'readToken' | 'actsFor'>
  readonly busy: BusyCount
  readonly timeoutMs?: number
  /**
   * Hears of every failure but those of callers who left, and refused tokens that have been replaced since; with
   * whether the call was more than a question.
   */
  readonly onFailure?: (failure: Failure, isCommand: boolean) => void
  /** Hears the server's clock from each answer that tells it, and when that was asked for. */
  readonly onServerTime?: (serverNowMs: number, requestedAtMs: number) => void
}

/** An answer, the server's key that its request was sealed for, and by which difference of the clocks it was signed. */
interface Attempted extends OpenedAnswer, Pick<SealedInput, 'sealedFor'> {
  readonly aheadMs: number
}

/**
 * Types, seals, signs, sends, opens and checks a call of any endpoint. It never repeats a request that the server may
 * have acted on.
 */
export function createClient(deps: ClientDeps): Client {
  const { transport, signer, loadSealer, clock, tokens, busy, timeoutMs = TIMEOUT_MS, onFailure, onServerTime } = deps
  let serverAheadMs = 0
  const sealing = createSealing({ loadSealer, nowMs: clock.now, fetchServerKey: () => answerOf(getPublicKey, {}, {}) })

  async function attempt(endpoint: Call, input: object, options: SendOptions): Promise<Attempted> {
    const limits = {
      clock,
      timeoutMs: options.file === undefined ? timeoutMs : FILE_TIMEOUT_MS,
      signal: options.signal,
    }
    const sealed =
      endpoint.sealed || endpoint.sealedFields.length > 0
        ? await within(
            limits,
            orOffline(() => sealing.sealInput(endpoint, input)),
          )
        : ok<SealedInput>({ parameters: { ...input } })
    const aheadMs = serverAheadMs
    if (!sealed.ok) return { result: sealed, aheadMs }
    const timed = { ...sealed.value.parameters, timestamp: clock.now() + aheadMs }
    // The signature is over what travels.
    const given = endpoint.method === 'GET' ? asTexts(timed) : timed
    const sign = await within(
      limits,
      orOffline(async () => ok(await signer(signatureText(given)))),
    )
    if (!sign.ok) return { result: sign, aheadMs }
    const request: WireRequest = {
      method: endpoint.method,
      path: endpoint.path,
      parameters: { ...given, sign: sign.value },
      headers: {
        ...identityOf(tokens),
        ...(endpoint.money && options.key !== undefined ? { [IDEMPOTENCY_HEADER]: options.key } : {}),
      },
      ...(endpoint.file === undefined || options.file === undefined
        ? {}
        : { file: { ...options.file, field: endpoint.file } }),
    }
    const requestedAtMs = clock.now()
    const answer = await exchange(transport, request, limits)
    if (!answer.ok) return { result: answer, aheadMs }
    const opened = openAnswer(answer.value, clock.now(), endpoint.successCode)
    if (opened.serverNowMs !== undefined) onServerTime?.(opened.serverNowMs, requestedAtMs)
    const { sealedFor } = sealed.value
    const result = await readSealed(endpoint, opened, (deps) =>
      within(
        limits,
        orOffline(() => sealing.openData(deps)),
      ),
    )
    return { ...opened, result, aheadMs, ...(sealedFor === undefined ? {} : { sealedFor }) }
  }

  async function readSealed(
    endpoint: Call,
    { result, sealed }: OpenedAnswer,
    open: typeof sealing.openData,
  ): Promise<Result<unknown>> {
    if (sealed !== undefined) return open(sealed.deps)
    return result.ok && endpoint.sealed ? sealing.refuseBare() : result
  }

  /**
   * True where the refusal was our own state's fault, and that state is mended now: each kind once, and nothing was
   * acted on.
   */
  function isMended({ result, serverNowMs, sealedFor, aheadMs }: Attempted, mended: Set<string>): boolean {
    if (result.ok || mended.has(result.failure.kind)) return false
    mended.add(result.failure.kind)
    if (result.failure.kind === 'key-stale' && sealedFor !== undefined) {
      sealing.forget(sealedFor)
      return true
    }
    if (result.failure.kind !== 'signature-rejected' || serverNowMs === undefined) return false
    // Another call was refused first, and what it learned serves this one too.
    if (aheadMs !== serverAheadMs) return true
    if (Math.abs(serverNowMs - clock.now() - aheadMs) <= SKEW_MS) return false
    serverAheadMs = serverNowMs - clock.now()
    return true
  }

  async function answerOf<C extends Call>(
    endpoint: C,
    input: CallInput<C>,
    options: SendOptions,
  ): Promise<Result<CallOutput<C>>> {
    const mended = new Set<string>()
    let answer = await attempt(endpoint, input as object, options)
    while (isMended(answer, mended)) {
      answer = await attempt(endpoint, input as object, options)
      // A clock difference that did not help is forgotten, unless it has been learned anew meanwhile.
      const isRefused = !answer.result.ok && answer.result.failure.kind === 'signature-rejected'
      if (mended.has('signature-rejected') && isRefused && answer.aheadMs === serverAheadMs) serverAheadMs = 0
    }
    return answer.result.ok ? readValue(endpoint.output as C['output'], answer.result.value) : answer.result
  }

  async function watched<T>(
    work: () => Promise<Result<T>>,
    signal: SendOptions['signal'],
    isCommand: boolean,
  ): Promise<Result<T>> {
    const token = tokens.readToken()
    const end = busy.start()
    try {
      const result = await work()
      if (result.ok || signal?.aborted === true) return result
      const isOutdated = result.failure.kind === 'login-required' && tokens.readToken() !== token
      if (!isOutdated) onFailure?.(result.failure, isCommand)
      return result
    } finally {
      end()
    }
  }

  return {
    async send(endpoint, input, options = {}) {
      if (endpoint.money && options.key === undefined)
        throw new Error(`${callName(endpoint)} moves money and goes nowhere without a key`)
      return watched(() => answerOf(endpoint, input, options), options.signal, endpoint.method !== 'GET')
    },
    read: (path, shape, signal) =>
      watched(
        async () => {
          const answer = await exchange(
            transport,
            { method: 'GET', path, parameters: {}, headers: {} },
            { clock, timeoutMs, signal },
          )
          if (!answer.ok) return answer
          const failure = statusFailure(answer.value, clock.now())
          return failure === undefined ? readValue(shape, readJson(answer.value.body)) : fail(failure)
        },
        signal,
        false,
      ),
    download: (address, signal) =>
      watched(
        async () => {
          const request = { method: 'GET', path: address, parameters: {}, headers: {}, wantsFile: true } as const
          const answer = await exchange(transport, request, { clock, signal })
          if (!answer.ok) return answer
          const { status, file } = answer.value
          // Spec §7: a file has come with 200 and 206.
          const failure = statusFailure(status === 206 ? { ...answer.value, status: 200 } : answer.value, clock.now())
          if (failure !== undefined) return fail(failure)
          return file === undefined ? fail(WRONG_SHAPE) : ok(file)
        },
        signal,
        false,
      ),
  }
}

/** Code that could not be fetched is a network that does not answer. */
const orOffline =
  <T>(work: () => Promise<Result<T>>) =>
  (): Promise<Result<T>> =>
    work().catch(() => fail({ kind: 'offline' }))

/** The device's token, with the user for whom this document acts; a visitor's document shows no token. */
function identityOf({ readToken, actsFor }: ClientDeps['tokens']): Readonly<Record<string, string>> {
  const [token, userId] = [readToken(), actsFor()]
  if (userId === undefined) return {}
  return {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    [ACTING_USER_HEADER]: actingUserText(userId),
  }
}
