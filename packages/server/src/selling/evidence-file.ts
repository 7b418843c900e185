import { isPdf } from '@diandu/core/input'
import { isReadablePicture } from '../account/index.ts'

/** A PDF, or a picture that is large enough to be read. */
export const isEvidence = async (bytes: Uint8Array): Promise<boolean> => isPdf(bytes) || isReadablePicture(bytes)
