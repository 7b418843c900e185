import type { PictureFile } from '../src/account/index.ts'
import { MIN_PICTURE_SIDE } from '../src/input/index.ts'

/** A plain square of a shade from 0 to 255, as small as may be: each shade is another picture. */
export function pictureOf(shade: number, side = MIN_PICTURE_SIDE): PictureFile {
  const chunk = (name: string, data: readonly number[]): readonly number[] => {
    const named = [...[...name].map((letter) => letter.charCodeAt(0)), ...data]
    return [...fourBytes(data.length), ...named, ...fourBytes(crcOf(named))]
  }
  // Stored as it is: of each line no filter and its points, and the sum of all after them.
  const line = [0, ...Array.from({ length: side }, () => shade)]
  const lines = Array.from({ length: side }, () => line).flat()
  const [low, high] = [lines.length & 255, lines.length >>> 8]
  const pixels = [0x78, 0x01, 0x01, low, high, low ^ 255, high ^ 255, ...lines, ...fourBytes(adlerOf(lines))]
  const header = [...fourBytes(side), ...fourBytes(side), 8, 0, 0, 0, 0]
  return {
    type: 'image/png',
    bytes: Uint8Array.from([
      0x89,
      0x50,
      0x4e,
      0x47,
      0x0d,
      0x0a,
      0x1a,
      0x0a,
      ...chunk('IHDR', header),
      ...chunk('IDAT', pixels),
      ...chunk('IEND', []),
    ]),
  }
}

const fourBytes = (value: number): readonly number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255)

function adlerOf(bytes: readonly number[]): number {
  let [sum, sums] = [1, 0]
  for (const byte of bytes) {
    sum = (sum + byte) % 65_521
    sums = (sums + sum) % 65_521
  }
  return sums * 65_536 + sum
}

/** The check that follows each part of a PNG. */
function crcOf(bytes: readonly number[]): number {
  let crc = 0xffff_ffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0)
  }
  return ~crc >>> 0
}

/** Any picture, where it does not matter which one. */
export const SMALL_PNG: PictureFile = pictureOf(127)
