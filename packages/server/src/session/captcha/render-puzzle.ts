import { encode } from 'fast-png'
import type { Puzzle } from './captcha-store.ts'
import { isInPiece, PICTURE_HEIGHT, PICTURE_WIDTH, PIECE_SIZE } from './piece-shape.ts'
import { scenery, type Colour } from './scenery.ts'

/** The picture with the gap darkened. */
export function renderPicture({ seed, gapLeft, gapTop }: Puzzle): Uint8Array {
  const colourAt = scenery(seed)
  const data = new Uint8Array(PICTURE_WIDTH * PICTURE_HEIGHT * 3)
  for (let y = 0; y < PICTURE_HEIGHT; y += 1) {
    for (let x = 0; x < PICTURE_WIDTH; x += 1) {
      const isGap = isInPiece(x - gapLeft, y - gapTop)
      data.set(isGap ? shaded(colourAt(x, y), 0.45) : colourAt(x, y), (y * PICTURE_WIDTH + x) * 3)
    }
  }
  return encode({ width: PICTURE_WIDTH, height: PICTURE_HEIGHT, data, channels: 3 })
}

/** The piece with a light rim on a transparent ground. Its place in the picture cannot be read from it. */
export function renderPiece({ seed, gapLeft, gapTop }: Puzzle): Uint8Array {
  const colourAt = scenery(seed)
  const data = new Uint8Array(PIECE_SIZE * PIECE_SIZE * 4)
  for (let y = 0; y < PIECE_SIZE; y += 1) {
    for (let x = 0; x < PIECE_SIZE; x += 1) {
      if (!isInPiece(x, y)) continue
      const colour = colourAt(x + gapLeft, y + gapTop)
      data.set([...(isRim(x, y) ? lightened(colour) : colour), 255], (y * PIECE_SIZE + x) * 4)
    }
  }
  return encode({ width: PIECE_SIZE, height: PIECE_SIZE, data, channels: 4 })
}

const RIM_PX = 2
const isRim = (x: number, y: number): boolean =>
  !isInPiece(x - RIM_PX, y) || !isInPiece(x + RIM_PX, y) || !isInPiece(x, y - RIM_PX) || !isInPiece(x, y + RIM_PX)

const shaded = ([red, green, blue]: Colour, by: number): Colour => [red * by, green * by, blue * by]
const lightened = ([red, green, blue]: Colour): Colour => [(red + 255) / 2, (green + 255) / 2, (blue + 255) / 2]
