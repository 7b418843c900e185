import { useQuery } from '@tanstack/react-query'
import type { OrderId } from '@diandu/core/orders'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { orderDetailWords } from '../../../words/order-detail.words.ts'
import { agreementAddressQuery } from '../order-queries.ts'
import styles from './order-detail-page.module.css'

/** To the page on which the agreement of this order is read by itself and agreed to, wherever the house says that it is. */
export function AgreementLink({ orderId }: { readonly orderId: OrderId }) {
  const words = useWords(orderDetailWords)
  const { data: address } = useQuery(agreementAddressQuery(usePorts(), orderId))
  return address === undefined ? null : (
    <PageLink to={address} className={styles.contract}>
      {words.agreement}
    </PageLink>
  )
}
