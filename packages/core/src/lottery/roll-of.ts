import type { DrawHash } from './draw-hash.ts'

/** Whose roll it is: everything but the seed is public. */
export interface RollOf {
  readonly lottery: string
  readonly seed: string
  /** Of the person within the lottery, from 1 on. */
  readonly person: number
  /** Of this person's draws, from 1 on. */
  readonly counter: number
}

/** So many hex digits of the hash are one number of 48 bits, which a double holds exactly. */
const DIGITS = 12
const NUMBERS = 2 ** 48
/** A number is taken with more than 999 996 chances in a million; the end of this is never met. */
const MAX_TRIES = 64

/**
 * A whole number, 0 ≤ n < chances, each as likely as any other. What is left over beyond the last whole multiple of
 * `chances` would favour low numbers: it is thrown away and the counter goes on with `.1`, `.2`, ….
 */
export function rollOf({ lottery, seed, person, counter }: RollOf, chances: number, hash: DrawHash): number {
  const fair = NUMBERS - (NUMBERS % chances)
  const text = `${lottery}:${person}:${counter}`
  let number = 0
  for (let time = 0; time < MAX_TRIES; time += 1) {
    number = Number.parseInt(hash.hmac(seed, time === 0 ? text : `${text}.${time}`).slice(0, DIGITS), 16)
    if (number < fair) break
  }
  return number % chances
}
