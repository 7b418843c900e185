/** Spec §5: a picture that is too large is made this wide. */
const WIDTH_PX = 750
/** No engine draws on a larger canvas everywhere. */
const MOST_PX = 16_777_216

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** As wide as agreed, in its own proportions, never larger than it was; a picture like a ribbon is made narrower still. */
export function rescaledSize({ width, height }: PictureSize): PictureSize {
  const byWidth = Math.min(1, WIDTH_PX / width)
  const byArea = Math.sqrt(MOST_PX / (width * height))
  const scale = Math.min(byWidth, byArea)
  return { width: side(width * scale), height: side(height * scale) }
}

const side = (length: number): number => Math.max(1, Math.floor(length + 1e-6))
