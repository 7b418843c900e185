export const PASSWORD_WEAKNESSES = ['too-short', 'too-long'] as const

export type PasswordWeakness = (typeof PASSWORD_WEAKNESSES)[number]

const MIN_LENGTH = 8
const MAX_LENGTH = 64

/**
 * Why a login password is too weak, or undefined: any characters will do, and the server refuses those that are easily
 * guessed. Its length is counted in characters as a person sees the keyboard.
 */
export function passwordWeakness(password: string): PasswordWeakness | undefined {
  const length = Array.from(password).length
  if (length < MIN_LENGTH) return 'too-short'
  return length > MAX_LENGTH ? 'too-long' : undefined
}
