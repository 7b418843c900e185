import type { SaleNews } from '@diandu/core/campaigns'
import { platformOf, SHOP_KINDS } from '@diandu/core/catalog'
import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { returningMessages } from '../../../../messages/catalog/returning.messages.ts'
import type { Locale } from '../../../../messages/messages.ts'
import { PageLink } from '../../../../router/page-link.tsx'
import { PlatformMark } from '../../../../ui/pictures/platform-mark.tsx'
import { moneyText } from '../../money-text.ts'
import styles from './home-later.module.css'

/** A sale without its people, which leads to what is like it and still to be had. */
export function SaleRow({ sale, locale }: { readonly sale: SaleNews; readonly locale: Locale }) {
  const messages = returningMessages[locale]
  const platform = platformOf(sale.platform)
  return (
    <PageLink to={`/lists?platform=${sale.platform}&kind=${sale.kind}`} className={styles.sale}>
      <PlatformMark label={platform.mark} hue={platform.hue} />
      <span className={styles.sold}>
        <span>
          {nameIn(platform.name, locale)} · {nameIn(SHOP_KINDS[sale.kind], locale)}
        </span>
        <time className="note" dateTime={new Date(sale.soldAt).toISOString()}>
          {messages.soldOn(formatTime(sale.soldAt, locale === 'en' ? 'yyyy-mm-dd' : 'mm月dd日'))}
        </time>
      </span>
      <span className={styles.paid}>
        <strong>{moneyText(sale.priceFen, locale)}</strong>
        <span>{messages.sameOnSale}</span>
      </span>
    </PageLink>
  )
}
