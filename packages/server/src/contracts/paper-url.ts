import { timingSafeEqual } from 'node:crypto'
import type { DataBox } from '../account/index.ts'

export const PAPERS_PATH = '/contract-papers'

const SIGNED_FOR_MS = 30 * 60_000

/** One version of a document, for whoever was given the address, for half an hour. `page` is a picture; without it, the file. */
export function signedPaperUrl({ contractId, digest }: PaperName, use: PaperUse, box: DataBox, nowMs: number): string {
  const until = nowMs + SIGNED_FOR_MS
  return `${PAPERS_PATH}/${contractId}/${digest}/${use}?until=${until}&key=${keyOf({ contractId, digest }, use, until, box)}`
}

export interface PaperName {
  readonly contractId: string
  readonly digest: string
}

/** `view.pdf`, `download.pdf`, or `3.png`. */
export type PaperUse = 'view.pdf' | 'download.pdf' | `${number}.png`

export function isPaperSignedFor(name: PaperName, use: string, asked: { readonly until: string; readonly key: string }, box: DataBox, nowMs: number): boolean {
  if (!/^\d{1,15}$/.test(asked.until) || Number(asked.until) <= nowMs) return false
  const [given, right] = [Buffer.from(asked.key), Buffer.from(keyOf(name, use, Number(asked.until), box))]
  return given.length === right.length && timingSafeEqual(given, right)
}

const keyOf = ({ contractId, digest }: PaperName, use: string, until: number, box: DataBox): string => box.signatureOf(`paper ${contractId} ${digest} ${use} ${until}`)
