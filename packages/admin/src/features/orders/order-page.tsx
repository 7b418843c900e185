import { ORDER_PARTS, type OrderHead } from '@diandu/core/admin'
import { formatMoney, formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { ORDER_STATUSES } from '@diandu/core/orders'
import { Descriptions, Tag } from 'antd'
import { Link } from 'react-router-dom'
import { useMay } from '../../app/access/self.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { useLoad } from '../../app/queries/use-load.ts'
import { RecordParts } from '../../app/records/record-parts.tsx'
import { usePorts } from '../../app/services.tsx'
import { ordersMessages } from '../../messages/orders.messages.ts'

/** An order with everything of it that the person may see. */
export function OrderPage({ id }: { readonly id: string }) {
  const { orders } = usePorts()
  const head = useLoad(['orders', id], (signal) => orders.order(id, signal))
  return <Loaded query={head}>{(order) => <OrderRecord order={order} />}</Loaded>
}

function OrderRecord({ order }: { readonly order: OrderHead }) {
  const texts = useMessages(ordersMessages)
  const { locale } = usePreferences()
  const { orders } = usePorts()
  const may = useMay()
  const party = ({ userId, username }: OrderHead['buyer']) =>
    may('see-people') ? <Link to={`/people/${userId}`}>{username}</Link> : username
  return (
    <article className="record">
      <div className="record-head">
        <h1>{texts.order(order.number)}</h1>
        <Tag color="blue">{nameIn(ORDER_STATUSES[order.status].name, locale)}</Tag>
      </div>
      <Descriptions
        size="small"
        bordered
        column={{ xs: 1, md: 2, xl: 3 }}
        items={[
          { key: 'buyer', label: texts.buyer, children: party(order.buyer) },
          { key: 'seller', label: texts.seller, children: party(order.seller) },
          { key: 'shop', label: texts.shop, children: `${order.shopTitle} · ${order.shopId}` },
          { key: 'price', label: texts.price, children: formatMoney(order.priceFen) },
          { key: 'fee', label: texts.fee, children: formatMoney(order.serviceFeeFen) },
          { key: 'paid', label: texts.paid, children: formatMoney(order.paidFen) },
          { key: 'placed', label: texts.placedAt, children: formatTime(order.placedAt) },
        ]}
      />
      <RecordParts
        label={texts.parts}
        cacheKey={['orders', order.id]}
        parts={ORDER_PARTS}
        load={(part, language, signal) => orders.part(order.id, part, language, signal)}
      />
    </article>
  )
}
