import { RESCALE_FROM_BYTES } from '@diandu/core/input'
import { plainJpeg } from './plain-jpeg.ts'
import { plainPng } from './plain-png.ts'

export interface PlainPicture {
  readonly type: 'image/png' | 'image/jpeg'
  /** Without anything that is not the picture. */
  readonly bytes: Uint8Array
}

const MOST_PIXELS = 40_000_000
/** Beyond, a file is all pixels and no picture: whoever opens it would need a thousand times its size. */
const MOST_PIXELS_PER_BYTE = 300
const ALWAYS_TAKEN_PIXELS = 65_536

/** A picture by its content, whatever it is called; undefined for what is none, is cut short, or would burst whoever decodes it. */
export function plainPicture(file: Uint8Array): PlainPicture | undefined {
  if (file.length >= RESCALE_FROM_BYTES) return undefined
  const png = plainPng(file)
  const plain = png ?? plainJpeg(file)
  if (plain === undefined || !isBearable(plain.widthPx * plain.heightPx, plain.bytes.length)) return undefined
  return { type: png === undefined ? 'image/jpeg' : 'image/png', bytes: plain.bytes }
}

const isBearable = (pixels: number, bytes: number): boolean =>
  pixels > 0 && pixels <= MOST_PIXELS && (pixels <= ALWAYS_TAKEN_PIXELS || pixels <= bytes * MOST_PIXELS_PER_BYTE)
