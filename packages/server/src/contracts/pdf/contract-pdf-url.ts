import { timingSafeEqual } from 'node:crypto'
import type { DataBox } from '../../crypto/index.ts'

export const CONTRACT_PDF_PATH = '/contract-papers'

const SIGNED_FOR_MS = 30 * 60_000

/**
 * One version of a document, for the reader who was given the address, for half an hour. `page` is a picture; without
 * it, the file.
 */
export function signedPdfUrl(
  { contractId, digest }: ContractPdfName,
  use: ContractPdfUse,
  box: DataBox,
  nowMs: number,
): string {
  const until = nowMs + SIGNED_FOR_MS
  return `${CONTRACT_PDF_PATH}/${contractId}/${digest}/${use}?until=${until}&key=${keyOf({ contractId, digest }, use, until, box)}`
}

export interface ContractPdfName {
  readonly contractId: string
  readonly digest: string
}

/** `view.pdf`, `download.pdf`, or `3.png`. */
export type ContractPdfUse = 'view.pdf' | 'download.pdf' | `${number}.png`

export function isPdfUrlSigned(
  name: ContractPdfName,
  use: string,
  requested: { readonly until: string; readonly key: string },
  box: DataBox,
  nowMs: number,
): boolean {
  if (!/^\d{1,15}$/.test(requested.until) || Number(requested.until) <= nowMs) return false
  const [given, right] = [Buffer.from(requested.key), Buffer.from(keyOf(name, use, Number(requested.until), box))]
  return given.length === right.length && timingSafeEqual(given, right)
}

const keyOf = ({ contractId, digest }: ContractPdfName, use: string, until: number, box: DataBox): string =>
  box.signatureOf(`paper ${contractId} ${digest} ${use} ${until}`)
