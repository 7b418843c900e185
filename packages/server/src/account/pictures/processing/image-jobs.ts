import type { PictureSize } from '@diandu/core/catalog'

export type ImageJob =
  | { readonly kind: 'normalize'; readonly bytes: Uint8Array }
  | { readonly kind: 'resize'; readonly bytes: Uint8Array; readonly size: PictureSize }

/** A picture alone: upright, in sRGB, without a word about it. */
export interface NormalizedPicture {
  readonly type: 'image/png' | 'image/jpeg'
  readonly bytes: Uint8Array
  /** The shorter one, in pixels as decoded. */
  readonly side: number
}

/** `broken`: cannot be read to its end; `too-many-pixels`: is not decoded. */
export type ImageAnswer = NormalizedPicture | 'broken' | 'too-many-pixels'
