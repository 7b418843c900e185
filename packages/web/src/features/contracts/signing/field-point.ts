import { DRAWING_FIELD, type Point } from '@diandu/core/contracts'

/** Where something is on the screen. */
interface Place {
  readonly clientX: number
  readonly clientY: number
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'width' | 'height'>

const NO_BOX: Box = { left: 0, top: 0, right: 0, width: 0, height: 0 }

/**
 * A place on the screen, as the field knows it, which is drawn as large as its box allows, in the middle of it. The
 * field is wider than high: where its box is higher than wide it is turned by a quarter to the right, and its upper
 * edge is at the right of the screen.
 */
export function fieldPoint({ clientX, clientY }: Place, box: Box = NO_BOX): Point {
  const isTurned = box.height > box.width
  const [length, breadth] = isTurned ? [box.height, box.width] : [box.width, box.height]
  const scale = Math.min(length / DRAWING_FIELD.width, breadth / DRAWING_FIELD.height) || 1
  const along = isTurned ? clientY - box.top : clientX - box.left
  const across = isTurned ? box.right - clientX : clientY - box.top
  return [within(along, length, scale, DRAWING_FIELD.width), within(across, breadth, scale, DRAWING_FIELD.height)]
}

/** A finger that leaves the field goes on along its edge. */
function within(place: number, space: number, scale: number, size: number): number {
  const margin = (space - size * scale) / 2
  return Math.min(size, Math.max(0, Math.round((place - margin) / scale)))
}
