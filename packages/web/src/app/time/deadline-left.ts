import type { DueAction } from '@diandu/core/orders'
import type { Locale } from '../../messages/messages.ts'
import { sevenDaysLeftText, timeLeftText } from './time-left.ts'

/** For what a party has seven days. */
const WITHIN_SEVEN_DAYS: readonly DueAction[] = ['pay-balance', 'hand-over']

/** What is left for a step of an order, told by the specification's own function where seven days run. */
export const deadlineLeftText = (
  { act, by }: { readonly act: DueAction; readonly by: number },
  now: number,
  locale: Locale,
): string => (WITHIN_SEVEN_DAYS.includes(act) ? sevenDaysLeftText(by, now, locale) : timeLeftText(by - now, locale))
