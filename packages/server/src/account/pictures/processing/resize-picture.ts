import type { PictureSize } from '@diandu/core/catalog'
import type Vips from 'wasm-vips'
import type { NormalizedPicture } from './image-jobs.ts'

interface Form {
  readonly widthPx: number
  readonly heightPx: number
  /** Fills the whole frame, or stays within it. */
  readonly crop: 'centre' | 'none'
  /** Tried one after the other, until the picture is light enough. */
  readonly qualities: readonly number[]
  readonly maxBytes: number
}

const FORMS = {
  // Twice as wide as a card shows it.
  small: { widthPx: 384, heightPx: 288, crop: 'centre', qualities: [78, 66, 54, 42, 30], maxBytes: 24 * 1024 },
  // A phone's width at three dots a point; a long screenshot is read in the whole picture.
  medium: { widthPx: 1080, heightPx: 1920, crop: 'none', qualities: [80, 70, 60, 50], maxBytes: 240 * 1024 },
} as const satisfies Record<PictureSize, Form>

/** A smaller form as a JPEG: upright, in sRGB, without a word about it. */
export function resizePicture(vips: typeof Vips, bytes: Uint8Array, size: PictureSize): NormalizedPicture {
  const { widthPx, heightPx, crop, qualities, maxBytes } = FORMS[size]
  const picture = vips.Image.thumbnailBuffer(bytes, widthPx, {
    height: heightPx,
    crop,
    size: 'down',
    fail_on: 'error',
    output_profile: 'srgb',
  })
  try {
    let written: Uint8Array = new Uint8Array()
    for (const quality of qualities) {
      written = picture.jpegsaveBuffer({ Q: quality, keep: 'none', background: [255, 255, 255], interlace: true })
      if (written.length <= maxBytes) break
    }
    return { type: 'image/jpeg', bytes: written, side: Math.min(picture.width, picture.height) }
  } finally {
    picture.delete()
  }
}
