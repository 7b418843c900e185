import { useParams } from 'react-router-dom'
import { useMessages } from '../../app/preferences.tsx'
import { FoundOrders } from '../../app/records/found-orders.tsx'
import { RecordSearch } from '../../app/records/record-search.tsx'
import { frameMessages } from '../../messages/frame.messages.ts'
import { OrderPage } from './order-page.tsx'

export function OrdersPage() {
  const { pages } = useMessages(frameMessages)
  const { id } = useParams()
  if (id !== undefined) return <OrderPage key={id} id={id} />
  return (
    <>
      <h1>{pages.orders}</h1>
      <RecordSearch>{({ orders }) => <FoundOrders orders={orders} />}</RecordSearch>
    </>
  )
}
