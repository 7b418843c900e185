/** The outcome of handing a message for a phone to a provider. */
export type HandedOver =
  | { readonly kind: 'taken' }
  /** It was not taken, and will not be: `isAddressGone` where the phone is not known there any more. */
  | { readonly kind: 'refused'; readonly why: string; readonly isAddressGone: boolean }
  /** It was surely not taken, and may be later. */
  | { readonly kind: 'again'; readonly why: string }
  /** It was taken, or it was not: no answer came. */
  | { readonly kind: 'unsure'; readonly why: string }

/** No connection was made, so nothing was sent. */
const NEVER_REACHED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

/** Of a `fetch` that threw. */
export function afterFailedFetch(error: unknown): HandedOver {
  const code = codeOf(error) ?? codeOf((error as { readonly cause?: unknown } | null)?.cause)
  const why = code ?? (error instanceof Error ? error.name : 'unknown')
  return code !== undefined && NEVER_REACHED.includes(code) ? { kind: 'again', why } : { kind: 'unsure', why }
}

function codeOf(error: unknown): string | undefined {
  const code = (error as { readonly code?: unknown } | null | undefined)?.code
  return typeof code === 'string' ? code : undefined
}
