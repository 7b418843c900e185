import { formatMoney } from '@diandu/core/format'
import { Card } from '../src/ui/lists/card.tsx'
import { PlatformMark } from '../src/ui/pictures/platform-mark.tsx'
import { Price } from '../src/ui/figures/price.tsx'
import { Seal } from '../src/ui/pictures/seal.tsx'
import { to } from './gallery-parts.tsx'
import type { GalleryListing } from './listings.ts'
import styles from './gallery.module.css'

/** A trial of the listing card: the real one is a feature's. */
export function ListingCard({ listing }: { readonly listing: GalleryListing }) {
  return (
    <Card link={to('shop')}>
      <span className={styles.listing}>
        <PlatformMark label={listing.mark} hue={listing.hue} />
        <span className={styles.listingBody}>
          <span className={styles.listingTitle}>{listing.title}</span>
          <span className={styles.listingPrice}>
            <Price
              fen={listing.priceFen}
              form="short"
              locale="zh-CN"
              size="large"
              label={`售价 ${formatMoney(listing.priceFen)}`}
            />
            {listing.inspected && <Seal>已核验</Seal>}
          </span>
          <span className={styles.facts}>
            {listing.facts.map((fact) => (
              <span key={fact} className={styles.fact}>
                {fact}
              </span>
            ))}
          </span>
          <span className={styles.transfer}>{listing.transfer}</span>
        </span>
      </span>
    </Card>
  )
}
