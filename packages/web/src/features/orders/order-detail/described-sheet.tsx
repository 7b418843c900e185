import { useQuery } from '@tanstack/react-query'
import { listingParts, type DescribedListing } from '@diandu/core/catalog'
import type { Order } from '@diandu/core/orders'
import { nameIn } from '@diandu/core/words'
import { orderListingQuery } from '../../../app/order-listing-query.ts'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Facts } from '../../../ui/facts.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { describedWords } from '../../../words/described.words.ts'
import styles from './described-sheet.module.css'

interface DescribedSheetProps {
  readonly order: Pick<Order, 'id' | 'role'>
  readonly open: boolean
  readonly onClose: () => void
}

/** What was promised, for both: the listing as it read when the order was placed. */
export function DescribedSheet({ order: { id, role }, open, onClose }: DescribedSheetProps) {
  const words = useWords(describedWords)
  const { data: listing, isError, refetch } = useQuery({ ...orderListingQuery(usePorts(), id), enabled: open })
  return (
    <Sheet open={open} onClose={onClose} title={words.title} closeLabel={words.close}>
      {listing === undefined && <LoadState words={words} isError={isError} onRetry={() => void refetch()} lines={8} part />}
      {listing === null && <Notice>{words.notKept}</Notice>}
      {listing && (
        // Nothing in it takes the focus: by keyboard it is scrolled itself.
        <div tabIndex={0} role="document" aria-label={words.title}>
          <p className={styles.lead}>{role === 'buyer' ? words.forBuyer : words.forSeller}</p>
          <Listing listing={listing} />
        </div>
      )}
    </Sheet>
  )
}

function Listing({ listing }: { readonly listing: DescribedListing }) {
  const words = useWords(describedWords)
  const locale = useLocale()
  return (
    <>
      <h3 className={styles.part}>{words.description}</h3>
      <p className={styles.description}>{listing.description.trim() === '' ? words.noDescription : listing.description}</p>
      {listingParts(listing).map(({ key, title, rows }) => (
        <section key={key}>
          <h3 className={styles.part}>{nameIn(title, locale)}</h3>
          <Facts
            facts={rows.map(({ key: row, label, value, source }) => [
              nameIn(label, locale),
              <span key={row}>
                {nameIn(value, locale)}
                <span className={styles.source}>{nameIn(source, locale)}</span>
              </span>,
            ])}
          />
        </section>
      ))}
    </>
  )
}
