import { formatCount } from '@diandu/core/format'
import { alertMessages } from '../../messages/alerts/alert.messages.ts'
import type { Locale } from '../../messages/messages.ts'

export function fittingText(
  { count, capped }: { readonly count: number; readonly capped: boolean },
  locale: Locale,
): string {
  const words = alertMessages[locale]
  if (count === 0) return words.noneFits
  return (capped ? words.fittingMore : words.fitting)(formatCount(count))
}
