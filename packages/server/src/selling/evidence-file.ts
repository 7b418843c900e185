import { isReadablePicture } from '../account/index.ts'

/** The most bytes of a file that shows a figure. */
export const MAX_EVIDENCE_BYTES = 5 * 1024 * 1024

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d]

/** Whether it is a PDF. */
export const isPdf = (bytes: Uint8Array): boolean => PDF.every((byte, place) => bytes[place] === byte)

/** A PDF, or a picture that is large enough to be read. */
export const isEvidence = async (bytes: Uint8Array): Promise<boolean> => isPdf(bytes) || isReadablePicture(bytes)
