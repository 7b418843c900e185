import { readPlainText, type SealedPieces } from '@diandu/wire'
import { base64, base64Of, bytesOf, textOf, utf8 } from './bytes.ts'
import type { Cryptography, KeyPair, RsaPadding } from './cryptography.ts'
import type { Sealer } from './sealer.ts'
import { webCryptography } from './web-cryptography.ts'

const AES_KEY_BYTES = 32
const BLOCK_BYTES = 16

/** The browser's cryptography, and node-forge, in a chunk of its own, only where that is not enough. */
export function createSealer(
  padding: RsaPadding,
  subtle: SubtleCrypto | null = globalThis.crypto?.subtle ?? null,
): Sealer {
  const load = async (): Promise<Cryptography> =>
    padding === 'oaep' && subtle !== null
      ? webCryptography(subtle)
      : (await import('./forge-cryptography.ts')).forgeCryptography(padding, subtle)
  let pair: Promise<KeyPair> | undefined
  const ownPair = (): Promise<KeyPair> => {
    pair ??= load()
      .then(({ makePair }) => makePair())
      .catch((error: unknown) => {
        pair = undefined
        throw error
      })
    return pair
  }
  return {
    publicKey: async () => (await ownPair()).publicKey,
    async open(sealed) {
      const [cryptography, { unwrap }] = await Promise.all([load(), ownPair()])
      try {
        return { value: readPlainText(await openText(sealed, unwrap, cryptography), base64) }
      } catch {
        return undefined
      }
    },
    async seal(text, publicKey) {
      const { wrap } = await load()
      try {
        return base64Of(await wrap(bytesOf(publicKey), utf8(text)))
      } catch {
        return undefined
      }
    },
  }
}

async function openText(
  sealed: SealedPieces | undefined,
  unwrap: KeyPair['unwrap'],
  { openCbc }: Cryptography,
): Promise<string> {
  if (sealed === undefined) throw new Error('Nothing sealed')
  const [cipherText, iv] = [bytesOf(sealed.cipherText), bytesOf(sealed.iv)]
  // An empty cipher text is no cipher text: not every library says so by itself.
  if (cipherText.length === 0 || cipherText.length % BLOCK_BYTES !== 0 || iv.length !== BLOCK_BYTES)
    throw new Error('Cut')
  const key = await unwrap(bytesOf(sealed.wrappedKey))
  if (key.length !== AES_KEY_BYTES) throw new Error('Not a key')
  return textOf(await openCbc(key, iv, cipherText))
}
