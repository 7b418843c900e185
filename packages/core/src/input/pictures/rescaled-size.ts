export interface PictureSize {
  readonly widthPx: number
  readonly heightPx: number
}

/** How wide a picture is after it was made smaller (spec §5). */
const RESCALED_WIDTH_PX = 750

/**
 * The size that a picture travels in: 750 pixels wide in its own proportions. None is made larger, and none vanishes.
 */
export function rescaledSize({ widthPx, heightPx }: PictureSize): PictureSize {
  const scale = RESCALED_WIDTH_PX / Math.max(widthPx, RESCALED_WIDTH_PX)
  return { widthPx: wholePixels(widthPx * scale), heightPx: wholePixels(heightPx * scale) }
}

function wholePixels(lengthPx: number): number {
  return Math.min(Math.max(1, Math.round(lengthPx || 0)), Number.MAX_SAFE_INTEGER)
}
