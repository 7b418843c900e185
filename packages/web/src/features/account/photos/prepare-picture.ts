import type { PictureFile } from '@diandu/core/account'
import { chooseImage } from '@diandu/core/input'
import { fail, ok } from '@diandu/core/kernel'
import { rescalePicture } from './rescale-picture.ts'

/** Neither PNG nor JPEG; or it says so and cannot be drawn. */
export type PictureFault = 'kind' | 'broken'

type Rescale = (file: Blob) => Promise<Blob>

/** A chosen file as it will travel, or why it cannot. */
export async function preparePicture(file: Blob, rescale: Rescale = rescalePicture) {
  const decision = chooseImage(file)
  if (decision === 'refuse') return fail<PictureFault>('kind')
  try {
    const bytes = new Uint8Array(await (decision === 'upload' ? file : await rescale(file)).arrayBuffer())
    return ok<PictureFile>({ type: file.type as PictureFile['type'], bytes })
  } catch {
    return fail<PictureFault>('broken')
  }
}
