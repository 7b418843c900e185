/** A player's record in the guessing game. What is in it is the game's own business (spec §3). */
export type GuessUser = Readonly<Record<string, unknown>>

/** The game speaks its own codes: this one says that all is well (spec §9). */
export const GUESS_SUCCESS_CODE = 2000

/**
 * The record where the game says success; null on any other code, and on anything that is no such answer (spec §4).
 * Total.
 */
export function toGuessUser(answer: unknown): GuessUser | null {
  if (!isRecord(answer)) return null
  const { code, data } = answer
  const isSuccess = code === GUESS_SUCCESS_CODE || code === String(GUESS_SUCCESS_CODE)
  return isSuccess && isRecord(data) ? data : null
}

function isRecord(value: unknown): value is GuessUser {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
