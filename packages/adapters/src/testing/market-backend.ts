import type { Failure, Result } from '@diandu/core/kernel'
import type { Token, UserId } from '@diandu/core/session'
import type { Device } from '@diandu/core/testing'
import { API_BASE, callName, CAPTCHA_PUZZLE_PATH, CODE_SUCCESS, codeOf, IDEMPOTENCY_HEADER, signatureText } from '@diandu/wire'
import { createSigner } from '../crypto/index.ts'
import { MARKET_ANSWERS } from './market-answers.ts'

export const SIGNING_SECRET = 'a-secret-for-tests'
export const API = '/api'

const signer = createSigner(SIGNING_SECRET)

/** A small backend over a market in memory: it checks the signature and the input by the row, and answers in envelopes. */
export function marketBackend(openDevice: () => Device): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url)
    const device = openDevice()
    if (pathname === CAPTCHA_PUZZLE_PATH) {
      const puzzle = await device.captcha.puzzle()
      return puzzle.ok ? Response.json(puzzle.value) : new Response('', { status: 503 })
    }
    const path = pathname.slice(API.length + API_BASE.length)
    const answer = MARKET_ANSWERS.find(({ row }) => row.method === request.method && row.path === path)
    if (answer === undefined) return new Response('', { status: 404 })
    const said = (request.method === 'GET' ? Object.fromEntries(searchParams) : await request.json()) as Record<string, unknown>
    const { sign, timestamp: _timestamp, ...input } = said
    if (sign !== (await signer(signatureText(said)))) return enveloped({ ok: false, failure: { kind: 'signature-rejected' } })
    const parsed = answer.row.input['~standard'].validate(input)
    if (parsed instanceof Promise || parsed.issues !== undefined) throw new Error(`${callName(answer.row)} got ${JSON.stringify(input)}`)
    const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
    if (token !== undefined) device.session.write({ token: token as Token, userInfo: { userId: '' as UserId, username: '', mobile: '' } })
    return enveloped(await answer.work(device, parsed.value, request.headers.get(IDEMPOTENCY_HEADER) ?? ''))
  }
}

function enveloped(result: Result<unknown>): Response {
  const timestamp = Date.now()
  if (result.ok) return Response.json({ code: CODE_SUCCESS, message: 'success', data: result.value, timestamp })
  const { failure } = result
  const code = codeOf(failure)
  if (code === undefined) return statusOf(failure)
  if (failure.kind !== 'refused') return Response.json({ code, message: '', data: null, timestamp })
  const { message, field, reason } = failure
  return Response.json({ code, message, data: { field, reason }, timestamp })
}

function statusOf(failure: Failure): Response {
  if (failure.kind !== 'too-many-requests') return new Response('', { status: 503 })
  return new Response('', { status: 429, headers: { 'retry-after': String(Math.ceil((failure.retryAfterMs ?? 0) / 1000)) } })
}
