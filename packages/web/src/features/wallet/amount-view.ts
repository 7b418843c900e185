import { parseYuan } from '@diandu/core/input'
import type { Result } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/messages'
import type { Locale } from '../../messages/messages.ts'

/** The fen of what stands in an amount field; 0 where it is no amount yet. */
export function fenOf(text: string): number {
  const amount = parseYuan(text)
  return amount.ok ? amount.value : 0
}

/** What is wrong with an amount, in words; nothing while nothing was typed. `judge` is core's rule. */
export function amountFault(
  text: string,
  validate: (amountFen: number) => Result<unknown>,
  locale: Locale,
): string | undefined {
  if (text === '') return undefined
  const validated = validate(fenOf(text))
  return validated.ok ? undefined : failureText(validated.failure, locale)
}
