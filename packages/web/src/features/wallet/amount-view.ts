import { parseYuan } from '@diandu/core/input'
import type { Result } from '@diandu/core/kernel'
import { failureText } from '@diandu/core/words'
import type { Locale } from '../../words/words.ts'

/** The fen of what stands in an amount field; 0 where it is no amount yet. */
export function fenOf(text: string): number {
  const amount = parseYuan(text)
  return amount.ok ? amount.value : 0
}

/** What is wrong with an amount, in words; nothing while nothing was typed. `judge` is core's rule. */
export function amountFault(text: string, judge: (amountFen: number) => Result<unknown>, locale: Locale): string | undefined {
  if (text === '') return undefined
  const judged = judge(fenOf(text))
  return judged.ok ? undefined : failureText(judged.failure, locale)
}
