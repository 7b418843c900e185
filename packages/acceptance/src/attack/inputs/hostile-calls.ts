import { gzipSync } from 'node:zlib'
import { newKey, type ApiClient } from '../../api/api-client.ts'
import { signed, type Parameters } from '../../api/sign-request.ts'
import type { DocumentedCall } from '../../documented-calls/documented-calls.ts'
import { shapesOf } from '../../documented-calls/json-schema.ts'
import { SCRIPTS } from '../../documented-calls/hostile-values.ts'
import { likelyInput } from '../../documented-calls/likely-input.ts'
import type { HostileRequest } from '../send-request.ts'
import { asSent, headersFor, requestWith, signedFor, type Sealing } from './sign-hostile.ts'
import type { SentInput } from '../../documented-calls/bad-inputs.ts'

export interface CallSender {
  readonly client: ApiClient
  readonly sealing: Sealing
}

/** A hostile input, signed as an ordinary client signs it. */
export function signedRequest(
  call: DocumentedCall,
  { kind, parameters }: SentInput,
  sender: CallSender,
): HostileRequest {
  const sent = signedFor(call, asSent(call, parameters), sender)
  return requestWith(call, kind, sent, headersFor(call, sender.client.token))
}

/** Whatever can be wrong about a request besides its parameters. */
export function spoiltRequests(call: DocumentedCall, sender: CallSender): readonly HostileRequest[] {
  return [
    ...wrongSignatures(call, sender),
    ...wrongTokens(call, sender),
    ...wrongKeys(call, sender),
    ...wrongKeysToSealFor(call, sender),
    ...wrongAddresses(call, sender),
    ...(call.name.startsWith('GET ') ? [] : wrongBodies(call, sender)),
  ]
}

const goodInput = (call: DocumentedCall): Parameters => asSent(call, likelyInput(shapesOf(call.input)[0] ?? {}))

function wrongSignatures(call: DocumentedCall, { client, sealing }: CallSender): readonly HostileRequest[] {
  const right = signedFor(call, goodInput(call), { client, sealing })
  const { sign, timestamp, ...rest } = right
  const text = String(sign)
  const minute = 60_000
  const spoilt: readonly Parameters[] = [
    { ...right, sign: 'f'.repeat(64) },
    { ...right, sign: text.toUpperCase() },
    { ...right, sign: text.slice(1) },
    { ...right, sign: `${text}0` },
    { ...right, sign: '' },
    { ...right, sign: SCRIPTS[0] },
    { ...rest, timestamp },
    { ...rest, sign },
    { ...right, timestamp: 'now' },
    { ...right, timestamp: '' },
    { ...right, q: 1 },
    signed(rest, `${client.secret}x`),
    signed(rest, ''),
    signed(rest, client.secret, 0),
    signed(rest, client.secret, -1),
    signed(rest, client.secret, Date.now() - 6 * minute),
    signed(rest, client.secret, Date.now() + 6 * minute),
    signed(rest, client.secret, 1e308),
  ]
  return spoilt.map((sent) => requestWith(call, 'wrong signature', sent, headersFor(call, client.token)))
}

const TOKENS = [
  '',
  'Bearer',
  'Bearer ',
  'Bearer x',
  `Bearer ${'x'.repeat(43)}`,
  `Bearer ${'x'.repeat(5_000)}`,
  'Basic YTpi',
  `Bearer ' OR '1'='1 ${'x'.repeat(20)}`,
  'Bearer null',
  'Bearer undefined-undefined-undefined',
  `Bearer ${SCRIPTS[0]}`,
  'Bearer ../../../../../../../../etc',
]

function wrongTokens(call: DocumentedCall, { client, sealing }: CallSender): readonly HostileRequest[] {
  const right = signedFor(call, goodInput(call), { client, sealing })
  return TOKENS.map((authorization) =>
    requestWith(call, 'wrong token', right, { ...headersFor(call, undefined), authorization }),
  )
}

function wrongKeys(call: DocumentedCall, { client, sealing }: CallSender): readonly HostileRequest[] {
  const right = signedFor(call, goodInput(call), { client, sealing })
  const keys = [
    '',
    'short',
    'x'.repeat(65),
    'x'.repeat(4_000),
    `' OR '1'='1`,
    SCRIPTS[0],
    '__proto__',
    `${newKey()}, ${newKey()}`,
  ]
  return keys.map((key) =>
    requestWith(call, 'wrong idempotency key', right, { ...headersFor(call, client.token), 'idempotency-key': key }),
  )
}

function wrongKeysToSealFor(call: DocumentedCall, { client, sealing }: CallSender): readonly HostileRequest[] {
  if (!call.wantsPublicKey) return []
  const keys: readonly unknown[] = [
    '',
    'AAAA',
    'x'.repeat(2_000),
    sealing.publicKey.slice(0, -8),
    sealing.publicKey.replace(/^.{4}/, 'MIIB'),
    [sealing.publicKey],
    null,
    1,
    SCRIPTS[0],
  ]
  return keys.map((publicKey) =>
    requestWith(
      call,
      'wrong public key',
      signedFor(call, asSent(call, { ...goodInput(call), publicKey }), { client, sealing }),
      headersFor(call, client.token),
    ),
  )
}

/** The address itself: another method, another path, parameters twice or in other ways. */
function wrongAddresses(call: DocumentedCall, { client, sealing }: CallSender): readonly HostileRequest[] {
  const right = requestWith(
    call,
    'wrong address',
    signedFor(call, goodInput(call), { client, sealing }),
    headersFor(call, client.token),
  )
  const [path = '', query = ''] = right.path.split('?')
  const other = (changed: Partial<HostileRequest>): HostileRequest => ({ ...right, ...changed })
  const queries = [
    `${query}&${query}`,
    `${query}&id=1&id=2`,
    `${query}&id[]=1&id[a]=2`,
    `${query}&%00=1`,
    `${query}&a=%ff%fe&b=%`,
    `${query}&__proto__[x]=1&constructor=1`,
    `${query}&q=${'x'.repeat(5_000)}`,
    `${query}&&&==&=`,
    `${query}&${encodeURIComponent(SCRIPTS[1])}=1`,
    query.replaceAll('&', ';'),
  ]
  const paths = [
    `${path}/`,
    `${path}%00`,
    `${path}%2f..%2f..`,
    `${path}/../../../etc/passwd`,
    `${path};a=b`,
    `${path}%ff`,
    path.toUpperCase(),
    `/${path}`,
    `${path}/${'x'.repeat(3_000)}`,
    `${path}%252e`,
    `${path}/${encodeURIComponent(SCRIPTS[0])}`,
  ]
  const methods = ['PATCH', 'DELETE', 'PUT', 'GET', 'POST', 'HEAD', 'OPTIONS', 'TRACE'].filter(
    (method) => method !== right.method,
  )
  const overridden = {
    ...right.headers,
    'x-http-method-override': 'DELETE',
    'x-forwarded-for': `' OR 1=1`,
    'x-forwarded-host': 'attacker.example',
    forwarded: 'for=unknown',
  }
  return [
    ...queries.map((declared) => other({ path: `${path}?${declared}` })),
    ...paths.map((declared) => other({ path: `${declared}?${query}` })),
    ...methods.map((method) => other({ method })),
    other({ headers: overridden }),
    ...(right.method === 'GET'
      ? [other({ headers: { ...right.headers, 'content-type': 'application/json' }, body: '{"id":1}' })]
      : []),
  ]
}

function wrongBodies(call: DocumentedCall, { client, sealing }: CallSender): readonly HostileRequest[] {
  const right = requestWith(
    call,
    'wrong body',
    signedFor(call, goodInput(call), { client, sealing }),
    headersFor(call, client.token),
  )
  const whole = String(right.body)
  const deep = (open: string, close: string, depth: number): string =>
    `{"a":${open.repeat(depth)}1${close.repeat(depth)}}`
  const bodies: readonly (string | Buffer)[] = [
    '',
    '{',
    '[]',
    '[{}]',
    'null',
    '1',
    '"a"',
    'true',
    '{"a":NaN}',
    '{"a":Infinity}',
    '{"a":undefined}',
    '{"a":1e999999}',
    '{"a":-}',
    `{"a":${'9'.repeat(4_000)}}`,
    whole.slice(0, -1),
    `${whole}${whole}`,
    `\ufeff${whole}`,
    whole.replace('{', '{"__proto__":{"isAdmin":true},'),
    whole.replace('{', '{"constructor":{"prototype":{"x":1}},'),
    whole.replace('{', '{"sign":"0","sign":"1",'),
    deep('[', ']', 4_000),
    deep('{"a":', '}', 2_000),
    'x'.repeat(17_000),
    `{"a":"${'店'.repeat(5_400)}"}`,
    Buffer.from([0xff, 0xfe, 0x7b, 0x7d]),
    Buffer.from(whole, 'utf16le'),
    Buffer.from([0x00]),
    gzipSync(whole),
    Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xc3, 0x28, 0xed, 0xa0, 0x80]), Buffer.from('"}')]),
  ]
  const types = [
    'text/plain',
    'text/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/json;;;=',
    'application/jsonp',
    '*/*',
    'x'.repeat(2_000),
    'application/octet-stream',
  ]
  const { 'content-type': _type, ...untyped } = right.headers
  return [
    ...bodies.map((body) => ({ ...right, body })),
    ...types.map((type) => ({
      ...right,
      kind: 'wrong content type',
      headers: { ...right.headers, 'content-type': type },
    })),
    { ...right, kind: 'wrong content type', headers: untyped },
    ...['gzip', 'br', 'identity, gzip', 'x'].map((encoding) => ({
      ...right,
      kind: 'wrong content type',
      headers: { ...right.headers, 'content-encoding': encoding },
    })),
  ]
}
