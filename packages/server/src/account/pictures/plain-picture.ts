import { MAX_PICTURE_PIXELS, RESCALE_FROM_BYTES } from '@diandu/core/input'
import { plainJpeg } from './plain-jpeg.ts'
import { plainPng } from './plain-png.ts'

export interface PlainPicture {
  readonly type: 'image/png' | 'image/jpeg'
  /** Without anything that is not the picture. */
  readonly bytes: Uint8Array
}

/** Of a PNG, and of a JPEG. */
const BEGINNINGS = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
]

/** Beyond, a file is all pixels and no picture: a program that opens it would need a thousand times its size. */
const MAX_PIXELS_PER_BYTE = 300
const ALWAYS_TAKEN_PIXELS = 65_536

/**
 * A picture by its content, whatever it is called; undefined for what is none, is cut short, or is all pixels and no
 * picture.
 */
export function plainPicture(file: Uint8Array): PlainPicture | 'too-large' | undefined {
  if (file.length >= RESCALE_FROM_BYTES) return undefined
  const png = plainPng(file)
  const plain = png ?? plainJpeg(file)
  if (plain === undefined) return undefined
  const pixels = plain.widthPx * plain.heightPx
  if (pixels > MAX_PICTURE_PIXELS) return 'too-large'
  return isBearable(pixels, plain.bytes.length)
    ? { type: png === undefined ? 'image/jpeg' : 'image/png', bytes: plain.bytes }
    : undefined
}

/** Whether it begins as a picture that is taken: then it is a damaged one, and nothing else under its name. */
export const isBegunPicture = (file: Uint8Array = new Uint8Array()): boolean =>
  BEGINNINGS.some((beginning) => beginning.every((byte, place) => file[place] === byte))

const isBearable = (pixels: number, bytes: number): boolean =>
  pixels > 0 && (pixels <= ALWAYS_TAKEN_PIXELS || pixels <= bytes * MAX_PIXELS_PER_BYTE)
