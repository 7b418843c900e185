import { isHeic, MIN_PICTURE_SIDE, refusePicture, pictureTypeOf, RESCALE_FROM_BYTES } from '@diandu/core/input'
import { fail, ok, type Result } from '@diandu/core/kernel'
import type { ImageProcessor } from './processing/image-processor.ts'
import type { NormalizedPicture } from './processing/image-jobs.ts'

/** A file that was sent as a picture: what is kept of it, or why nothing is. */
export async function readUpload(
  file: Uint8Array | undefined,
  processor: Pick<ImageProcessor, 'normalize'>,
): Promise<Result<NormalizedPicture>> {
  if (file === undefined) return refusePicture('picture-refused')
  if (isHeic(file)) return refusePicture('picture-heic')
  if (pictureTypeOf(file) === undefined) return refusePicture('picture-refused')
  if (file.length >= RESCALE_FROM_BYTES) return refusePicture('picture-too-heavy')
  return readPicture(file, processor)
}

/** The picture as it is kept. One that is too small to show anything is refused: it would prove nothing. */
export async function readPicture(
  file: Uint8Array,
  processor: Pick<ImageProcessor, 'normalize'>,
): Promise<Result<NormalizedPicture>> {
  const answer = await processor.normalize(file)
  if (typeof answer === 'object')
    return answer.side < MIN_PICTURE_SIDE ? refusePicture('picture-too-small') : ok(answer)
  return {
    broken: refusePicture('picture-broken'),
    'too-many-pixels': refusePicture('picture-too-large'),
    'too-slow': refusePicture('picture-too-slow'),
    busy: fail({ kind: 'http', status: 503 } as const),
  }[answer]
}
