import type { SealedPieces } from '@diandu/wire'

/** Opens what was sealed for this device, and seals what only the server may read. */
export interface Sealer {
  /** This device's public half, base64 of its SubjectPublicKeyInfo. The pair is made when it is first asked for. */
  readonly publicKey: () => Promise<string>
  /**
   * The value, or one and the same nothing for whatever could not be opened: a sender who sealed it badly learns no
   * more.
   */
  readonly open: (sealed: SealedPieces | undefined) => Promise<{ readonly value: unknown } | undefined>
  /** A short text for a public key, base64; undefined where the text is too long for it, or the key is none. */
  readonly seal: (text: string, publicKey: string) => Promise<string | undefined>
}
