import { readOrientation, writeOrientation } from './jpeg-orientation.ts'
import type { MeasuredPicture } from './plain-png.ts'

const START = 0xd8
const END = 0xd9
const SCAN = 0xda
const COMMENT = 0xfe
const APP0 = 0xe0
const APP1 = 0xe1
const APP14 = 0xee
const APP15 = 0xef

/** Frames that browsers draw: baseline, extended and progressive. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2])

interface Segment {
  readonly marker: number
  readonly body: Buffer
  /** Where the next marker stands. */
  readonly end: number
}

/**
 * A JPEG without what only speaks of it (EXIF with its places and thumbnails, comments, profiles, hidden videos after
 * the end); how it is to be turned stays. Undefined for what is no JPEG, or not a whole one. Nothing is decoded.
 */
export function plainJpeg(file: Uint8Array): MeasuredPicture | undefined {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length)
  if (bytes[0] !== 0xff || bytes[1] !== START) return undefined
  const stored: Buffer[] = []
  let size: Pick<MeasuredPicture, 'widthPx' | 'heightPx'> | undefined
  let orientation = 1
  let at = 2
  for (;;) {
    const segment = segmentAt(bytes, at)
    if (segment === undefined) return undefined
    const { marker, body, end } = segment
    if (marker === END) break
    if (marker === APP1) orientation = readOrientation(body) ?? orientation
    if (FRAMES.has(marker)) {
      // A second frame would be a second picture.
      if (size !== undefined || body.length < 6) return undefined
      size = { heightPx: body.readUInt16BE(1), widthPx: body.readUInt16BE(3) }
    }
    const scanEnd = marker === SCAN ? endOfScan(bytes, end) : end
    if (scanEnd === undefined || (marker === SCAN && size === undefined)) return undefined
    if (isDrawing(marker, body)) stored.push(marker === APP0 ? plainJfif(body) : bytes.subarray(at, scanEnd))
    at = scanEnd
  }
  const hasScan = stored.some((segment) => segment[1] === SCAN)
  if (size === undefined || !hasScan) return undefined
  return {
    ...size,
    bytes: Buffer.concat([Buffer.of(0xff, START), ...writeOrientation(orientation), ...stored, Buffer.of(0xff, END)]),
  }
}

function segmentAt(bytes: Buffer, at: number): Segment | undefined {
  const marker = bytes[at + 1]
  if (bytes[at] !== 0xff || marker === undefined || marker < 0xc0) return undefined
  if (marker === END) return { marker, body: bytes.subarray(0, 0), end: at + 2 }
  if (at + 4 > bytes.length) return undefined
  const end = at + 2 + bytes.readUInt16BE(at + 2)
  return end > bytes.length || end < at + 4 ? undefined : { marker, body: bytes.subarray(at + 4, end), end }
}

/** Where the coded picture ends: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number | undefined {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next === undefined) return undefined
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return undefined
}

/** Tables, frames and scans; of what applications say, JFIF's and Adobe's words about colour. */
function isDrawing(marker: number, body: Buffer): boolean {
  if (marker === APP0) return body.length >= 12 && body.toString('latin1', 0, 5) === 'JFIF\0'
  if (marker === APP14) return body.length >= 12 && body.toString('latin1', 0, 5) === 'Adobe'
  return marker !== COMMENT && !(marker > APP0 && marker <= APP15)
}

/** Its density, without the thumbnail that it may carry. */
function plainJfif(body: Buffer): Buffer {
  return Buffer.concat([Buffer.of(0xff, APP0, 0, 16), body.subarray(0, 12), Buffer.of(0, 0)])
}
