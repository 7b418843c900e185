/**
 * Fewer different characters than this are no secret; 32 random hexadecimal digits have as few once in ten million
 * times.
 */
const MIN_DIFFERENT = 8
const MIN_DIFFERENT_IN_SHORT = 5
const SHORT_LENGTH = 32
const MAX_IN_ORDER = 0.75

/**
 * Whether a secret can be guessed from how it looks: few different characters, one part again and again, or characters
 * in order (`0123…`, `aabbcc…`). A random one of 128 bits is never one of these.
 */
export function isSimpleSecret(secret: string): boolean {
  const characters = [...secret]
  const min = characters.length < SHORT_LENGTH ? MIN_DIFFERENT_IN_SHORT : MIN_DIFFERENT
  return new Set(characters).size < min || isOnePartAgain(secret) || isInOrder(characters)
}

/**
 * A text that is in its own double elsewhere than at both ends is one part, repeated; what is left over may be cut.
 */
function isOnePartAgain(secret: string): boolean {
  for (let length = 1; length * 2 <= secret.length; length += 1) {
    if (secret.startsWith(secret.slice(length))) return true
  }
  return false
}

/** Whether most characters are the one before, or its neighbour. */
function isInOrder(characters: readonly string[]): boolean {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, place) => code - (codes[place] ?? 0))
  return steps.filter((step) => Math.abs(step) <= 1).length >= steps.length * MAX_IN_ORDER
}
