export const PASSWORD_WEAKNESSES = ['too-short', 'too-long', 'too-simple'] as const

export type PasswordWeakness = (typeof PASSWORD_WEAKNESSES)[number]

const MIN_LENGTH = 8
const MAX_LENGTH = 64

/** Letters, digits and everything else are three classes; a password takes from two of them at least. */
const CLASSES = [/[A-Za-z]/, /\d/, /[^A-Za-z\d]/] as const

/** Why a login password is too weak, or undefined. Its length is counted in characters as a person sees the keyboard. */
export function passwordWeakness(password: string): PasswordWeakness | undefined {
  const length = Array.from(password).length
  if (length < MIN_LENGTH) return 'too-short'
  if (length > MAX_LENGTH) return 'too-long'
  return CLASSES.filter((signs) => signs.test(password)).length < 2 ? 'too-simple' : undefined
}
