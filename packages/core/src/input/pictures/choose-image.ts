export interface ChosenImage {
  /** The media type, as the file says. */
  readonly type: string
  /** In bytes. */
  readonly size: number
  /** Its width by its height, where that is known. */
  readonly pixels?: number
}

/** From this size on a picture is made smaller before it travels (spec §5). */
export const RESCALE_FROM_BYTES = 2_097_152

/**
 * Beyond, opening a picture needs more memory than a phone has to spare: it is made smaller before it travels, and
 * refused where it was not.
 */
export const MAX_PICTURE_PIXELS = 16_000_000

/** On a smaller picture nothing can be read, so it is no evidence. */
export const MIN_PICTURE_SIDE = 120

export function chooseImage({ type, size, pixels = 0 }: ChosenImage): 'refuse' | 'upload' | 'rescale' {
  if (type !== 'image/png' && type !== 'image/jpeg') return 'refuse'
  return size < RESCALE_FROM_BYTES && pixels <= MAX_PICTURE_PIXELS ? 'upload' : 'rescale'
}
