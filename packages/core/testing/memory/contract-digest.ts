import type { Contract } from '../../src/contracts/index.ts'

/** What stands for the document: it changes with every signature and, before the first, with whom it names. */
export function contractDigest({ signatures, seller, buyer }: Contract): string {
  const named =
    signatures.length === 0 ? [seller, buyer].map(({ owner, signer }) => `${owner.name} ${signer.name}`).join() : ''
  return `${signatures.length}${foldedText(named)}`.padStart(64, '0')
}

/** Something short that stands for a text: enough to tell texts of a test apart. */
export const foldedText = (text: string): string =>
  [...text]
    .reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 0x7fff_ffff, 0)
    .toString(16)
    .padStart(8, '0')
