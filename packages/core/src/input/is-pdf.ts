const BEGINNING = '%PDF-'

/** Whether a file is a PDF, by how it begins. */
export const isPdf = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(0, BEGINNING.length)) === BEGINNING
