export interface ChosenImage {
  /** The media type, as the file says. */
  readonly type: string
  /** In bytes. */
  readonly size: number
}

/** From this size on a picture is made smaller before it travels (spec §5). */
export const RESCALE_FROM_BYTES = 2_097_152

export function chooseImage({ type, size }: ChosenImage): 'refuse' | 'upload' | 'rescale' {
  if (type !== 'image/png' && type !== 'image/jpeg') return 'refuse'
  return size < RESCALE_FROM_BYTES ? 'upload' : 'rescale'
}
