import { crc32, deflateSync } from 'node:zlib'
import type { ImageProcessor } from '../pictures/processing/image-processor.ts'

/** For what is only about keeping pictures: takes a JPEG to be one, and leaves it alone. */
export const keepsAsItIs: Pick<ImageProcessor, 'normalize'> = {
  normalize: async (bytes) => ({ type: 'image/jpeg', bytes, side: 600 }),
}

export function pngChunk(name: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(body.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

const header = (widthPx: number, heightPx: number): Buffer => {
  const body = Buffer.alloc(13)
  body.writeUInt32BE(widthPx, 0)
  body.writeUInt32BE(heightPx, 4)
  body.set([8, 0], 8)
  return pngChunk('IHDR', body)
}

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A grey picture, with whatever chunks are put before its end. */
export const pngOf = (widthPx: number, heightPx: number, ...extra: readonly Buffer[]): Buffer =>
  Buffer.concat([
    PNG_SIGNATURE,
    header(widthPx, heightPx),
    ...extra,
    pngChunk('IDAT', deflateSync(Buffer.alloc((widthPx + 1) * heightPx))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])

export const jpegSegment = (marker: number, body: Uint8Array): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')

/** EXIF with a turn, a camera's name and a place on earth. */
export function exifOf(orientation: number): Buffer {
  const tiff = Buffer.alloc(8 + 2 + 12 * 2 + 4)
  tiff.write('MM', 0, 'latin1')
  tiff.writeUInt16BE(42, 2)
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(2, 8)
  for (const [at, tag, type, value] of [
    [10, 0x0112, 3, orientation],
    [22, 0x8825, 4, 38],
  ] as const) {
    tiff.writeUInt16BE(tag, at)
    tiff.writeUInt16BE(type, at + 2)
    tiff.writeUInt32BE(1, at + 4)
    if (type === 3) tiff.writeUInt16BE(value, at + 8)
    else tiff.writeUInt32BE(value, at + 8)
  }
  return Buffer.concat([latin('Exif\0\0'), tiff, latin('GPS 24.4798,118.0894 Camera Seven')])
}

export const withExif = (jpeg: Uint8Array, orientation: number): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), jpegSegment(0xe1, exifOf(orientation)), jpeg.subarray(2)])

/** The skeleton of a JPEG: it shows nothing, but all its parts are there. */
export function jpegOf(widthPx: number, heightPx: number, ...extra: readonly Buffer[]): Buffer {
  const frame = Buffer.from([8, heightPx >> 8, heightPx & 255, widthPx >> 8, widthPx & 255, 1, 1, 0x11, 0])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xe0, Buffer.concat([latin('JFIF\0'), Buffer.from([1, 1, 0, 0, 1, 0, 1, 1, 1]), latin('thumb')])),
    ...extra,
    jpegSegment(0xdb, Buffer.alloc(65, 1)),
    jpegSegment(0xc0, frame),
    jpegSegment(0xc4, Buffer.alloc(20, 0)),
    jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56, 0xff, 0xd9]),
  ])
}

/** A JPEG of so many bytes and a few more; `shows` tells one from another. */
export function largeJpeg(bytes: number, shows = 7, [widthPx, heightPx] = [1500, 2000]): Buffer {
  const small = jpegOf(widthPx, heightPx)
  return Buffer.concat([small.subarray(0, -2), Buffer.alloc(bytes, shows), small.subarray(-2)])
}
