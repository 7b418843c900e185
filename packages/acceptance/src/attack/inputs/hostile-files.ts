import { deflateSync } from 'node:zlib'
import type { DocumentedCall } from '../../documented-calls/documented-calls.ts'
import { signed } from '../../api/sign-request.ts'
import type { CallSender } from './hostile-calls.ts'
import { SCRIPTS } from '../../documented-calls/hostile-values.ts'
import type { HostileRequest } from '../send-request.ts'
import { API } from './sign-hostile.ts'

const BOUNDARY = 'diandu-attack-boundary'

/** A PNG of this size, which may be a lie: there is one line of it. */
export function pngOf(width: number, height: number, lines = height): Buffer {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(Math.min(width, 10_000) * 3, 120)])
  return pngFrom(width, height, Buffer.concat(Array.from({ length: lines }, () => row)))
}

/** Of colours as they are, each line after a zero. */
export function pngFrom(width: number, height: number, lines: Buffer): Buffer {
  const part = (type: string, data: Buffer): Buffer => {
    const typed = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(typed))
    return Buffer.concat([length, typed, check])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    part('IHDR', head),
    part('IDAT', deflateSync(lines)),
    part('IEND', Buffer.alloc(0)),
  ])
}

function crc32(bytes: Buffer): number {
  let rest = 0xffffffff
  for (const byte of bytes) {
    rest ^= byte
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1
  }
  return (rest ^ 0xffffffff) >>> 0
}

/** One upload as a browser makes it. */
export function upload(
  call: DocumentedCall,
  { client }: CallSender,
  file: Buffer,
  { kind = 'picture', name = 'a.png', type = 'image/png', field = call.file ?? 'file' } = {},
): HostileRequest {
  const [method = 'POST', path = ''] = call.name.split(' ')
  const texts = Object.entries(signed({}, client.secret)).map(
    ([key, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${key}"\r\n\r\n${String(value)}\r\n`,
  )
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
  const body = Buffer.concat([Buffer.from(texts.join('') + head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
  return {
    kind,
    method,
    path: `${API}${path}`,
    headers: { authorization: `Bearer ${client.token}`, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body,
  }
}

/** Pictures that are none, are cut, lie about their size, or are named wrongly; and forms that are no forms. */
export function hostileFiles(call: DocumentedCall, sender: CallSender): readonly HostileRequest[] {
  const kind = 'hostile file'
  const good = pngOf(128, 128)
  const jpeg = Buffer.from([
    0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xc0, 0, 11, 8, 0xff,
    0xff, 0xff, 0xff, 1, 1, 0x11, 0, 0xff, 0xda,
  ])
  const files = [
    Buffer.alloc(0),
    Buffer.from('x'),
    Buffer.from('GIF89a'),
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPTS[0]}</svg>`),
    Buffer.from('%PDF-1.7'),
    good.subarray(0, 20),
    good.subarray(0, -12),
    Buffer.concat([good, Buffer.from(SCRIPTS[0])]),
    pngOf(60_000, 60_000, 1),
    pngOf(2 ** 31 - 1, 1, 1),
    pngOf(0, 0, 0),
    pngOf(64, 64),
    pngOf(4_000, 4_100, 1),
    pngOf(16_000, 1_000, 1),
    jpeg,
    jpeg.subarray(0, 22),
    Buffer.concat([jpeg, Buffer.alloc(5_000, 0xff)]),
    Buffer.alloc(2 * 1024 * 1024 + 10, 0x41),
    Buffer.alloc(300_000, 0),
  ]
  const names = ['../../etc/passwd', 'a\u0000.png', '店'.repeat(300), `"; name="sign`, SCRIPTS[1], '', 'a.png\r\nx: y']
  const right = upload(call, sender, good, { kind })
  const body = right.body as Buffer
  return [
    ...files.map((file) => upload(call, sender, file, { kind })),
    ...files.slice(0, 6).map((file) => upload(call, sender, file, { kind, type: 'image/jpeg' })),
    ...names.map((name) => upload(call, sender, good, { kind, name })),
    ...['sign', 'timestamp', '__proto__', 'constructor', '', 'other'].map((field) =>
      upload(call, sender, good, { kind, field }),
    ),
    ...['text/html', 'image/svg+xml', '', 'x'.repeat(500)].map((type) => upload(call, sender, good, { kind, type })),
    ...[0.2, 0.5, 0.9, 0.99].map((share) => ({ ...right, body: body.subarray(0, Math.floor(body.length * share)) })),
    { ...right, body: Buffer.concat([body, body]) },
    { ...right, body: Buffer.from(`--${BOUNDARY}\r\n`.repeat(5_000)) },
    { ...right, headers: { ...right.headers, 'content-type': `multipart/form-data; boundary=${'x'.repeat(500)}` } },
  ]
}
