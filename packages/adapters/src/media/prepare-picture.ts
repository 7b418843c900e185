import {
  chooseImage,
  isHeic,
  MAX_PICTURE_PIXELS,
  refusePicture,
  PICTURE_TYPE_BYTES,
  pictureTypeOf,
  rescaledSize,
  type PictureSize,
} from '@diandu/core/input'
import { ok, type Result } from '@diandu/core/kernel'
import type { PreparedPicture } from './media.ts'

/** A picture that was opened, upright, and can be drawn in another size. */
export interface RenderedPicture extends PictureSize {
  /** Undefined where the browser could not. */
  readonly encode: (size: PictureSize, type: PreparedPicture['type']) => Promise<Blob | undefined>
  readonly close: () => void
}

/** Opens a picture; undefined where it is none. */
export type ReadPicture = (file: Blob) => Promise<RenderedPicture | undefined>

/**
 * PNG and JPEG by their content, whatever the phone calls them; a HEIC where this browser can draw it. From 2 MiB or
 * beyond 16 million pixels it is drawn again, which leaves out whatever else it carried.
 */
export async function preparePicture(file: Blob, read: ReadPicture): Promise<Result<PreparedPicture>> {
  const beginning = await bytesOf(file.slice(0, PICTURE_TYPE_BYTES))
  const type = pictureTypeOf(beginning)
  if (type === undefined && !isHeic(beginning)) return refusePicture('picture-refused')
  const picture = await read(new Blob([file], { type: type ?? 'image/heic' })).catch(() => undefined)
  try {
    const pixels = picture === undefined ? 0 : picture.width * picture.height
    if (type !== undefined && chooseImage({ type, size: file.size, pixels }) === 'upload')
      return ok({ type, bytes: await bytesOf(file) })
    if (picture === undefined)
      return type === undefined ? refusePicture('picture-heic') : refusePicture('picture-broken')
    const small = await drawnSmaller(picture, type ?? 'image/jpeg')
    if (small !== undefined) return ok(small)
    if (type === undefined) return refusePicture('picture-heic')
    return pixels > MAX_PICTURE_PIXELS ? refusePicture('picture-too-large') : refusePicture('picture-broken')
  } finally {
    picture?.close()
  }
}

async function drawnSmaller(
  picture: RenderedPicture,
  type: PreparedPicture['type'],
): Promise<PreparedPicture | undefined> {
  const size = rescaledSize(picture)
  const same = await picture.encode(size, type)
  // A photograph kept as PNG may still be large; as JPEG it is not.
  const small =
    same !== undefined && chooseImage({ type, size: same.size }) !== 'upload'
      ? await picture.encode(size, 'image/jpeg')
      : same
  if (small === undefined) return undefined
  const bytes = await bytesOf(small)
  const written = pictureTypeOf(bytes)
  return written === undefined ? undefined : { type: written, bytes }
}

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer())
