import { useQuery } from '@tanstack/react-query'
import type { Order } from '@diandu/core/orders'
import { PageLink } from '../../../router/page-link.tsx'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { orderDetailMessages } from '../../../messages/orders/order-detail.messages.ts'
import { contractOfQuery } from '../order-queries.ts'
import styles from './order-detail-page.module.css'

/**
 * To this order's own contract. Once it is to be signed there is one; of any other order it is asked, and without one
 * nothing is shown.
 */
export function ContractLink({ order: { id, status } }: { readonly order: Pick<Order, 'id' | 'status'> }) {
  const messages = useMessages(orderDetailMessages)
  const { data: contract } = useQuery({ ...contractOfQuery(usePorts(), id), enabled: status !== 'paid' })
  if (status !== 'paid' && contract === undefined) return null
  return (
    <PageLink
      to={`/user_center/server/contract?${contract === undefined ? `order=${id}` : `id=${contract.id}`}`}
      className={styles.contract}
    >
      {messages.contract}
    </PageLink>
  )
}
