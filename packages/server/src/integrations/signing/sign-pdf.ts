import { reserveSignature, type Mark } from '../../pdf/index.ts'
import { issueCertificate, type Authority } from './certificates.ts'
import type { MakeKeyPair } from './key-pair.ts'
import { signDetached } from './sign-detached.ts'

export interface PdfSignature {
  /** The name of the place on the document. */
  readonly place: string
  readonly signer: string
  readonly reason: string
  readonly at: number
  readonly mark: Mark
}

/** The document with one more signature on it. */
export async function signPdf(
  paper: Uint8Array,
  { place, signer, reason, at, mark }: PdfSignature,
  authority: Authority,
  makePair?: MakeKeyPair,
): Promise<Buffer> {
  const identity = await issueCertificate(authority, signer, at, makePair)
  const { length } = signDetached(Buffer.alloc(0), identity, at)
  const reserved = await reserveSignature(Buffer.from(paper), { place, signer, reason, at, length, mark })
  return reserved.withSignature(signDetached(Buffer.concat(reserved.signedParts), identity, at))
}
