export interface PagePermissions {
  /** Of the inline scripts and style elements, such as `sha256-…`; nothing else inline will run. */
  readonly scriptHashes?: readonly string[]
  readonly styleHashes?: readonly string[]
  /** Other sites that scripts may come from. */
  readonly scriptOrigins?: readonly string[]
  /**
   * Sites whose widgets the page shows: their scripts, styles, pictures, answers and frames, and the workers that their
   * scripts make.
   */
  readonly widgetOrigins?: readonly string[]
  /** Where pictures may come from beside our own host. */
  readonly pictureOrigins?: readonly string[]
  /** May be shown in a frame of our own, and may itself have such frames: the simulated shells are made so. */
  readonly isFramed?: boolean
  readonly hasFrames?: boolean
}

/** Allows our own files and the inline parts whose hashes are given. */
export function pagePolicy(permissions: PagePermissions = {}): string {
  const {
    scriptHashes = [],
    styleHashes = [],
    scriptOrigins = [],
    widgetOrigins = [],
    pictureOrigins = [],
    isFramed = false,
    hasFrames = false,
  } = permissions
  const frames = [...(hasFrames ? [`'self'`] : []), ...widgetOrigins]
  return [
    `default-src 'none'`,
    `script-src ${[sources(scriptHashes), ...scriptOrigins, ...widgetOrigins].join(' ')}`,
    `style-src ${[sources(styleHashes), ...widgetOrigins].join(' ')}`,
    // Server-rendered HTML carries style attributes (a progress bar's width); they cannot run anything.
    `style-src-attr 'unsafe-inline'`,
    `img-src ${[`'self' data: blob:`, ...widgetOrigins, ...pictureOrigins].join(' ')}`,
    `font-src 'self'`,
    `connect-src ${[`'self'`, ...widgetOrigins].join(' ')}`,
    `manifest-src 'self'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    ...(widgetOrigins.length > 0 ? [`worker-src 'self' blob:`] : []),
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    `frame-ancestors ${isFramed ? `'self'` : `'none'`}`,
  ].join('; ')
}

/** For answers that are no pages: nothing may be loaded or run, whatever a browser takes them for. */
export const NOTHING_POLICY = `default-src 'none'; base-uri 'none'; frame-ancestors 'none'`

const sources = (hashes: readonly string[]): string => [`'self'`, ...hashes.map((hash) => `'${hash}'`)].join(' ')
