import { readNamed } from '@diandu/core/alerts'
import { formatCount, formatMoney } from '@diandu/core/format'
import type { Figures } from '@diandu/core/inbox'
import { alertTitle } from '../../app/shops/alerts/alert-texts.ts'
import { alertEventMessages } from '../../messages/inbox/alert-event.messages.ts'
import type { EventFigures } from '../../messages/inbox/events/event-figures.ts'
import type { Locale } from '../../messages/messages.ts'

/** The number of shops for each kind of news, and some of them by name. */
export function alertIn(figures: Figures, locale: Locale): Pick<EventFigures, 'alert' | 'news' | 'named' | 'beyond'> {
  const words = alertEventMessages[locale]
  const text = (name: string): string => (typeof figures[name] === 'string' ? figures[name] : '')
  const count = (name: string): number => (/^\d{1,9}$/.test(text(name)) ? Number(text(name)) : 0)
  const counts = { new: count('new'), cheaper: count('cheaper'), sold: count('sold') }
  const named = readNamed(text('shops')).map(({ title, priceFen }) => words.shop(title, formatMoney(priceFen)))
  const more = counts.new + counts.cheaper + counts.sold - named.length
  return {
    alert: alertTitle({ name: text('name'), query: text('filter') }, locale),
    news: words.news(counts),
    named: named.length === 0 ? '' : words.named(named, more),
    beyond: count('beyond') === 0 ? '' : words.beyond(formatCount(count('beyond'))),
  }
}
