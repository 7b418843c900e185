import { signed } from '../../api/sign-request.ts'
import { API } from './sign-hostile.ts'

export interface HostileBytes {
  readonly kind: string
  readonly what: string
  readonly bytes: Buffer
  /** The request can be read in two ways, so that the answer must be a refusal. */
  readonly isRefused: boolean
}

/** Requests that no client sends: two programs in a row could read them differently, or no program can read them. */
export function hostileBytes(host: string, secret: string): readonly HostileBytes[] {
  const query = new URLSearchParams(
    Object.entries(signed({}, secret)).map(([name, value]) => [name, String(value)] as [string, string]),
  ).toString()
  const get = `GET ${API}index?${query} HTTP/1.1`
  const post = `POST ${API}logout HTTP/1.1`
  const body = JSON.stringify(signed({}, secret))
  const length = `content-length: ${body.length}`
  const json = 'content-type: application/json'
  const own = `host: ${host}`
  const raw = (what: string, lines: readonly string[], rest: string | Buffer = '', isRefused = true): HostileBytes => ({
    kind: 'hostile bytes',
    what,
    isRefused,
    bytes: Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), Buffer.from(rest)]),
  })
  const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
  return [
    raw('two Host headers', [get, own, 'host: attacker.example']),
    raw('two Host headers alike', [get, own, own]),
    raw('no Host header', [get]),
    raw('a Host header of another kind', [get, `host: ${'x'.repeat(3_000)}`], '', false),
    raw('length and chunks', [post, own, json, length, 'transfer-encoding: chunked'], chunk),
    raw('chunks and length', [post, own, json, 'transfer-encoding: chunked', length], chunk),
    raw('two lengths', [post, own, json, length, 'content-length: 0'], body),
    raw('two lengths in one', [post, own, json, `content-length: ${body.length}, ${body.length}`], body),
    raw('a length with a sign', [post, own, json, `content-length: +${body.length}`], body),
    raw('a negative length', [post, own, json, 'content-length: -1'], body),
    raw('a length in hexadecimal', [post, own, json, 'content-length: 0x10'], body),
    raw('a huge length', [post, own, json, 'content-length: 99999999999999999999'], body),
    raw('a length that is too long', [post, own, json, 'content-length: 5000'], body),
    raw('a length that is too short', [post, own, json, 'content-length: 5'], body),
    raw('chunks of a wrong size', [post, own, json, 'transfer-encoding: chunked'], `5\r\n${body}\r\n0\r\n\r\n`),
    raw('a chunk without a size', [post, own, json, 'transfer-encoding: chunked'], `zz\r\n${body}\r\n0\r\n\r\n`),
    raw('a chunk of a huge size', [post, own, json, 'transfer-encoding: chunked'], `ffffffffffffffff\r\n${body}`),
    raw(
      'chunks without an end',
      [post, own, json, 'transfer-encoding: chunked'],
      `${body.length.toString(16)}\r\n${body}\r\n`,
    ),
    raw('another encoding of chunks', [post, own, json, 'transfer-encoding: xchunked'], chunk),
    raw('chunks twice', [post, own, json, 'transfer-encoding: chunked, chunked'], chunk),
    raw('identity', [post, own, json, 'transfer-encoding: identity', length], body),
    raw('a space before the colon', [post, own, json, `content-length : ${body.length}`], body),
    raw('a folded header', [get, own, 'x-a: b\r\n c: d']),
    raw('a NUL in a header', [get, own, 'x-a: a\u0000b']),
    raw('a header without a name', [get, own, ': a']),
    raw('a lone line feed', [`${get}\nhost: ${host}\nx-a: b`]),
    raw('a lone carriage return', [get, own, 'x-a: b\rx-c: d']),
    raw('headers of 40 KB', [get, own, `x-a: ${'x'.repeat(40_000)}`]),
    raw('three thousand headers', [get, own, ...Array.from({ length: 3_000 }, (_, at) => `x-${at}: ${at}`)], '', false),
    raw('an address of 40 KB', [`GET /${'x'.repeat(40_000)} HTTP/1.1`, own]),
    raw('no path', ['GET', own]),
    raw('a path without a slash', ['GET index HTTP/1.1', own]),
    raw('a whole address', [`GET http://attacker.example/ HTTP/1.1`, own], '', false),
    raw('spaces in the path', [`GET ${API}index a b HTTP/1.1`, own]),
    raw('bytes in the path', [`GET /\u00ff\u00fe${API} HTTP/1.1`, own], '', false),
    raw('another version', [`GET / HTTP/9.9`, own]),
    raw('no version', ['GET /'], '', false),
    raw('an unknown method', [`HACK / HTTP/1.1`, own]),
    raw('CONNECT', ['CONNECT attacker.example:443 HTTP/1.1', 'host: attacker.example']),
    raw(
      'an upgrade',
      [get, own, 'connection: upgrade', 'upgrade: websocket', 'sec-websocket-key: x', 'sec-websocket-version: 13'],
      '',
      false,
    ),
    raw('HTTP/2 from the start', ['PRI * HTTP/2.0'], 'SM\r\n\r\n'),
    raw('a second request behind the first', [get, own], `GET /%00 HTTP/1.1\r\nhost: ${host}\r\n\r\n`, false),
    raw('fifty requests at once', [get, own], `${get}\r\n${own}\r\n\r\n`.repeat(49), false),
    raw('a body that was promised and cut', [post, own, json, length], body.slice(0, 10)),
    raw('Expect of another kind', [post, own, json, length, 'expect: 200-maybe'], body),
    { kind: 'hostile bytes', what: 'nothing', isRefused: false, bytes: Buffer.alloc(0) },
    {
      kind: 'hostile bytes',
      what: 'noise',
      isRefused: true,
      bytes: Buffer.from(Array.from({ length: 3_000 }, (_, at) => (at * 7919) % 256)),
    },
    {
      kind: 'hostile bytes',
      what: 'a TLS greeting',
      isRefused: true,
      bytes: Buffer.from('16030100a5010000a10303', 'hex'),
    },
    { kind: 'hostile bytes', what: 'a head that is cut', isRefused: false, bytes: Buffer.from(`${get}\r\nhost:`) },
  ]
}
