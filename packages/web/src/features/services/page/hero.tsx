import { HOUR_MS, MINUTE_MS } from '@diandu/core/kernel'
import { nameIn } from '@diandu/core/messages'
import type { ServiceCounts, ServicePage } from '@diandu/core/services'
import { shortMoney } from '@diandu/core/format'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import type { Locale } from '../../../messages/messages.ts'
import { serviceMessages } from '../../../messages/services/service.messages.ts'
import styles from '../services.module.css'

/** The service, its lowest price, and statistics of its requests. */
export function Hero({ page: { offer, counts } }: { readonly page: ServicePage }) {
  const messages = useMessages(serviceMessages)
  const locale = useLocale()
  const least = Math.min(...offer.packages.map(({ priceFen }) => priceFen))
  return (
    <div className={styles.hero}>
      <h1 className="type-title">{nameIn(offer.title, locale)}</h1>
      <p>{nameIn(offer.line, locale)}</p>
      <p className="price strong">{least === 0 ? messages.free : messages.from(shortMoney(least, locale))}</p>
      <p className={styles.note}>{countsText(counts, locale)}</p>
    </div>
  )
}

function countsText({ days, submitted, answered, usualAnswerMs }: ServiceCounts, locale: Locale): string {
  const messages = serviceMessages[locale]
  if (submitted === 0) return messages.noCounts(days)
  const counted = messages.counts(days, submitted, answered)
  if (usualAnswerMs === null) return counted
  const time =
    usualAnswerMs < HOUR_MS
      ? messages.minutes(Math.max(1, Math.ceil(usualAnswerMs / MINUTE_MS)))
      : messages.hours(Math.ceil(usualAnswerMs / HOUR_MS))
  return `${counted} · ${messages.usual(time)}`
}
