import type { ShopOnRecord } from '@diandu/core/admin'
import { formatTime } from '@diandu/core/format'
import { Table } from 'antd'
import { Link, useParams } from 'react-router-dom'
import { Loaded } from '../../app/loaded.tsx'
import { useMessages } from '../../app/preferences.tsx'
import { useLoad } from '../../app/queries/use-load.ts'
import { RecordLink } from '../../app/records/record-link.tsx'
import { SearchField, useSearchText } from '../../app/records/record-search.tsx'
import { usePorts } from '../../app/services.tsx'
import { frameMessages } from '../../messages/frame.messages.ts'
import { ownersMessages } from '../../messages/owners.messages.ts'
import { OwnerPage } from './owner-page.tsx'

export function OwnersPage() {
  const { pages } = useMessages(frameMessages)
  const texts = useMessages(ownersMessages)
  const { owners } = usePorts()
  const { id } = useParams()
  const text = useSearchText()
  const found = useLoad(['owners', text], (signal) => owners.find(text, signal), { isWanted: id === undefined })
  if (id !== undefined) return <OwnerPage key={id} id={id} />
  return (
    <>
      <h1>{pages.owners}</h1>
      <SearchField label={texts.search} hint={texts.hint} />
      <h2>{text === '' ? texts.onRecord : texts.found}</h2>
      <Loaded query={found}>
        {(shops) => <Shops shops={shops} noneText={text === '' ? texts.noneOnRecord : texts.none} />}
      </Loaded>
    </>
  )
}

interface ShopsProps {
  readonly shops: readonly ShopOnRecord[]
  readonly noneText: string
}

function Shops({ shops, noneText }: ShopsProps) {
  const texts = useMessages(ownersMessages)
  return (
    <Table<ShopOnRecord>
      size="small"
      rowKey="shopId"
      pagination={false}
      dataSource={[...shops]}
      locale={{ emptyText: <span className="quiet">{noneText}</span> }}
      scroll={{ x: 'max-content' }}
      columns={[
        {
          title: texts.shop,
          render: (_, { shopId, title }) => (
            <div className="owner-shop">
              <Link to={`/owners/${shopId}`}>{title}</Link>
            </div>
          ),
        },
        { title: texts.shopId, dataIndex: 'shopId', className: 'quiet' },
        {
          title: texts.seller,
          render: (_, { sellerId, sellerName }) => (
            <RecordLink link={{ page: 'people', id: sellerId }}>{sellerName}</RecordLink>
          ),
        },
        { title: texts.owner, render: (_, { set }) => (set === null ? texts.own : texts.another) },
        { title: texts.setAt, render: (_, { set }) => (set === null ? '—' : formatTime(set.at)) },
        { title: texts.by, render: (_, { set }) => set?.by ?? '—' },
        { title: texts.why, className: 'long-text', render: (_, { set }) => set?.why ?? '—' },
      ]}
    />
  )
}
