/** Strokes of a hand, each from point to point, on a field of 1000 across and 400 down. */
export type Drawing = readonly (readonly Point[])[]
export type Point = readonly [x: number, y: number]

export const DRAWING_FIELD = { width: 1000, height: 400 } as const
export const MAX_DRAWING_LENGTH = 8000

const WRITTEN = /^\d{1,4},\d{1,3}(?: \d{1,4},\d{1,3})*(?:;\d{1,4},\d{1,3}(?: \d{1,4},\d{1,3})*)*$/

/**
 * A drawing as text: `x,y x,y;x,y`. Points outside the field are moved to its edge, and what is too long to be sent is
 * thinned out.
 */
export function writeDrawing(drawing: Drawing): string {
  const strokes = drawing.filter((stroke) => stroke.length > 0).map((stroke) => stroke.map(inField))
  for (let step = 1; ; step *= 2) {
    const text = strokes.map((stroke) => stroke.filter((_, index) => index % step === 0).join(' ')).join(';')
    if (text.length <= MAX_DRAWING_LENGTH) return text
    if (strokes.every(({ length }) => length <= step)) return ''
  }
}

/** The drawing behind a text, or null where it is none. */
export function readDrawing(text: string): Drawing | null {
  if (text.length > MAX_DRAWING_LENGTH || !WRITTEN.test(text)) return null
  return text.split(';').map((stroke) =>
    stroke.split(' ').map((point) => {
      const [x = 0, y = 0] = point.split(',').map(Number)
      return inField([x, y])
    }),
  )
}

const inField = ([x, y]: Point): Point => [bounded(x, DRAWING_FIELD.width), bounded(y, DRAWING_FIELD.height)]

/** A coordinate that is no number lies at the edge. */
const bounded = (value: number, max: number): number =>
  Math.round(Math.min(max, Math.max(0, Number.isNaN(value) ? 0 : value)))
