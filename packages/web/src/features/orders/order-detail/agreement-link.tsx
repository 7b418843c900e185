import type { OrderId } from '@diandu/core/orders'
import { PageLink } from '../../../router/page-link.tsx'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useLoad } from '../../../app/queries/use-page-query.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { orderDetailMessages } from '../../../messages/orders/order-detail.messages.ts'
import { agreementAddressQuery } from '../order-queries.ts'
import styles from './order-detail-page.module.css'

/**
 * To the page on which the agreement of this order is read by itself and agreed to, wherever the platform says that it
 * is.
 */
export function AgreementLink({ orderId }: { readonly orderId: OrderId }) {
  const messages = useMessages(orderDetailMessages)
  const { data: address } = useLoad(agreementAddressQuery(usePorts(), orderId))
  return address === undefined ? null : (
    <PageLink to={address} className={styles.contract}>
      {messages.agreement}
    </PageLink>
  )
}
