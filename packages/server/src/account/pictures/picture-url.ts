import type { DataBox } from '../../crypto/index.ts'

export const PICTURES_PATH = '/pictures'

const SIGNED_FOR_MS = 24 * 3_600_000

export const aboutPicture = (contentHash: string): string => `picture ${contentHash}`

/** Of an avatar: every visitor may see it, and it never changes under its id. */
export const pictureUrl = (id: string): string => `${PICTURES_PATH}/${id}`

/** Of any other picture: for a day, for the reader who was given the address. A picture's element sends no token. */
export function signedPictureUrl(id: string, box: DataBox, nowMs: number): string {
  const until = nowMs + SIGNED_FOR_MS
  return `${pictureUrl(id)}?until=${until}&key=${box.signatureOf(signedText(id, until))}`
}

export function isSignedFor(
  id: string,
  { until, key }: { readonly until: string; readonly key: string },
  box: DataBox,
  nowMs: number,
): boolean {
  if (!/^\d{1,15}$/.test(until) || Number(until) <= nowMs) return false
  return box.isSignatureOf(signedText(id, Number(until)), key)
}

const signedText = (id: string, until: number): string => `picture ${id} ${until}`
