import { timingSafeEqual } from 'node:crypto'
import type { FileAddress, StatementRequest } from '@diandu/core/wallet'
import * as v from 'valibot'
import type { DataBox } from '../crypto/index.ts'

export const ANNEXES_PATH = '/annexes'

/** Long enough to tap and to wait, short enough to be of no use in a history. */
const GOOD_FOR_MS = 10 * 60_000

/** A file that is made or opened when it is fetched. */
export type Annex =
  | ({ readonly kind: 'statement'; readonly userId: string } & StatementRequest)
  | { readonly kind: 'invoice'; readonly invoiceId: string }

const annex = v.variant('kind', [
  v.object({
    kind: v.literal('statement'),
    userId: v.string(),
    fromDay: v.string(),
    untilDay: v.string(),
    format: v.picklist(['csv', 'pdf']),
    language: v.picklist(['zh', 'en']),
  }),
  v.object({ kind: v.literal('invoice'), invoiceId: v.string() }),
]) satisfies v.GenericSchema<unknown, Annex>

/** An address for the reader to whom it is given: a download sends no token. */
export function annexAddress(what: Annex, name: string, box: DataBox, nowMs: number): FileAddress {
  const encoded = Buffer.from(JSON.stringify(what)).toString('base64url')
  const until = nowMs + GOOD_FOR_MS
  return { url: `${ANNEXES_PATH}/${encoded}?until=${until}&key=${keyOf(encoded, until, box)}`, name }
}

/** Null where the platform did not sign the address, or it has expired. */
export function readAnnex(
  encoded: string,
  { until, key }: { readonly until: string; readonly key: string },
  box: DataBox,
  nowMs: number,
): Annex | null {
  if (!/^\d{1,15}$/.test(until) || Number(until) <= nowMs) return null
  const [given, right] = [Buffer.from(key), Buffer.from(keyOf(encoded, Number(until), box))]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  return v.parse(annex, JSON.parse(Buffer.from(encoded, 'base64url').toString()))
}

const keyOf = (encoded: string, until: number, box: DataBox): string => box.signatureOf(`annex ${encoded} ${until}`)
