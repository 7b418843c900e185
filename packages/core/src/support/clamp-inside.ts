/** Something that can be dragged: where its upper left corner is, and how large it is; in CSS pixels. */
export interface FloatBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface ScreenSize {
  readonly width: number
  readonly height: number
}

/**
 * The nearest place that is wholly on the screen. A float larger than the screen shows its upper left; what cannot be
 * measured counts as nothing. A screen that was turned is another screen: ask again.
 */
export function clampInside(position: FloatBox, screen: ScreenSize): { readonly left: number; readonly top: number } {
  return {
    left: clampWithin(position.left, measured(screen.width) - measured(position.width)),
    top: clampWithin(position.top, measured(screen.height) - measured(position.height)),
  }
}

/** A length: never below nothing, and nothing where there is none. An endless float fits no screen. */
const measured = (length: number): number => (length > 0 ? Math.min(length, Number.MAX_VALUE) : 0)

const clampWithin = (place: number, max: number): number => (place > 0 ? Math.min(place, Math.max(max, 0)) : 0)
