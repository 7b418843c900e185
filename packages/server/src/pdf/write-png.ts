import { promisify } from 'node:util'
import { crc32, deflate } from 'node:zlib'

export interface Picture {
  readonly width: number
  readonly height: number
  /** Red, green, blue and how opaque, row by row; everything is opaque. */
  readonly rgba: Uint8Array
}

/**
 * Letters are drawn in hundreds of greys; the last two bits of one are not visible, and without them a page has few
 * enough for a palette.
 */
const UNSEEN_BITS = 0x03
const MAX_COLOURS = 256
const [TRUE_COLOUR, PALETTE] = [2, 3]
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

const compress = promisify<Uint8Array, Buffer>(deflate)

/**
 * A rendered page as a PNG: one byte for a pixel where its colours fit into a palette, three where they do not. Packed
 * by Node, beside the other answers.
 */
export async function writePng({ width, height, rgba }: Picture): Promise<Uint8Array> {
  const few = inPalette(rgba, width)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, few === undefined ? TRUE_COLOUR : PALETTE], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...(few === undefined ? [] : [chunk('PLTE', Uint8Array.from(few.colours.flat()))]),
    chunk('IDAT', await compress(few?.rows ?? inTrueColour(rgba, width))),
    chunk('IEND', new Uint8Array()),
  ])
}

interface Indexed {
  readonly colours: readonly (readonly [red: number, green: number, blue: number])[]
  readonly rows: Uint8Array
}

/** Undefined where there are too many colours. Each row begins with a zero: it is written as it is. */
function inPalette(rgba: Uint8Array, width: number): Indexed | undefined {
  const rows = new Uint8Array((rgba.length / 4 / width) * (width + 1))
  const numbers = new Map<number, number>()
  let [last, number] = [-1, 0]
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 1) {
    if (to % (width + 1) === 0) to += 1
    const colour =
      (((rgba[from] ?? 0) | UNSEEN_BITS) << 16) |
      (((rgba[from + 1] ?? 0) | UNSEEN_BITS) << 8) |
      (rgba[from + 2] ?? 0) |
      UNSEEN_BITS
    if (colour !== last) {
      number = numbers.get(colour) ?? numbers.size
      if (number === MAX_COLOURS) return undefined
      numbers.set(colour, number)
      last = colour
    }
    rows[to] = number
  }
  return { colours: [...numbers.keys()].map((colour) => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff]), rows }
}

function inTrueColour(rgba: Uint8Array, width: number): Uint8Array {
  const rows = new Uint8Array((rgba.length / 4 / width) * (3 * width + 1))
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    if (to % (3 * width + 1) === 0) to += 1
    rows.set(rgba.subarray(from, from + 3), to)
  }
  return rows
}

function chunk(type: string, data: Uint8Array): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, checksum])
}
