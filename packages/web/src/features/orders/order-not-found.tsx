import { PageLink } from '../../router/page-link.tsx'
import { useMessages } from '../../app/preferences/preferences.ts'
import { BackScreen } from '../../app/layout/screen.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { orderDetailMessages } from '../../messages/orders/order-detail.messages.ts'

const LIST = '/user_center/order'

/** No such order, or another person's: the server does not say which. */
export function OrderNotFound() {
  const messages = useMessages(orderDetailMessages)
  return (
    <BackScreen title="order" home={LIST}>
      <EmptyState
        picture="search"
        action={<Button link={(parts) => <PageLink to={LIST} {...parts} />}>{messages.toOrders}</Button>}
      >
        {messages.notFound}
      </EmptyState>
    </BackScreen>
  )
}
