import { MAX_PICTURE_PIXELS, RESCALE_FROM_BYTES, type PictureType } from '@diandu/core/input'
import type Vips from 'wasm-vips'
import type { ImageAnswer } from './image-jobs.ts'

/** Tried one after the other, until the picture weighs less than what an upload may weigh. */
const QUALITIES = [90, 80, 70, 60, 45]

/**
 * Written anew from what is to be seen: upright by its EXIF, in sRGB by its profile, one frame of eight bits a channel,
 * and nothing that stood beside or behind it.
 */
export function normalizePicture(vips: typeof Vips, bytes: Uint8Array, type: PictureType): ImageAnswer {
  const read = vips.Image.newFromBuffer(bytes, '', { fail_on: 'error' })
  if (read.width * read.height > MAX_PICTURE_PIXELS) return 'too-many-pixels'
  const picture = inSrgb(read.autorot())
  const side = Math.min(picture.width, picture.height)
  if (type === 'image/png') {
    const png = picture.pngsaveBuffer({ keep: 'none', compression: 7 })
    if (png.length < RESCALE_FROM_BYTES) return { type, bytes: png, side }
  }
  return { type: 'image/jpeg', bytes: asJpeg(picture), side }
}

function inSrgb(picture: Vips.Image): Vips.Image {
  if (picture.getTypeof('icc-profile-data') > 0 || picture.interpretation === 'cmyk')
    return picture.iccTransform('srgb', { embedded: true, ...(picture.bands === 4 ? { input_profile: 'cmyk' } : {}) })
  return picture.colourspace(picture.bands < 3 ? 'b-w' : 'srgb')
}

function asJpeg(picture: Vips.Image): Uint8Array {
  let written: Uint8Array = new Uint8Array()
  for (const quality of QUALITIES) {
    written = picture.jpegsaveBuffer({ Q: quality, keep: 'none', background: [255, 255, 255] })
    if (written.length < RESCALE_FROM_BYTES) break
  }
  return written
}
