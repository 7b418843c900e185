import { setTimeout as pause } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { signed, type Parameters } from './sign-request.ts'

export interface Answer {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly data: unknown
  /** The unparsed body. */
  readonly text: string
}

export interface CallOptions {
  /** For calls that move money. */
  readonly key?: string
  /** When the request says it was made. */
  readonly timestamp?: number
  /** Instead of the right one. */
  readonly sign?: string
}

/** Independent of the product's own client. */
export interface ApiClient {
  readonly url: string
  readonly secret: string
  readonly token: string | undefined
  /** By how much the server's clock is ahead of ours, in milliseconds. */
  readonly aheadMs: number
  /** `GET goods`, `POST order/place`. */
  readonly call: (name: string, parameters?: Parameters, options?: CallOptions) => Promise<Answer>
  /** The data of a call that must succeed. */
  readonly must: <T>(name: string, parameters?: Parameters, options?: CallOptions) => Promise<T>
  readonly as: (token: string) => ApiClient
}

export const SUCCESS = '000000'
const API = '/api/wap-api/v1/'

const RETRY_MS = 250
const MAX_TRIES = 120

/** As a browser does: from the document of any page, where every visitor finds it. */
export async function openApi(url: string): Promise<ApiClient> {
  let page = await fetch(`${url}/`)
  // A server that has only just started, on a busy machine, asks to come again.
  for (let tries = 1; page.status === 503 && tries < MAX_TRIES; tries += 1) {
    await pause(RETRY_MS)
    page = await fetch(`${url}/`)
  }
  const text = await page.text()
  const aheadMs = clockOf(page.headers, text) - Date.now()
  const config = /<meta name="diandu-config" content="([^"]*)"/.exec(text)?.[1]
  const { signingSecret } = JSON.parse(config?.replaceAll('&quot;', '"') ?? '{}') as { signingSecret?: string }
  return createApiClient(url, signingSecret ?? DEMO_SECRET, undefined, aheadMs)
}

/**
 * When the server answered, in milliseconds. A faulty variant has no pages: its refusal has the time. An old checkout,
 * measured beside this one, names none and runs by the machine's clock.
 */
function clockOf(headers: Headers, text: string): number {
  const clock =
    /clock;dur=(\d+)/.exec(headers.get('server-timing') ?? '') ?? /^\{.*"timestamp":(\d+)\}$/.exec(text.trim())
  return clock === null ? Date.now() : Number(clock[1])
}

/** Public: the documentation of the settings names it, and production refuses it. */
const DEMO_SECRET = 'diandu-demonstration-only'

export function createApiClient(url: string, secret: string, token?: string, aheadMs = 0): ApiClient {
  const call: ApiClient['call'] = async (name, parameters = {}, options = {}) => {
    const response = await fetch(requestOf({ url, secret, token, aheadMs }, name, parameters, options))
    return answerOf(response.status, await response.text())
  }
  return {
    url,
    secret,
    token,
    aheadMs,
    call,
    async must<T>(name: string, parameters?: Parameters, options?: CallOptions) {
      const answer = await call(name, parameters, options)
      if (answer.code !== SUCCESS) throw new Error(`${name} answered ${answer.status} ${answer.text}`)
      return answer.data as T
    },
    as: (other) => createApiClient(url, secret, other, aheadMs),
  }
}

export function requestOf(
  { url, secret, token, aheadMs }: Pick<ApiClient, 'url' | 'secret' | 'token' | 'aheadMs'>,
  name: string,
  parameters: Parameters,
  options: CallOptions = {},
): Request {
  const [method = 'GET', path = ''] = name.split(' ')
  const all: Parameters = {
    ...signed(parameters, secret, options.timestamp ?? Date.now() + aheadMs),
    ...(options.sign === undefined ? {} : { sign: options.sign }),
  }
  const target = new URL(`${API}${path}`, url)
  const headers = new Headers({ 'x-requested-with': 'XMLHttpRequest' })
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  if (options.key !== undefined) headers.set('idempotency-key', options.key)
  if (method === 'GET') {
    for (const [key, value] of Object.entries(all))
      if (value !== undefined && value !== null) target.searchParams.set(key, String(value))
    return new Request(target, { method, headers })
  }
  headers.set('content-type', 'application/json')
  return new Request(target, { method, headers, body: JSON.stringify(all) })
}

function answerOf(status: number, text: string): Answer {
  try {
    const { code, message, data } = JSON.parse(text) as { code: string; message: string; data: unknown }
    return { status, code, message, data, text }
  } catch {
    return { status, code: '', message: '', data: undefined, text }
  }
}

export const newKey = (): string => randomUUID()
