import { PICTURE_HEIGHT, PICTURE_WIDTH } from './piece-shape.ts'

/** Red, green, blue, 0 to 255. */
export type Colour = readonly [number, number, number]

interface Disc {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly colour: Colour
}

const DISCS = 9

/** A soft sky of two colours with hills of light in it: always the same for the same seed. */
export function scenery(seed: number): (x: number, y: number) => Colour {
  const chance = chanceFrom(seed)
  const [hue, turn] = [chance() * 360, 40 + chance() * 80]
  const [first, last] = [pastel(hue, 0.62), pastel(hue + turn, 0.78)]
  const slope = chance() - 0.5
  const discs = Array.from({ length: DISCS }, (): Disc => ({
    x: chance() * PICTURE_WIDTH,
    y: chance() * PICTURE_HEIGHT,
    radius: 14 + chance() * 46,
    colour: pastel(hue + chance() * 160 - 40, 0.5 + chance() * 0.35),
  }))
  return (x, y) =>
    discs.reduce(
      (under, disc) => over(under, disc, x, y),
      between(first, last, y / PICTURE_HEIGHT + (slope * x) / PICTURE_WIDTH),
    )
}

/** Half transparent, with an edge that is two pixels soft. */
function over(under: Colour, disc: Disc, x: number, y: number): Colour {
  const inside = disc.radius - Math.hypot(x - disc.x, y - disc.y)
  return inside <= 0 ? under : between(under, disc.colour, Math.min(inside / 2, 1) * 0.55)
}

function between(from: Colour, to: Colour, share: number): Colour {
  const part = Math.min(Math.max(share, 0), 1)
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part, from[2] + (to[2] - from[2]) * part]
}

function pastel(hue: number, lightness: number): Colour {
  const strength = 0.55 * Math.min(lightness, 1 - lightness)
  const channel = (offset: number): number => {
    const at = (offset + (((hue % 360) + 360) % 360) / 30) % 12
    return 255 * (lightness - strength * Math.max(-1, Math.min(at - 3, 9 - at, 1)))
  }
  return [channel(0), channel(8), channel(4)]
}

/**
 * A small generator of its own, because a picture must come out the same on every server. Nothing secret hangs on it.
 */
function chanceFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
