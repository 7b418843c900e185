import { useQuery } from '@tanstack/react-query'
import type { Order } from '@diandu/core/orders'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { orderDetailWords } from '../../../words/order-detail.words.ts'
import { contractOfQuery } from '../order-queries.ts'
import styles from './order-detail-page.module.css'

const TO_SIGN = 4

/** To this order's own contract. Once it is to be signed there is one; of any other order it is asked, and without one nothing is shown. */
export function ContractLink({ order: { id, status } }: { readonly order: Pick<Order, 'id' | 'status'> }) {
  const words = useWords(orderDetailWords)
  const { data: contract } = useQuery({ ...contractOfQuery(usePorts(), id), enabled: status !== TO_SIGN })
  if (status !== TO_SIGN && contract === undefined) return null
  return (
    <PageLink to={`/user_center/server/contract?${contract === undefined ? `order=${id}` : `id=${contract.id}`}`} className={styles.contract}>
      {words.contract}
    </PageLink>
  )
}
