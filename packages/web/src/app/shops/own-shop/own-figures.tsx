import type { ShopCard } from '@diandu/core/catalog'
import { formatCount } from '@diandu/core/format'
import { daysOnSale, type OwnFigures as Figures } from '@diandu/core/selling'
import { ownShopMessages } from '../../../messages/selling/own-shop.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { useDevice } from '../../device/device-context.ts'
import { useMessages } from '../../preferences/preferences.ts'
import styles from './own-shop.module.css'

/** To its seller: that the shop is theirs, and how it does. Load it lazily. */
export function OwnFigures({ shop, own }: { readonly shop: ShopCard; readonly own: Figures }) {
  const messages = useMessages(ownShopMessages)
  const { clock } = useDevice()
  // As high as the line for buyers in whose place it comes, so that nothing below moves.
  return (
    <section className="row target" aria-labelledby="own-shop-title">
      <h2 id="own-shop-title" className="type-line min-w-0 flex-1">
        <PageLink to={`/user_center/shops/${shop.id}`} className="py-12 no-underline inline-block">
          {messages.title}
        </PageLink>
      </h2>
      <dl className={`flex ${styles.figures}`}>
        {(
          [
            [messages.views, formatCount(own.views)],
            [messages.favourites, formatCount(own.favourites)],
            [
              messages.offers,
              <PageLink key="offers" to="/user_center/offers?role=seller" className={styles.link}>
                {formatCount(own.openOffers)}
              </PageLink>,
            ],
            [messages.listed, messages.days(daysOnSale(shop.publishedAt, clock.now()))],
          ] as const
        ).map(([label, value]) => (
          <div key={label}>
            <dt className="note">{label}</dt>
            <dd className="ink type-line strong nowrap">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
