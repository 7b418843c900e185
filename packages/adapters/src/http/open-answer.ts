import { fail, ok, type Failure, type Result } from '@diandu/core/kernel'
import { CODE_SUCCESS, failureOf, saysSealed, sealedParts, type Envelope, type SealedPieces } from '@diandu/wire'
import { parseRetryAfter } from './parse-retry-after.ts'
import { readJson, WRONG_SHAPE } from './read-value.ts'
import type { WireAnswer } from './transport.ts'

export interface OpenedAnswer {
  readonly result: Result<unknown>
  /** The server's clock, where the answer told it. */
  readonly serverNowMs?: number
  /** The data came sealed, and are still to be opened; nothing in it where they came badly. */
  readonly sealed?: { readonly deps: SealedPieces | undefined }
}

/** Undefined for 200: business answers carry codes of their own (spec §8). */
export function statusFailure(answer: WireAnswer, nowMs: number): Failure | undefined {
  if (answer.status === 200) return undefined
  if (answer.status !== 429) {
    const body = readJson(answer.body)
    const message = isEnvelope(body) && typeof body.message === 'string' ? body.message : ''
    return { kind: 'http', status: answer.status, ...(message === '' ? {} : { message }) }
  }
  const retryAfterMs = parseRetryAfter(answer.retryAfter, nowMs)
  return { kind: 'too-many-requests', ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }
}

export function openAnswer(answer: WireAnswer, nowMs: number, successCode = CODE_SUCCESS): OpenedAnswer {
  const failure = statusFailure(answer, nowMs)
  if (failure !== undefined) return { result: fail(failure) }
  const envelope = readJson(answer.body)
  if (!isEnvelope(envelope)) return { result: fail(WRONG_SHAPE) }
  const { code, message, data, timestamp } = envelope
  return {
    result: code === successCode ? ok(data) : fail(failureOf(code, typeof message === 'string' ? message : '', data)),
    ...(code === successCode && saysSealed(envelope) ? { sealed: { deps: sealedParts(envelope) } } : {}),
    ...(typeof timestamp === 'number' && Number.isFinite(timestamp) ? { serverNowMs: timestamp } : {}),
  }
}

/** The code is what counts; what else is amiss costs its words or its time, not the answer. */
type Opened = Pick<Envelope, 'code'> & {
  readonly [Part in 'message' | 'data' | 'timestamp' | 'is_secret' | 'secret']?: unknown
}

const isEnvelope = (value: unknown): value is Opened =>
  typeof value === 'object' && value !== null && typeof (value as { code?: unknown }).code === 'string'
