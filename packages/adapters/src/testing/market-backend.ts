import type { PictureFile } from '@diandu/core/account'
import { HOUR_MS, ok, refused, type Failure, type Result } from '@diandu/core/kernel'
import type { Token, UserId } from '@diandu/core/session'
import type { Device } from '@diandu/core/testing'
import { API_BASE, callName, CAPTCHA_PUZZLE_PATH, CODE_SUCCESS, codeOf, getPublicKey, IDEMPOTENCY_HEADER, signatureText, type Call, type SealedData } from '@diandu/wire'
import { createSigner } from '../crypto/index.ts'
import { MARKET_ANSWERS } from './market-answers.ts'
import { housePair, sealAnswer } from './seal-answer.ts'

export const SIGNING_SECRET = 'a-secret-for-tests'
export const API = '/api'

const signer = createSigner(SIGNING_SECRET)

let pair: ReturnType<typeof housePair> | undefined
const house = (): ReturnType<typeof housePair> => (pair ??= housePair())

async function openFields({ sealedFields }: Call, input: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>> {
  const { open } = await house()
  const opened: Record<string, unknown> = { ...input }
  for (const field of sealedFields) if (typeof input[field] === 'string') opened[field] = await open(input[field])
  return opened
}

const sealed = ({ data, secret }: SealedData): Response => Response.json({ code: CODE_SUCCESS, message: 'success', data, is_secret: 1, secret, timestamp: Date.now() })

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
    if (path === getPublicKey.path) return enveloped(ok({ publicKey: (await house()).publicKey, goodUntil: Date.now() + HOUR_MS }))
    const answer = MARKET_ANSWERS.find(({ row }) => row.method === request.method && row.path === path)
    if (answer === undefined) return new Response('', { status: 404 })
    const { said, file } = await read(request, searchParams)
    const { sign, timestamp: _timestamp, publicKey, ...input } = said
    if (sign !== (await signer(signatureText(said)))) return enveloped({ ok: false, failure: { kind: 'signature-rejected' } })
    const parsed = answer.row.input['~standard'].validate(await openFields(answer.row, input))
    if (parsed instanceof Promise) throw new Error(`${callName(answer.row)} checks its input later`)
    if (parsed.issues !== undefined) return enveloped({ ok: false, failure: refused('bad-parameter', '参数校验失败', wrongField(parsed.issues)) })
    const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
    if (token !== undefined) device.session.write({ token: token as Token, userInfo: { userId: '' as UserId, username: '', mobile: '' } })
    const result = await answer.work(device, parsed.value, request.headers.get(IDEMPOTENCY_HEADER) ?? '', file)
    return result.ok && answer.row.sealed ? sealed(await sealAnswer(result.value, String(publicKey))) : enveloped(result)
  }
}

/** Each step of an issue's path is a name, or has one. */
function wrongField([issue]: readonly { readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined }[]): string {
  const [step] = issue?.path ?? []
  return step === undefined ? '' : String(typeof step === 'object' ? step.key : step)
}

async function read(request: Request, query: URLSearchParams) {
  const file: PictureFile = { type: 'image/png', bytes: new Uint8Array() }
  if (request.method === 'GET') return { said: Object.fromEntries(query) as Record<string, unknown>, file }
  if (!request.headers.get('content-type')?.startsWith('multipart/')) return { said: (await request.json()) as Record<string, unknown>, file }
  const { file: sent, ...said } = Object.fromEntries(await request.formData()) as Record<string, unknown>
  return { said, file: sent instanceof Blob ? { ...file, bytes: new Uint8Array(await sent.arrayBuffer()) } : file }
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
