import { chooseImage, rescaledSize, type PictureSize } from '@diandu/core/input'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import type { PreparedPicture } from './media.ts'
import { picturePixels } from './picture-pixels.ts'

/** A picture that was read, upright, and can be drawn in another size. */
export interface RenderedPicture extends PictureSize {
  /** Undefined where the browser could not. */
  readonly encode: (size: PictureSize, type: PreparedPicture['type']) => Promise<Blob | undefined>
  readonly close: () => void
}

/** Reads a picture; undefined where it is none. */
export type ReadPicture = (file: Blob) => Promise<RenderedPicture | undefined>

const REFUSED = fail(refused('picture-refused', '图片格式错误', 'file'))

const BROKEN = fail(refused('picture-broken', '图片打不开，可能已损坏，请换一张', 'file'))

const TOO_LARGE = fail(refused('picture-too-large', '图片超过 1600 万像素，请缩小后再上传', 'file'))

/**
 * PNG and JPEG only, by what the file says; from 2 MiB or beyond 16 million pixels it is drawn again, which leaves out
 * whatever else it carried.
 */
export async function preparePicture(file: Blob, read: ReadPicture): Promise<Result<PreparedPicture>> {
  const { type } = file
  if (!isPictureType(type)) return REFUSED
  const isShort = chooseImage({ type, size: file.size }) === 'upload'
  if (isShort) {
    const bytes = await bytesOf(file)
    if (chooseImage({ type, size: file.size, pixels: picturePixels(bytes) ?? 0 }) === 'upload')
      return ok({ type, bytes })
  }
  const unreadable = isShort ? TOO_LARGE : BROKEN
  const picture = await read(file).catch(() => undefined)
  if (picture === undefined) return unreadable
  try {
    const size = rescaledSize(picture)
    const same = await picture.encode(size, type)
    // A photograph kept as PNG may still be large; as JPEG it is not.
    const small =
      same !== undefined && chooseImage({ type, size: same.size }) !== 'upload'
        ? await picture.encode(size, 'image/jpeg')
        : same
    return small !== undefined && isPictureType(small.type)
      ? ok({ type: small.type, bytes: await bytesOf(small) })
      : unreadable
  } finally {
    picture.close()
  }
}

const isPictureType = (type: string): type is PreparedPicture['type'] => chooseImage({ type, size: 0 }) !== 'refuse'

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer())
