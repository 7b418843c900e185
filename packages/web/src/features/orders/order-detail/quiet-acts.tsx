import { openEvents, type Order } from '@diandu/core/orders'
import { PageLink } from '../../../app/page-link.tsx'
import { useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { dealWords } from '../../../words/deal.words.ts'
import { CancelOrder } from './cancel-order.tsx'
import { GiveUp } from './give-up.tsx'
import styles from './order-detail-page.module.css'
import { CannotDeliver } from './seller-acts.tsx'

/** The ways out of a deal: below everything else, and none of them by one tap. */
export function QuietActs({ order, now }: { readonly order: Order; readonly now: number }) {
  const words = useWords(dealWords).mismatch
  const open = openEvents(order, order.role, now)
  const isOver = order.role === 'buyer' && order.status === 5 && order.handedOverAt !== null && !open.includes('mismatch.reported')
  return (
    <>
      {open.includes('mismatch.reported') && (
        <div className={styles.cancel}>
          <Button look="secondary" link={(parts) => <PageLink to={`/user_center/refund/${order.id}`} {...parts} />}>
            {words.open}
          </Button>
        </div>
      )}
      {isOver && <p className={styles.over}>{words.over}</p>}
      {open.includes('buyer.cancelled') && <CancelOrder order={order} />}
      {open.includes('buyer.gave-up') && <GiveUp order={order} />}
      {open.includes('seller.failed') && <CannotDeliver order={order} />}
    </>
  )
}
