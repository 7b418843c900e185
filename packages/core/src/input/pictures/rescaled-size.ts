import { MAX_PICTURE_PIXELS } from './choose-image.ts'

/** In pixels. */
export interface PictureSize {
  readonly width: number
  readonly height: number
}

/** How wide a picture is after it was made smaller (spec §5). */
const RESCALED_WIDTH_PX = 750

/**
 * The size that a picture travels in: 750 pixels wide in its own proportions, and narrower where it is like a ribbon,
 * so that it never has more pixels than travel. None is made larger, and none vanishes.
 */
export function rescaledSize({ width, height }: PictureSize): PictureSize {
  const [wide, high] = [lengthOf(width), lengthOf(height)]
  const byArea = Math.sqrt(MAX_PICTURE_PIXELS / Math.max(wide, 1)) / Math.sqrt(Math.max(high, 1))
  const scale = Math.min(1, RESCALED_WIDTH_PX / Math.max(wide, 1), byArea)
  const rescaledWidth = wholePixels(wide * scale)
  return {
    width: rescaledWidth,
    height: Math.min(wholePixels(high * scale), Math.floor(MAX_PICTURE_PIXELS / rescaledWidth)),
  }
}

/** Of any number: a length that there can be. */
const lengthOf = (sidePx: number): number => Math.min(Math.max(sidePx || 0, 0), Number.MAX_SAFE_INTEGER)

const wholePixels = (lengthPx: number): number => Math.max(1, Math.round(lengthPx))
