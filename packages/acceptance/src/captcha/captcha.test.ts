import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { findGap } from './find-gap.ts'
import { readPng, type Picture } from './read-png.ts'

const chunk = (kind: string, body: Buffer): Buffer => {
  const frame = Buffer.alloc(12 + body.length)
  frame.writeUInt32BE(body.length, 0)
  frame.write(kind, 4, 'latin1')
  body.copy(frame, 8)
  return frame
}

function pngOf({ width, height, channels, data }: Picture, filters: readonly number[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  header[9] = channels === 4 ? 6 : 2
  const rows = Array.from({ length: height }, (_, row) => {
    const filter = filters[row % filters.length] ?? 0
    const line = Buffer.alloc(1 + width * channels)
    line[0] = filter
    for (let at = 0; at < width * channels; at += 1) {
      const place = row * width * channels + at
      const left = at < channels ? 0 : (data[place - channels] ?? 0)
      const above = row === 0 ? 0 : (data[place - width * channels] ?? 0)
      const corner = at < channels || row === 0 ? 0 : (data[place - width * channels - channels] ?? 0)
      const estimate = left + above - corner
      const nearest = [left, above, corner].reduce((best, one) => (Math.abs(estimate - one) < Math.abs(estimate - best) ? one : best))
      line[at + 1] = (data[place] ?? 0) - ([0, left, above, (left + above) >> 1, nearest][filter] ?? 0)
    }
    return line
  })
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.concat(rows))), chunk('IEND', Buffer.alloc(0))])
}

const noise = (x: number, y: number): number => 60 + ((x * 37 + y * 91 + x * y * 13) % 180)

function puzzle(gapLeft: number, gapTop: number): { picture: Picture; piece: Picture } {
  const [width, height, size] = [320, 160, 48]
  const picture = new Uint8Array(width * height * 3)
  const piece = new Uint8Array(size * size * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isGap = x >= gapLeft + 4 && x < gapLeft + 40 && y >= gapTop + 8 && y < gapTop + 44
      picture.fill(noise(x, y) * (isGap ? 0.45 : 1), (y * width + x) * 3, (y * width + x) * 3 + 3)
      if (isGap) piece.set([noise(x, y), noise(x, y), noise(x, y), 255], ((y - gapTop) * size + x - gapLeft) * 4)
    }
  }
  return { picture: { width, height, channels: 3, data: picture }, piece: { width: size, height: size, channels: 4, data: piece } }
}

describe('the puzzle that is solved by looking', () => {
  it('[ACP-2] reads a PNG whatever filter its rows use', () => {
    const { picture, piece } = puzzle(100, 40)
    for (const filters of [[0], [1], [2], [3], [4], [4, 2, 0, 3, 1]]) {
      expect(readPng(pngOf(picture, filters))).toEqual(picture)
      expect(readPng(pngOf(piece, filters))).toEqual(piece)
    }
    expect(() => readPng(Buffer.from('no picture at all'))).toThrow('Not a PNG')
  })

  it.each([[64, 8], [150, 60], [264, 100]])('[ACP-2] finds the gap at %i, %i', (left, top) => {
    const { picture, piece } = puzzle(left, top)
    expect(findGap(picture, piece, top)).toBe(left)
  })
})
