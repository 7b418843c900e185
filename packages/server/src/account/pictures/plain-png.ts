import { crc32 } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * What draws the picture, and nothing that only speaks of it: text, times, places, thumbnails and unknown chunks stay
 * behind.
 */
const DRAWING_CHUNKS: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'IDAT', 'IEND'])

export interface MeasuredPicture {
  readonly bytes: Uint8Array
  readonly widthPx: number
  readonly heightPx: number
}

interface Chunk {
  readonly name: string
  /** With its length, name and checksum. */
  readonly whole: Buffer
}

/** A PNG without what only speaks of it; undefined for what is no PNG, or not a whole one. Nothing is decoded. */
export function plainPng(file: Uint8Array): MeasuredPicture | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length)
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined
  const chunks = chunksOf(bytes)
  const [header] = chunks ?? []
  if (
    chunks === undefined ||
    header?.name !== 'IHDR' ||
    header.whole.length !== 25 ||
    !chunks.some(({ name }) => name === 'IDAT')
  )
    return undefined
  const drawing = chunks.filter(({ name }, place) => DRAWING_CHUNKS.has(name) && (name !== 'IHDR' || place === 0))
  return {
    bytes: Buffer.concat([SIGNATURE, ...drawing.map(({ whole }) => whole)]),
    widthPx: header.whole.readUInt32BE(8),
    heightPx: header.whole.readUInt32BE(12),
  }
}

/** Up to the end that the file itself names; what stands after it is not the picture. */
function chunksOf(bytes: Buffer): readonly Chunk[] | undefined {
  const chunks: Chunk[] = []
  let at = SIGNATURE.length
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    const end = at + 12 + length
    if (end > bytes.length || bytes.readUInt32BE(end - 4) !== crc32(bytes.subarray(at + 4, end - 4))) return undefined
    const name = bytes.toString('latin1', at + 4, at + 8)
    chunks.push({ name, whole: bytes.subarray(at, end) })
    if (name === 'IEND') return chunks
    at = end
  }
  return undefined
}
