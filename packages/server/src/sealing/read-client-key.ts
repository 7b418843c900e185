import { createPublicKey, type KeyObject } from 'node:crypto'

const LONGEST = 1_200
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/
const BITS = { min: 2048, max: 4096 }
/** A huge exponent would cost us, not them. */
const EXPONENTS: readonly (bigint | undefined)[] = [3n, 65537n]

/** The asker's public key; undefined where what came is none that anything should be sealed for. */
export function readClientKey(text: unknown): KeyObject | undefined {
  if (typeof text !== 'string' || text.length > LONGEST || !BASE64.test(text)) return undefined
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })
    const { modulusLength = 0, publicExponent } = key.asymmetricKeyDetails ?? {}
    const isGood =
      key.asymmetricKeyType === 'rsa' &&
      modulusLength >= BITS.min &&
      modulusLength <= BITS.max &&
      EXPONENTS.includes(publicExponent)
    return isGood ? key : undefined
  } catch {
    return undefined
  }
}
