import type { DecodedPng } from 'fast-png'

/** A picture of eight bits a channel. */
export type Picture = Pick<DecodedPng, 'width' | 'height' | 'channels' | 'data'>

const OPAQUE = 255

/**
 * Where the piece belongs, as an eye finds it: the place where the picture shows the piece's own pattern, only darker.
 * `top` is the row that the piece moves along.
 */
export function findGap(picture: Picture, piece: Picture, top: number): number {
  const dots = dotsOf(piece)
  let best = { left: 0, unlikeness: Number.POSITIVE_INFINITY }
  for (let left = piece.width / 2; left <= picture.width - piece.width; left += 1) {
    const unlikeness = unlikenessAt(picture, dots, Math.round(left), top)
    if (unlikeness < best.unlikeness) best = { left: Math.round(left), unlikeness }
  }
  return best.left
}

interface Dot {
  readonly x: number
  readonly y: number
  readonly brightness: number
}

/** The piece without its rim, which is drawn in another light. */
function dotsOf(piece: Picture): readonly Dot[] {
  const isThere = (x: number, y: number) =>
    x >= 0 &&
    y >= 0 &&
    x < piece.width &&
    y < piece.height &&
    piece.data[(y * piece.width + x) * piece.channels + 3] === OPAQUE
  const dots: Dot[] = []
  for (let y = 0; y < piece.height; y += 1) {
    for (let x = 0; x < piece.width; x += 1) {
      const isInside = [-3, 0, 3].every((dx) => [-3, 0, 3].every((dy) => isThere(x + dx, y + dy)))
      if (isInside) dots.push({ x, y, brightness: brightness(piece, x, y) })
    }
  }
  return dots
}

/** How far the picture is from one shade of the piece: the spread of their ratio, and the ratio must be a dark one. */
function unlikenessAt(picture: Picture, dots: readonly Dot[], left: number, top: number): number {
  let [sumOfRatios, sumOfSquares] = [0, 0]
  for (const { x, y, brightness: wanted } of dots) {
    const ratio = brightness(picture, left + x, top + y) / Math.max(1, wanted)
    sumOfRatios += ratio
    sumOfSquares += ratio * ratio
  }
  const mean = sumOfRatios / dots.length
  return sumOfSquares / dots.length - mean * mean + (mean < 0.75 ? 0 : 1)
}

function brightness({ data, width, channels }: Picture, x: number, y: number): number {
  const at = (y * width + x) * channels
  return (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)
}
