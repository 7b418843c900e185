import { platformOf } from '@diandu/core/catalog'
import { ORDER_STATUSES, ownPaymentFen, paymentDue, type Order } from '@diandu/core/orders'
import { nameIn } from '@diandu/core/messages'
import { PageLink } from '../../../router/page-link.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import { PlatformMark } from '../../../ui/pictures/platform-mark.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { orderListMessages } from '../../../messages/orders/order-list.messages.ts'
import { deadlineView } from '../deadline-view.ts'
import styles from './order-list-page.module.css'

interface OrderCardProps {
  readonly order: Order
  readonly now: number
}

/** One order in a list: where it stands, and what it waits for. */
export function OrderCard({ order, now }: OrderCardProps) {
  const locale = useLocale()
  const { role } = useMessages(orderListMessages)
  const deadline = deadlineView(order, now, locale)
  const platform = platformOf(order.shop.platform)
  const due = order.role === 'buyer' ? paymentDue(order) : undefined
  return (
    <Card link={(parts) => <PageLink to={`/user_center/order_detail/${order.id}`} {...parts} />}>
      <span className={styles.line}>
        <span className="note">
          {role[order.role]} · {order.number}
        </span>
        <Badge tone={deadline === undefined ? 'plain' : deadline.isMine ? 'price' : 'ferry'}>
          {nameIn(ORDER_STATUSES[order.status].name, locale)}
        </Badge>
      </span>
      <span className={styles.shop}>
        <PlatformMark label={platform.mark} hue={platform.hue} size="small" />
        <span className={styles.title}>{order.shop.title}</span>
      </span>
      <span className={styles.line}>
        {deadline !== undefined ? (
          <span className={deadline.isMine ? styles.mine : 'note'}>
            {[deadline.turn, deadline.act, deadline.timeLeft].filter((part) => part !== undefined).join(' · ')}
          </span>
        ) : (
          <span />
        )}
        <Price
          fen={due === undefined ? order.priceFen : ownPaymentFen(due)}
          tone={due === undefined ? 'ink' : 'price'}
        />
      </span>
    </Card>
  )
}
