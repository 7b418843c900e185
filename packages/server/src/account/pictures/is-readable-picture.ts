import { createImageProcessor } from './processing/image-processor.ts'
import { readPicture } from './read-upload.ts'

/** Whether a file is a picture that can be read and is large enough to show something. */
export async function isReadablePicture(bytes: Uint8Array): Promise<boolean> {
  const processor = createImageProcessor()
  try {
    return (await readPicture(bytes, processor)).ok
  } finally {
    await processor.close()
  }
}
