import type { PaperSignature } from './signing/sign-paper.ts'

/** Who makes signatures that a stranger can verify. */
export interface ESignature {
  readonly kind: 'sandbox'
  /** Fetches what signing needs; outside of any transaction, because it may ask the database itself. */
  readonly prepare: () => Promise<void>
  /** The paper with one more signature on it. */
  readonly sign: (paper: Uint8Array, signature: PaperSignature) => Promise<Buffer>
}
