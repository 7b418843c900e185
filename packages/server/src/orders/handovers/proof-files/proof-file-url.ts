import type { HandoverProof } from '@diandu/core/orders'
import { signedPictureUrl } from '../../../account/index.ts'
import type { DataBox } from '../../../crypto/index.ts'

export const PROOF_FILES_PATH = '/handover-files'

const SIGNED_FOR_MS = 24 * 3_600_000

/** For the reader who is given the address, for a day: a picture shows itself, anything else is saved. */
export const proofUrl = ({ file, document }: HandoverProof, box: DataBox, nowMs: number): string =>
  document === undefined ? signedPictureUrl(file, box, nowMs) : signedFileUrl(file, box, nowMs)

function signedFileUrl(id: string, box: DataBox, nowMs: number): string {
  const until = nowMs + SIGNED_FOR_MS
  return `${PROOF_FILES_PATH}/${id}?until=${until}&key=${box.signatureOf(signedText(id, until))}`
}

export function isProofUrlSigned(
  id: string,
  { until, key }: { readonly until: string; readonly key: string },
  box: DataBox,
  nowMs: number,
): boolean {
  if (!/^\d{1,15}$/.test(until) || Number(until) <= nowMs) return false
  return box.isSignatureOf(signedText(id, Number(until)), key)
}

const signedText = (id: string, until: number): string => `handover file ${id} ${until}`
