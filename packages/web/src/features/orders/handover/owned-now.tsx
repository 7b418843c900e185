import type { Order } from '@diandu/core/orders'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { ownedMessages } from '../../../messages/orders/owned.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { FirstWeek } from './first-week.tsx'

/** The receipt is confirmed: the shop is the buyer's, and what is left to do is here. */
export function OwnedNow({ order }: { readonly order: Order }) {
  const messages = useMessages(ownedMessages)
  const orderPath = `/user_center/order_detail/${order.id}`
  return (
    <section className="panel mb-16" aria-label={messages.title}>
      <div role="status" className="text-center">
        <span className="green flex justify-center">
          <Icon name="check" size="large" />
        </span>
        <h2 className="type-title">{messages.title}</h2>
        <p>{messages.line(order.shop.title)}</p>
      </div>
      <div className="my-16 grid gap-8">
        <Button block link={(parts) => <PageLink to={orderPath} {...parts} />}>
          {messages.order}
        </Button>
        <Button block look="secondary" link={(parts) => <PageLink to="/user_center/server/Invoice" {...parts} />}>
          {messages.invoice}
        </Button>
      </div>
      <h2 className="type-title">{messages.firstWeek}</h2>
      <FirstWeek shop={order.shop} />
    </section>
  )
}
