import { useRef } from 'react'
import type { Shop } from '@diandu/core/catalog'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { useLoad, usePorts } from '../../../../app/queries/queries.ts'
import { useNear } from '../../../../app/rendering/use-near.ts'
import { sellerQuery, sellerFacts } from '../../../../app/shops/seller/seller-view.ts'
import { PageLink } from '../../../../router/page-link.tsx'
import { sellerMessages } from '../../../../messages/sellers/seller.messages.ts'
import { Icon } from '../../../../ui/pictures/icon.tsx'
import { Seal } from '../../../../ui/pictures/seal.tsx'
import styles from './parts.module.css'

/** Who sells the shop, and the way to their page. What is known of them comes once this is near; its place is kept. */
export function SellerCard({ shop }: { readonly shop: Shop }) {
  const locale = useLocale()
  const messages = useMessages(sellerMessages)
  const part = useRef<HTMLDivElement>(null)
  const isNear = useNear(part)
  const { data } = useLoad({ ...sellerQuery(usePorts(), shop.id), enabled: isNear })
  return (
    <div ref={part} className="panel mb-12">
      <h3 className="mb-12 type-line">{messages.card}</h3>
      <PageLink to={`/shop/${shop.id}/seller`} className={styles.seller}>
        <span className="row wrap">
          <b className="mr-8">{shop.sellerName}</b>
          {data !== undefined &&
            (data.verifiedAs === null ? (
              <span className="note">{messages.unverified}</span>
            ) : (
              <Seal>{messages.verified[data.verifiedAs]}</Seal>
            ))}
        </span>
        <span className="row ferry type-line">
          {messages.open} <Icon name="chevron-right" size="small" />
        </span>
      </PageLink>
      <dl className={styles.sellerFacts}>
        {data !== undefined &&
          sellerFacts(data, locale).map(({ key, label, value }) => (
            <div key={key}>
              <dt className="note">{label}</dt>
              <dd className="type-line strong break-anywhere">{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}
