import { canBeSigned, type Order } from '@diandu/core/orders'
import { PageLink } from '../../../router/page-link.tsx'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { orderDetailMessages } from '../../../messages/orders/order-detail.messages.ts'
import { contractOfQuery } from '../order-queries.ts'

/**
 * To this order's own contract. Once it is to be signed there is one; of any other order it is asked, and without one
 * nothing is shown.
 */
export function ContractLink({ order }: { readonly order: Pick<Order, 'id' | 'status' | 'termsVersion'> }) {
  const { id } = order
  const isToBeSigned = canBeSigned(order)
  const messages = useMessages(orderDetailMessages)
  const { data: contract } = useLoad({ ...contractOfQuery(usePorts(), id), enabled: !isToBeSigned }, 'own-part')
  if (!isToBeSigned && contract === undefined) return null
  return (
    <PageLink
      to={`/user_center/server/contract?${contract === undefined ? `order=${id}` : `id=${contract.id}`}`}
      className="py-link type-line block"
      data-screen-only
    >
      {messages.contract}
    </PageLink>
  )
}
