export const PICTURE_WIDTH = 320
export const PICTURE_HEIGHT = 160
export const PIECE_SIZE = 48

const BODY = { left: 2, top: 10, right: 37, bottom: 45 } as const
const KNOB_RADIUS = 7

/** A square with a knob above and one on its right, as puzzle pieces have; x and y from the piece's own corner. */
export function isInPiece(x: number, y: number): boolean {
  const isBody = x >= BODY.left && x <= BODY.right && y >= BODY.top && y <= BODY.bottom
  return isBody || isNear(x, y, 19, BODY.top - 1) || isNear(x, y, BODY.right + 1, 28)
}

const isNear = (x: number, y: number, centreX: number, centreY: number): boolean =>
  (x - centreX) ** 2 + (y - centreY) ** 2 <= KNOB_RADIUS ** 2
