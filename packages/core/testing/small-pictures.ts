import type { PictureFile } from '../src/account/index.ts'

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

/** One grey pixel, whole and without a word beside it. */
export const SMALL_PNG: PictureFile = {
  type: 'image/png',
  bytes: bytesOf(
    '89504e470d0a1a0a0000000d49484452000000010000000108000000003a7e9b55' +
      '0000000a49444154789c636800000082008177cd72b60000000049454e44ae426082',
  ),
}
