import { MAX_PICTURE_PIXELS } from '@diandu/core/input'

/** Spec §5: a picture that is too large is made this wide. */
const WIDTH_PX = 750

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/**
 * As wide as agreed, in its own proportions, never larger than it was; a picture like a ribbon is made narrower still.
 */
export function rescaledSize({ width, height }: PictureSize): PictureSize {
  const byWidth = Math.min(1, WIDTH_PX / width)
  const byArea = Math.sqrt(MAX_PICTURE_PIXELS / (width * height))
  const scale = Math.min(byWidth, byArea)
  return { width: side(width * scale), height: side(height * scale) }
}

const side = (length: number): number => Math.max(1, Math.floor(length + 1e-6))
