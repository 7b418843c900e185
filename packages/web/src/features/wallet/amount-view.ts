import { NUMBER_KINDS, readYuan } from '@diandu/core/input'
import type { Result } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/messages'
import type { Locale } from '../../messages/messages.ts'

/** The typed amount in fen; 0 where it is not an amount yet. */
export function fenOf(text: string): number {
  const amount = readYuan(text)
  return amount.ok ? amount.value : 0
}

/** Undefined while the field is empty. `validate` is core's rule. */
export function amountFault(
  text: string,
  validate: (amountFen: number) => Result<unknown>,
  locale: Locale,
): string | undefined {
  if (text === '') return undefined
  const validated = validate(fenOf(text))
  return validated.ok ? undefined : failureText(validated.failure, locale)
}

/** The same while it is typed: a text that cannot be read yet may still become an amount. */
export const liveAmountFault: typeof amountFault = (text, validate, locale) =>
  NUMBER_KINDS.amount.isRead(text) ? amountFault(text, validate, locale) : undefined

/** Whether two texts name one sum, however they are written: a try of the one is a try of the other. */
export const isSameAmount = (one: string, other: string): boolean => fenOf(one) === fenOf(other)
