import { createSign, createVerify, generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'
import { afterEach } from 'vitest'
import { JSAPI_ORDER } from '../wechat-pay/jsapi-shapes.ts'

export const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

export const merchant = pair()
/** Both at once, as while a merchant goes over from the platform's certificate to its public key. */
export const CERTIFICATE = '5157F09EFDC096DE15EBE81A47057A7232F1B8E1'
export const PUBLIC_KEY = 'PUB_KEY_ID_0119000000012026010200000000000001'
export const platform = { [CERTIFICATE]: pair(), [PUBLIC_KEY]: pair() }

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** How the platform signs what it says, by one of its keys. */
export const signedBy = (
  serial: string,
  privateKey: string,
  body: string,
  atSeconds: number,
): Readonly<Record<string, string>> => ({
  'wechatpay-timestamp': String(atSeconds),
  'wechatpay-nonce': 'fdasflkja484w',
  'wechatpay-serial': serial,
  'wechatpay-signature-type': 'WECHATPAY2-SHA256-RSA2048',
  'wechatpay-signature': createSign('RSA-SHA256')
    .update(`${atSeconds}\nfdasflkja484w\n${body}\n`)
    .sign(privateKey, 'base64'),
})

const text = (longest: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(longest))
const orderNumber = v.pipe(v.string(), v.regex(/^[\w|*-]{6,32}$/))
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** The bodies as the platform documents them: what it does not know, and what is not there, is refused. */
const ORDER = v.strictObject({
  appid: text(32),
  mchid: text(32),
  description: text(127),
  out_trade_no: orderNumber,
  time_expire: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/))),
  notify_url: v.pipe(text(255), v.regex(/^https:\/\/[^?]+$/)),
  amount: v.strictObject({
    total: whole,
    currency: v.optional(v.literal('CNY')),
  }),
  scene_info: v.strictObject({
    payer_client_ip: v.pipe(text(45), v.ip()),
    h5_info: v.strictObject({ type: v.picklist(['iOS', 'Android', 'Wap']) }),
  }),
})
const CLOSING = v.strictObject({ mchid: text(32) })
const NUMBERED = '/v3/pay/transactions/out-trade-no/[\\w|*-]{6,32}'
const CALLS = [
  ['POST', /^\/v3\/pay\/transactions\/h5$/, ORDER],
  ['POST', /^\/v3\/pay\/transactions\/jsapi$/, JSAPI_ORDER],
  ['GET', new RegExp(`^${NUMBERED}\\?mchid=\\d+$`), v.literal('')],
  ['POST', new RegExp(`^${NUMBERED}/close$`), CLOSING],
] as const

export interface SimulatedCall {
  readonly method: string
  readonly path: string
  readonly body: unknown
  readonly serial: string
}

export interface SimulatedAnswer {
  readonly status: number
  /** Null is no body at all. */
  readonly value: unknown
  /** Signs in the place of the key that the request named. */
  readonly by?: { readonly serial: string; readonly privateKey: string }
  readonly atSeconds?: number
}

/**
 * Simulates the platform over HTTP. A request that it would not take is answered as it documents, and is never answered
 * well.
 */
export async function simulateWeChatPay(
  nowSeconds: number,
  answer: (call: SimulatedCall) => SimulatedAnswer,
): Promise<{ readonly received: readonly SimulatedCall[]; readonly endpoint: string }> {
  const received: SimulatedCall[] = []
  const server = createServer((request, response) => {
    let sent = ''
    request.on('data', (chunk) => (sent += String(chunk)))
    request.on('end', () => {
      const call = {
        method: request.method ?? '',
        path: request.url ?? '',
        body: sent === '' ? '' : (JSON.parse(sent) as unknown),
        serial: String(request.headers['wechatpay-serial']),
      }
      const wrong = wrongWith(request, call, sent, nowSeconds)
      if (wrong !== null)
        return void response
          .writeHead(wrong === 'SIGN_ERROR' ? 401 : 400)
          .end(JSON.stringify({ code: wrong, message: wrong }))
      received.push(call)
      const {
        status,
        value,
        by = { serial: call.serial, privateKey: keyOf(call.serial) },
        atSeconds = nowSeconds,
      } = answer(call)
      const out = value === null ? '' : JSON.stringify(value)
      response.writeHead(status, signedBy(by.serial, by.privateKey, out, atSeconds)).end(out)
    })
  })
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { received, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

export const keyOf = (serial: string): string =>
  (platform as Readonly<Record<string, { readonly privateKey: string }>>)[serial]?.privateKey ?? ''

function wrongWith(
  { headers }: IncomingMessage,
  { method, path, body, serial }: SimulatedCall,
  sent: string,
  nowSeconds: number,
): string | null {
  const header =
    /^WECHATPAY2-SHA256-RSA2048 mchid="(\d+)",nonce_str="([\w-]{1,32})",signature="([^"]+)",timestamp="(\d+)",serial_no="(\w+)"$/.exec(
      headers.authorization ?? '',
    )
  const [, mchid, nonce, signature = '', timestamp, ours] = header ?? []
  const isRight = createVerify('RSA-SHA256')
    .update(`${method}\n${path}\n${timestamp}\n${nonce}\n${sent}\n`)
    .verify(merchant.publicKey, signature, 'base64')
  if (!isRight || mchid !== '1900000001' || ours !== 'MERCHANT1' || Math.abs(Number(timestamp) - nowSeconds) > 300)
    return 'SIGN_ERROR'
  if (
    keyOf(serial) === '' ||
    headers.accept !== 'application/json' ||
    headers['content-type'] !== 'application/json' ||
    headers['user-agent'] === undefined
  )
    return 'INVALID_REQUEST'
  const call = CALLS.find(([way, address]) => way === method && address.test(path))
  return call !== undefined && v.is(call[2], body) ? null : 'PARAM_ERROR'
}
