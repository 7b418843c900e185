import { listingParts, type DescribedListing } from '@diandu/core/catalog'
import type { Order } from '@diandu/core/orders'
import { nameIn } from '@diandu/core/messages'
import { orderListingQuery } from '../../../app/orders/order-listing-query.ts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Facts } from '../../../ui/lists/facts.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { describedMessages } from '../../../messages/orders/described.messages.ts'

interface DescribedSheetProps {
  readonly order: Pick<Order, 'id' | 'role'>
  readonly open: boolean
  readonly onClose: () => void
}

/** The listing as it was when the order was placed, for both parties. */
export function DescribedSheet({ order: { id, role }, open, onClose }: DescribedSheetProps) {
  const messages = useMessages(describedMessages)
  const {
    data: listing,
    isError,
    refetch,
  } = useLoad({ ...orderListingQuery(usePorts(), id), enabled: open }, 'own-part')
  return (
    <Sheet open={open} onClose={onClose} title={messages.title} closeLabel={messages.close}>
      {listing === undefined && (
        <LoadState messages={messages} isError={isError} onRetry={() => void refetch()} lines={8} part />
      )}
      {listing === null && <Notice>{messages.notStored}</Notice>}
      {listing && (
        // Nothing in it takes the focus: by keyboard it is scrolled itself.
        <div tabIndex={0} role="document" aria-label={messages.title}>
          <p className="detail">{role === 'buyer' ? messages.forBuyer : messages.forSeller}</p>
          <Listing listing={listing} />
        </div>
      )}
    </Sheet>
  )
}

function Listing({ listing }: { readonly listing: DescribedListing }) {
  const messages = useMessages(describedMessages)
  const locale = useLocale()
  return (
    <>
      <h3 className="mt-16 type-line">{messages.description}</h3>
      <p className="mt-8 break-anywhere pre-line">
        {listing.description.trim() === '' ? messages.noDescription : listing.description}
      </p>
      {listingParts(listing).map(({ key, title, rows }) => (
        <section key={key}>
          <h3 className="mt-16 type-line">{nameIn(title, locale)}</h3>
          <Facts
            facts={rows.map(({ key: row, label, value, source }) => [
              nameIn(label, locale),
              <span key={row}>
                {nameIn(value, locale)}
                <span className="note block">{nameIn(source, locale)}</span>
              </span>,
            ])}
          />
        </section>
      ))}
    </>
  )
}
