import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const SMALLEST_BYTES = 1_024
const BROTLI_QUALITY = 4
const GZIP_LEVEL = 5
/** A window of brotli's is so much smaller than its power of two. */
const WINDOW_MARGIN = 16

const COMPRESSIBLE = /^(text\/|application\/json|image\/svg\+xml)/

const toBrotli = promisify<Buffer, object, Buffer>(brotliCompress)
const toGzip = promisify<Buffer, object, Buffer>(gzip)

/** Texts that are made for one request leave compressed. Files were compressed beforehand, and are streams. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    if (reply.hasHeader('content-encoding') || !COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? '')))
      return payload
    reply.header('vary', varyOf(reply.getHeader('vary')))
    const encoding = encodingFor(request.headers['accept-encoding'])
    const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload
    if (encoding === null || !isWorthCompressing(bytes)) return payload
    // An error here would be answered by a default of Fastify's: what cannot be compressed is sent as it is.
    const compressed = await compress(bytes, encoding).catch(() => undefined)
    if (compressed === undefined) return payload
    reply.header('content-encoding', encoding)
    reply.removeHeader('content-length')
    return compressed
  })
}

export type Encoding = 'br' | 'gzip'

export const isWorthCompressing = (bytes: Buffer): boolean => bytes.length >= SMALLEST_BYTES

export const compress = (bytes: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? toBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes.length),
        },
      })
    : toGzip(bytes, { level: GZIP_LEVEL })

/**
 * The window that holds all of a text. Brotli's own takes 8 MB of memory for each text beyond 64 KiB: with a few at a
 * time the garbage collector then reads the whole heap again and again.
 */
export const windowBits = (length: number): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + WINDOW_MARGIN))),
  )

/** Added to what the answer already differs by. */
function varyOf(present: unknown): string {
  return typeof present === 'string' && present !== '' ? `${present}, accept-encoding` : 'accept-encoding'
}

/** The better of the two that the client takes; a weight of zero is a no. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  const taken = new Set<string>()
  for (const offer of (accepted ?? '').toLowerCase().split(',')) {
    const [name = '', ...settings] = offer.split(';').map((part) => part.trim())
    if (!settings.some((setting) => /^q=0(\.0*)?$/.test(setting))) taken.add(name)
  }
  if (taken.has('br')) return 'br'
  return taken.has('gzip') ? 'gzip' : null
}
