import { EVERY_CONTENT_KIND, type ContentName } from '@diandu/core/admin'
import { MINUTE_MS } from '@diandu/core/kernel'
import type { DataBox } from '../../crypto/index.ts'

/** Opens a version in the market's own page, for so long. */
const PREVIEW_MS = 10 * MINUTE_MS

export interface Previewed extends ContentName {
  readonly version: number
}

const signed = (text: string): string => `content preview ${text}`

/** Of letters, digits, dots, dashes and underscores. */
export function previewTicket(box: DataBox, { kind, id, version }: Previewed, nowMs: number): string {
  const text = [kind, id, version, nowMs + PREVIEW_MS].join('.')
  return `${text}.${box.signatureOf(signed(text))}`
}

/** Undefined for a ticket that was not given here, and for one that is over. */
export function readPreviewTicket(box: DataBox, ticket: string, nowMs: number): Previewed | undefined {
  const [, text = '', signature = ''] = /^(.+)\.([\w-]+)$/.exec(ticket) ?? []
  if (!box.isSignatureOf(signed(text), signature)) return undefined
  const [name = '', id = '', version = '', until = ''] = text.split('.')
  const kind = EVERY_CONTENT_KIND.find((one) => one === name)
  return kind === undefined || nowMs >= Number(until) ? undefined : { kind, id, version: Number(version) }
}
