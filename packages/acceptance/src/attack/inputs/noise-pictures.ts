import type { dice } from '../../dice.ts'
import { pngFrom } from './hostile-files.ts'

type Dice = ReturnType<typeof dice>

/** Maximum size of an upload, in bytes. */
const MAX_BYTES = 2 * 1024 * 1024

export interface NoisePicture {
  readonly type: 'image/png' | 'image/jpeg'
  readonly bytes: Buffer
}

/** Whole pictures of noise, just below two mebibytes each and none like another: one a PNG, the next a JPEG. */
export function noisePictures(howMany: number, chance: Dice): readonly NoisePicture[] {
  return Array.from({ length: howMany }, (_, at): NoisePicture => {
    const picture: NoisePicture =
      at % 2 === 0 ? { type: 'image/png', bytes: noisePng(chance) } : { type: 'image/jpeg', bytes: noiseJpeg(chance) }
    if (picture.bytes.length > MAX_BYTES || picture.bytes.length < 0.97 * MAX_BYTES)
      throw new Error(`A picture weighs ${picture.bytes.length} bytes`)
    return picture
  })
}

const noise = (length: number, { below }: Dice): Buffer => Buffer.from(Array.from({ length }, () => below(256)))

const PNG = { width: 830, height: 838 }

function noisePng(chance: Dice): Buffer {
  const row = () => Buffer.concat([Buffer.of(0), noise(PNG.width * 3, chance)])
  return pngFrom(PNG.width, PNG.height, Buffer.concat(Array.from({ length: PNG.height }, row)))
}

/** Squares of eight by eight pixels. */
const SQUARES = { across: 170, down: 170 }
/** All coefficients of a square but its mean are noise. */
const NOISE_EACH = 63

/**
 * A grey baseline JPEG with the shortest possible tables: one code, a single zero bit, means "the same mean as before",
 * and one, again a zero bit, means "eight bits follow". So each square is one bit and 63 times nine.
 */
function noiseJpeg(chance: Dice): Buffer {
  const segment = (marker: number, body: readonly number[]) =>
    Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255, ...body])
  const [height, width] = [SQUARES.down * 8, SQUARES.across * 8]
  const oneCode = (table: number, value: number) =>
    segment(0xc4, [table, 1, ...Array.from({ length: 15 }, () => 0), value])
  return Buffer.concat([
    Buffer.of(0xff, 0xd8),
    segment(0xe0, [...Buffer.from('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    segment(0xc0, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
    oneCode(0x00, 0),
    oneCode(0x10, 8),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    codedNoise(SQUARES.across * SQUARES.down, chance),
    Buffer.of(0xff, 0xd9),
  ])
}

function codedNoise(squares: number, { below }: Dice): Buffer {
  const bytes: number[] = []
  let [bits, waiting] = [0, 0]
  const put = (value: number, length: number): void => {
    bits = (bits << length) | value
    for (waiting += length; waiting >= 8; waiting -= 8) {
      const byte = (bits >> (waiting - 8)) & 255
      bytes.push(byte)
      // A zero byte after 0xff, so that it is not read as a marker.
      if (byte === 0xff) bytes.push(0)
    }
    bits &= 0xff
  }
  for (let square = 0; square < squares; square += 1) {
    put(0, 1)
    for (let at = 0; at < NOISE_EACH; at += 1) put(below(256), 9)
  }
  return Buffer.from(bytes)
}
