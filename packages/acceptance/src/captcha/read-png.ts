import { inflateSync } from 'node:zlib'

/** A picture of eight bits a channel. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly channels: number
  readonly data: Uint8Array
}

const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 4: 2, 6: 4 }
const SIGNATURE = '89504e470d0a1a0a'

/** Reads a PNG without palette and interlacing, which is what pictures made by programs are. */
export function readPng(file: Buffer): Picture {
  if (file.subarray(0, 8).toString('hex') !== SIGNATURE) throw new Error('Not a PNG')
  let header: Buffer = Buffer.alloc(0)
  const packed: Buffer[] = []
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at)
    const kind = file.toString('latin1', at + 4, at + 8)
    const body = file.subarray(at + 8, at + 8 + length)
    if (kind === 'IHDR') header = body
    if (kind === 'IDAT') packed.push(body)
    at += 12 + length
  }
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const channels = CHANNELS[header[9] ?? -1]
  if (header[8] !== 8 || header[12] !== 0 || channels === undefined) throw new Error('A PNG of a kind that is not read here')
  return { width, height, channels, data: unfilter(inflateSync(Buffer.concat(packed)), width * channels, height, channels) }
}

function unfilter(raw: Buffer, rowBytes: number, height: number, step: number): Uint8Array {
  const data = new Uint8Array(rowBytes * height)
  for (let row = 0; row < height; row += 1) {
    const filter = raw[row * (rowBytes + 1)] ?? 0
    for (let at = 0; at < rowBytes; at += 1) {
      const place = row * rowBytes + at
      const left = at < step ? 0 : (data[place - step] ?? 0)
      const above = row === 0 ? 0 : (data[place - rowBytes] ?? 0)
      const corner = at < step || row === 0 ? 0 : (data[place - rowBytes - step] ?? 0)
      data[place] = (raw[row * (rowBytes + 1) + 1 + at] ?? 0) + guess(filter, left, above, corner)
    }
  }
  return data
}

function guess(filter: number, left: number, above: number, corner: number): number {
  if (filter === 0) return 0
  if (filter === 1) return left
  if (filter === 2) return above
  if (filter === 3) return (left + above) >> 1
  const [toLeft, toAbove, toCorner] = [Math.abs(above - corner), Math.abs(left - corner), Math.abs(left + above - 2 * corner)]
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}
