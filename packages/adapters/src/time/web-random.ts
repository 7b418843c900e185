import type { Random } from '@diandu/core/kernel'

type Source = Pick<Crypto, 'getRandomValues'>

/** Six bits each: 258 in all. */
const TOKEN_LENGTH = 43
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Chance from the browser's own source, which every page has, secure or not. */
export function webRandom(source: Source | null = globalThis.crypto ?? null): Random {
  return {
    below(limit) {
      if (source === null) return Math.floor(Math.random() * limit)
      // Words above the last whole multiple would make small numbers likelier.
      const fair = 2 ** 32 - (2 ** 32 % limit)
      let word = fair
      while (word >= fair) word = source.getRandomValues(new Uint32Array(1))[0] ?? 0
      return word % limit
    },
    token() {
      if (source === null) throw new Error('Without a source of chance no key can be made that nobody guesses')
      return Array.from(source.getRandomValues(new Uint8Array(TOKEN_LENGTH)), (byte) => ALPHABET[byte % 64]).join('')
    },
  }
}
