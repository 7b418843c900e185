/** Of a CSV or XLSX file that staff upload; far more than a bank or a packing table writes. */
export const SHEET_LIMITS = {
  maxFiles: 200,
  maxUnpackedBytes: 64 * 1024 * 1024,
  maxRows: 20_000,
  maxColumns: 100,
  /** A text that many cells share is copied for each of them. */
  maxCharacters: 16 * 1024 * 1024,
  heapMb: 256,
  timeMs: 15_000,
} as const

export type SheetAnswer =
  | { readonly rows: readonly (readonly string[])[] }
  /** More than the limits above; or no sheet at all, whatever is wrong with it. */
  | 'too-large'
  | 'unreadable'
