import { nameIn } from '@diandu/core/messages'
import { HANDOVER_ITEMS, MAX_REFUND_WORDS, problemsOf, type Handover } from '@diandu/core/orders'
import type { Locale } from '../../messages/messages.ts'

/** The problems that the buyer noted at the checklist, as the beginning of a report of a mismatch. */
export const problemWords = (handover: Handover | null, locale: Locale): string =>
  handover === null
    ? ''
    : problemsOf(handover)
        .map(
          ({ item, words }) => `${nameIn(HANDOVER_ITEMS[item].name, locale)}${locale === 'en' ? ': ' : '：'}${words}`,
        )
        .join('\n')
        .slice(0, MAX_REFUND_WORDS)
