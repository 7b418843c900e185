import { WORK_QUEUES, type ListingVerdict, type ReviewedListingDetail, type WaitingListing } from '@diandu/core/admin'
import { platformOf, type ShopId } from '@diandu/core/catalog'
import { shortMoney } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { Empty, Tag } from 'antd'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { CaseList } from '../../app/case-list.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { QUEUE_MS, useLoad } from '../../app/queries/use-load.ts'
import { usePorts } from '../../app/services.tsx'
import { Waited } from '../../app/waited.tsx'
import { frameMessages } from '../../messages/frame.messages.ts'
import { listingsMessages } from '../../messages/listings.messages.ts'
import { ListingCase } from './listing-case.tsx'
import { LISTINGS_KEY, listingKey, useDecideListing } from './use-decide-listing.ts'
import type { VerdictDraft } from './words-dialog.tsx'

const { withinMs } = WORK_QUEUES.listings

export function ListingsPage() {
  const { pages } = useMessages(frameMessages)
  const { listings } = usePorts()
  const queue = useLoad(LISTINGS_KEY, listings.waiting, { everyMs: QUEUE_MS })
  return (
    <>
      <h1>{pages.listings}</h1>
      <Loaded query={queue}>{(rows) => <ListingQueue rows={rows} />}</Loaded>
    </>
  )
}

function ListingQueue({ rows }: { readonly rows: readonly WaitingListing[] }) {
  const { chooseCase, pages } = useMessages(frameMessages)
  const texts = useMessages(listingsMessages)
  const { locale } = usePreferences()
  const { id } = useParams()
  const goTo = useNavigate()
  const decide = useDecideListing(rows)
  const [drafts, setDrafts] = useState<Readonly<Record<string, VerdictDraft>>>({})
  const draftOf = (of: string, draft: VerdictDraft) => setDrafts((all) => ({ ...all, [of]: draft }))

  async function decided(listing: ReviewedListingDetail, verdict: ListingVerdict): Promise<void> {
    if (await decide(listing, verdict)) draftOf(listing.id, {})
  }

  return (
    <div className="queue">
      <CaseList
        label={pages.listings}
        rows={rows}
        openId={id}
        onOpen={(row) => void goTo(`/listings/${row.id}`)}
        columns={[
          {
            title: texts.title,
            render: (_, row) => (
              <div className="case-row">
                <Link to={`/listings/${row.id}`}>{row.title}</Link>
                <span className="quiet">
                  {`${nameIn(platformOf(row.platform).name, locale)} · ${row.sellerName} · ${shortMoney(row.priceFen, locale)}`}
                </span>
              </div>
            ),
          },
          {
            title: texts.waited,
            width: 104,
            render: (_, row) => (
              <div className="case-row">
                <Waited since={row.waitingSince} lateAfterMs={withinMs} />
                {row.marked.length > 0 && <Tag color="warning">{`! ${row.marked.length}`}</Tag>}
              </div>
            ),
          },
        ]}
      />
      {id === undefined ? (
        <Empty className="case" description={chooseCase} />
      ) : (
        <OpenListing
          key={id}
          id={id as ShopId}
          draft={drafts[id] ?? {}}
          onDraft={(draft) => draftOf(id, draft)}
          onDecide={(listing, verdict) => void decided(listing, verdict)}
        />
      )}
    </div>
  )
}

interface OpenListingProps {
  readonly id: ShopId
  readonly draft: VerdictDraft
  readonly onDraft: (draft: VerdictDraft) => void
  readonly onDecide: (listing: ReviewedListingDetail, verdict: ListingVerdict) => void
}

function OpenListing({ id, draft, onDraft, onDecide }: OpenListingProps) {
  const { listings } = usePorts()
  const { locale } = usePreferences()
  const detail = useLoad([...listingKey(id), locale], (signal) => listings.show(id, locale, signal))
  return (
    <Loaded query={detail}>
      {(listing) => (
        <ListingCase
          listing={listing}
          draft={draft}
          onDraft={onDraft}
          onDecide={(verdict) => onDecide(listing, verdict)}
        />
      )}
    </Loaded>
  )
}
