import type { ReviewedListingDetail } from '@diandu/core/admin'
import { LISTING_STATUSES, platformOf } from '@diandu/core/catalog'
import { formatMoney, formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { SELL_FIELD_NAMES } from '@diandu/core/selling'
import { Alert, Descriptions, Image, Space, Table, Tag, Timeline, Typography } from 'antd'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { Waited } from '../../app/waited.tsx'
import { listingsMessages } from '../../messages/listings.messages.ts'
import { figureName } from './figure-name.ts'

/** Everything a decision rests on. All of it is text of the seller's: none is read as markup. */
export function ListingEvidence({ listing }: { readonly listing: ReviewedListingDetail }) {
  const texts = useMessages(listingsMessages)
  const { locale } = usePreferences()
  const { wanted, contact, unmet, marked, unconfirmed } = listing
  return (
    <div className="evidence">
      {unmet.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={texts.unmet}
          description={
            <ul className="plain-list">
              {unmet.map((condition) => (
                <li key={condition}>{condition}</li>
              ))}
            </ul>
          }
        />
      )}
      {wanted !== null && (
        <Alert
          type="info"
          showIcon
          title={`${texts.wanted} · ${nameIn(SELL_FIELD_NAMES[wanted.field], locale)}`}
          description={wanted.words}
        />
      )}
      <Descriptions
        size="small"
        column={{ xs: 1, md: 2, xl: 3 }}
        items={[
          { key: 'seller', label: texts.seller, children: listing.sellerName },
          { key: 'platform', label: texts.platform, children: nameIn(platformOf(listing.platform).name, locale) },
          { key: 'price', label: texts.price, children: formatMoney(listing.priceFen) },
          { key: 'status', label: texts.status, children: nameIn(LISTING_STATUSES[listing.status], locale) },
          { key: 'revision', label: texts.revision, children: listing.revision },
          { key: 'waited', label: texts.waited, children: <Waited since={listing.waitingSince} /> },
          ...(contact === null
            ? []
            : [{ key: 'contact', label: texts.contact, children: `${contact.name} ${contact.mobile}` }]),
        ]}
      />
      {marked.length > 0 && (
        <Space wrap>
          <Typography.Text type="secondary">{texts.marked}</Typography.Text>
          {marked.map((field) => (
            <Tag key={field} color="warning">
              {nameIn(SELL_FIELD_NAMES[field], locale)}
            </Tag>
          ))}
        </Space>
      )}
      {unconfirmed.length > 0 && (
        <Space wrap>
          <Typography.Text type="secondary">{texts.unconfirmed}</Typography.Text>
          {unconfirmed.map((figure) => (
            <Tag key={figure}>{nameIn(figureName(figure), locale)}</Tag>
          ))}
        </Space>
      )}
      <ListingPhotos photos={listing.photos} />
      <h3>{texts.stated}</h3>
      <Table
        size="small"
        rowKey={({ label }) => label}
        pagination={false}
        dataSource={[...listing.stated]}
        columns={[
          { title: texts.label, dataIndex: 'label', width: '28%' },
          { title: texts.value, dataIndex: 'value', className: 'long-text' },
          { title: texts.source, dataIndex: 'source', width: '28%', className: 'quiet' },
        ]}
      />
      <h3>{texts.description}</h3>
      <Typography.Paragraph className="long-text">
        {listing.description === '' ? texts.noDescription : listing.description}
      </Typography.Paragraph>
      <h3>{texts.history}</h3>
      {listing.history.length === 0 ? (
        <Typography.Text type="secondary">{texts.noHistory}</Typography.Text>
      ) : (
        <Timeline
          titleSpan="136px"
          items={listing.history.map(({ at, what, by, words }, place) => ({
            key: place,
            title: formatTime(at, 'yyyy-mm-dd hh:mm'),
            content: <HistoryStep what={what} by={by} words={words} />,
          }))}
        />
      )}
    </div>
  )
}

function HistoryStep({ what, by, words }: { readonly what: string; readonly by: string; readonly words: string }) {
  return (
    <>
      <div>{by === '' ? what : `${what} · ${by}`}</div>
      {words !== '' && <div className="quiet long-text">{words}</div>}
    </>
  )
}

function ListingPhotos({ photos }: Pick<ReviewedListingDetail, 'photos'>) {
  const texts = useMessages(listingsMessages)
  return (
    <>
      <h3>{texts.photos}</h3>
      {photos.length === 0 ? (
        <Typography.Text type="secondary">{texts.noPhotos}</Typography.Text>
      ) : (
        <Image.PreviewGroup>
          <Space wrap>
            {photos.map((address, place) => (
              <Image
                key={address}
                className="photo"
                width={144}
                height={108}
                src={address}
                alt={texts.photo(place + 1)}
              />
            ))}
          </Space>
        </Image.PreviewGroup>
      )}
    </>
  )
}
