import { INDUSTRIES, platformOf, SHOP_KINDS } from '@diandu/core/catalog'
import { formatTime, shortMoney } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import type { Comparable } from '@diandu/core/valuation'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { PlatformMark } from '../../../ui/pictures/platform-mark.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { valuationMessages } from '../../../messages/valuation/valuation.messages.ts'
import styles from '../valuation.module.css'

/** Shops like it that were sold here: each leads to its page. */
export function Comparables({ comparables }: { readonly comparables: readonly Comparable[] }) {
  const messages = useMessages(valuationMessages)
  const locale = useLocale()
  return (
    <Section title={messages.comparables}>
      <ul className={`ruled ${styles.comparables}`}>
        {comparables.map(
          ({ shopId, title, platform, kind, industry, rating, monthlyTurnoverFen, priceFen, soldAt }) => (
            <li key={shopId}>
              <PageLink to={`/shop/${shopId}`} className={styles.comparable}>
                <PlatformMark label={platformOf(platform).mark} hue={platformOf(platform).hue} />
                <span className={styles.comparableText}>
                  <strong>{title}</strong>
                  <span className="price type-line">
                    {messages.soldOn(formatTime(soldAt, 'yyyy-mm-dd'), shortMoney(priceFen, locale))}
                  </span>
                  <span className="note block">
                    {[SHOP_KINDS[kind], INDUSTRIES[industry]].map((name) => nameIn(name, locale)).join(' · ')}
                    {' · '}
                    {messages.comparableFacts(rating.toFixed(2), shortMoney(monthlyTurnoverFen, locale))}
                  </span>
                </span>
              </PageLink>
            </li>
          ),
        )}
      </ul>
    </Section>
  )
}
