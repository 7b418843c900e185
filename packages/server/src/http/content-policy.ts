interface InlineHashes {
  readonly scriptHashes?: readonly string[]
  readonly styleHashes?: readonly string[]
}

/** What a page of ours may load and run: its own files, and the inline parts whose hashes it names. */
export function pagePolicy({ scriptHashes = [], styleHashes = [] }: InlineHashes = {}): string {
  return [
    `default-src 'none'`,
    `script-src ${sources(scriptHashes)}`,
    `style-src ${sources(styleHashes)}`,
    // Server-rendered HTML carries style attributes (a progress bar's width); they cannot run anything.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

/** For answers that are no pages: nothing may be loaded or run, whatever a browser takes them for. */
export const NOTHING_POLICY = `default-src 'none'; base-uri 'none'; frame-ancestors 'none'`

const sources = (hashes: readonly string[]): string => [`'self'`, ...hashes.map((hash) => `'${hash}'`)].join(' ')
