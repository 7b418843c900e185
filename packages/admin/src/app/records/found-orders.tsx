import type { FoundOrder } from '@diandu/core/admin'
import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { ORDER_STATUSES } from '@diandu/core/orders'
import { Table } from 'antd'
import { Link } from 'react-router-dom'
import { peopleMessages } from '../../messages/people.messages.ts'
import { useMessages, usePreferences } from '../preferences.tsx'

export function FoundOrders({ orders }: { readonly orders: readonly FoundOrder[] }) {
  const texts = useMessages(peopleMessages)
  const { locale } = usePreferences()
  return (
    <Table<FoundOrder>
      size="small"
      rowKey="id"
      pagination={false}
      dataSource={[...orders]}
      locale={{ emptyText: <span className="quiet">{texts.noOrders}</span> }}
      scroll={{ x: 'max-content' }}
      columns={[
        { title: texts.number, render: (_, { id, number }) => <Link to={`/orders/${id}`}>{number}</Link> },
        { title: texts.shop, dataIndex: 'shopTitle' },
        { title: texts.status, render: (_, { status }) => nameIn(ORDER_STATUSES[status].name, locale) },
        { title: texts.placedAt, dataIndex: 'placedAt', render: (at: number) => formatTime(at) },
      ]}
    />
  )
}
