import { describe, expect, it } from 'vitest'
import { findGap, type Picture } from './find-gap.ts'

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
  return {
    picture: { width, height, channels: 3, data: picture },
    piece: { width: size, height: size, channels: 4, data: piece },
  }
}

describe('the puzzle that is solved by looking', () => {
  it.each([
    [64, 8],
    [150, 60],
    [264, 100],
  ])('finds the gap at %i, %i', (left, top) => {
    const { picture, piece } = puzzle(left, top)
    expect(findGap(picture, piece, top)).toBe(left)
  })
})
