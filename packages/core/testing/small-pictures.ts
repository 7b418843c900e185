import type { PictureFile } from '../src/account/index.ts'

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** One grey pixel, whole and without a word beside it. */
export const SMALL_PNG: PictureFile = {
  type: 'image/png',
  bytes: bytesOf(
    '89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b55' +
      '0000000a49444154789c636800000082008177cd72b60000000049454e44ae426082',
  ),
}

/** One pixel of a shade from 0 to 255: each shade is another picture. */
export function pictureOf(shade: number): PictureFile {
  const chunk = (name: string, data: readonly number[]): readonly number[] => {
    const named = [...[...name].map((letter) => letter.charCodeAt(0)), ...data]
    return [...fourBytes(data.length), ...named, ...fourBytes(crcOf(named))]
  }
  // Stored as it is: no filter and the shade, with its sum after it.
  const pixels = [0x78, 0x01, 0x01, 0x02, 0x00, 0xfd, 0xff, 0x00, shade, ...fourBytes((2 + shade) * 65_536 + 1 + shade)]
  const header = [...fourBytes(1), ...fourBytes(1), 8, 0, 0, 0, 0]
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

/** The check that stands after each part of a PNG. */
function crcOf(bytes: readonly number[]): number {
  let crc = 0xffff_ffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0)
  }
  return ~crc >>> 0
}
