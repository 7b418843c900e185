/** A player's record in the guessing game. What is in it is the game's own business (spec §3). */
export type GuessUser = Readonly<Record<string, unknown>>

/** The game speaks its own codes: this one says that all is well (spec §9). */
export const GUESS_SUCCESS_CODE = 2000

/**
 * The record where the game says success; null on any other code, and on anything that is no such answer (spec §4).
 * Total.
 */
export function toGuessUser(answer: unknown): GuessUser | null {
  const { code, data } = Object(answer) as { readonly code?: unknown; readonly data?: unknown }
  const isSuccess = code === GUESS_SUCCESS_CODE || code === String(GUESS_SUCCESS_CODE)
  return isSuccess && typeof data === 'object' && !Array.isArray(data) ? (data as GuessUser | null) : null
}
