/** A page that can be read without a network. */
export interface PageCopy {
  readonly path: string
  readonly title: string
  readonly storedAtMs: number
}

/** The pages that a device has stored for who reads on it. */
export interface PageCopies {
  /** The last first; none where the device stores nothing. */
  readonly list: () => Promise<readonly PageCopy[]>
  readonly forget: () => void
}
