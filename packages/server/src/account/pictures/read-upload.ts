import { isHeic, PICTURE_REFUSALS, pictureTypeOf, RESCALE_FROM_BYTES } from '@diandu/core/input'
import { fail, ok, type Result } from '@diandu/core/kernel'
import type { ImageProcessor } from './processing/image-processor.ts'
import type { NormalizedPicture } from './processing/image-jobs.ts'

/** A file that was sent as a picture: what is kept of it, or why nothing is. */
export async function readUpload(
  file: Uint8Array | undefined,
  processor: Pick<ImageProcessor, 'normalize'>,
): Promise<Result<NormalizedPicture>> {
  if (file === undefined) return PICTURE_REFUSALS.type
  if (isHeic(file)) return PICTURE_REFUSALS.heic
  if (pictureTypeOf(file) === undefined) return PICTURE_REFUSALS.type
  if (file.length >= RESCALE_FROM_BYTES) return PICTURE_REFUSALS.tooHeavy
  const answer = await processor.normalize(file)
  if (typeof answer === 'object') return ok(answer)
  return {
    broken: PICTURE_REFUSALS.broken,
    'too-many-pixels': PICTURE_REFUSALS.tooManyPixels,
    'too-slow': PICTURE_REFUSALS.tooSlow,
    busy: fail({ kind: 'http', status: 503 } as const),
  }[answer]
}
