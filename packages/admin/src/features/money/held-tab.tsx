import { HELD_AGES, type HeldMoney, type HeldOrderMoney } from '@diandu/core/admin'
import { formatCount, formatMoney, formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { ORDER_STATUSES } from '@diandu/core/orders'
import { Table } from 'antd'
import { Loaded } from '../../app/loaded.tsx'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { useLoad } from '../../app/queries/use-load.ts'
import { usePorts } from '../../app/services.tsx'
import { moneyMessages } from '../../messages/money.messages.ts'

export function HeldTab() {
  const { books } = usePorts()
  const held = useLoad(['money', 'held'], books.held)
  return <Loaded query={held}>{(money) => <Held {...money} />}</Loaded>
}

function Held({ ages, oldest }: HeldMoney) {
  const texts = useMessages(moneyMessages)
  const { locale } = usePreferences()
  return (
    <div className="evidence">
      <Table<HeldMoney['ages'][number]>
        className="money-narrow"
        size="small"
        rowKey="age"
        pagination={false}
        dataSource={[...ages]}
        columns={[
          { title: texts.age, dataIndex: 'age', render: (_, { age }) => nameIn(HELD_AGES[age].names, locale) },
          { title: texts.orders, dataIndex: 'orders', align: 'right', render: formatCount },
          { title: texts.heldFen, dataIndex: 'heldFen', align: 'right', render: formatMoney },
        ]}
      />
      <h2>{texts.oldestHeld}</h2>
      <Table<HeldOrderMoney>
        size="small"
        rowKey="orderId"
        pagination={false}
        scroll={{ x: 720 }}
        dataSource={[...oldest]}
        locale={{ emptyText: <span className="quiet">{texts.noHeld}</span> }}
        columns={[
          {
            title: texts.since,
            dataIndex: 'since',
            width: 104,
            render: (at: number) => formatTime(at, 'yyyy-mm-dd hh:mm'),
          },
          { title: texts.order, dataIndex: 'number', width: 100, className: 'money-id' },
          { title: texts.shop, dataIndex: 'shopTitle' },
          { title: texts.buyer, dataIndex: 'buyerName' },
          { title: texts.seller, dataIndex: 'sellerName' },
          { title: texts.status, width: 110, render: (_, { status }) => nameIn(ORDER_STATUSES[status].name, locale) },
          {
            title: texts.heldFen,
            dataIndex: 'heldFen',
            align: 'right',
            width: 130,
            className: 'nowrap',
            render: formatMoney,
          },
        ]}
      />
    </div>
  )
}
