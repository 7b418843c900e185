/** How a picture lies in its frame: so many times as large, its middle so far from the frame's middle. */
export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Frame {
  readonly width: number
  readonly height: number
}

interface Point {
  readonly x: number
  readonly y: number
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }
export const MAX_SCALE = 5
export const DOUBLE_TAP_SCALE = 2.5

/** Larger or smaller, while what lies at a point, seen from the frame's middle, stays there. */
export function zoomAt({ scale, x, y }: Zoom, wanted: number, at: Point, frame: Frame): Zoom {
  const next = Math.min(MAX_SCALE, Math.max(1, Number.isFinite(wanted) ? wanted : scale))
  const factor = next / scale
  return withinFrame({ scale: next, x: at.x - (at.x - x) * factor, y: at.y - (at.y - y) * factor }, frame)
}

export const moveBy = ({ scale, x, y }: Zoom, by: Point, frame: Frame): Zoom =>
  withinFrame({ scale, x: x + by.x, y: y + by.y }, frame)

/** Once whole, and large at the point where it was tapped. */
export const toggleAt = (zoom: Zoom, at: Point, frame: Frame): Zoom =>
  zoom.scale > 1 ? WHOLE : zoomAt(zoom, DOUBLE_TAP_SCALE, at, frame)

/** The frame never shows more of what is not the picture than it must. */
function withinFrame({ scale, x, y }: Zoom, { width, height }: Frame): Zoom {
  const [mostX, mostY] = [((scale - 1) * width) / 2, ((scale - 1) * height) / 2]
  return { scale, x: within(x, mostX), y: within(y, mostY) }
}

const within = (value: number, most: number): number => Math.min(most, Math.max(-most, value)) + 0
