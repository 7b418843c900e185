import { isOrderIn, type Order } from '@diandu/core/orders'
import { PageLink } from '../../../router/page-link.tsx'
import { agreementQuery } from '../../../app/orders/agreement/agreement-query.ts'
import { useLoad } from '../../../app/queries/use-load.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { orderDetailMessages } from '../../../messages/orders/order-detail.messages.ts'

/**
 * To the page of the agreement of this order, wherever the platform says that it is. It asks its buyer for consent,
 * while that is missing and the order goes on.
 */
export function AgreementLink({ order: { id, role, status } }: { readonly order: Order }) {
  const messages = useMessages(orderDetailMessages)
  const { data: agreement } = useLoad(agreementQuery(usePorts(), id), 'own-part')
  return agreement === undefined ? null : (
    <PageLink to={agreement.url} className="py-link type-line block" data-screen-only>
      {agreement.agreedAt === null && role === 'buyer' && !isOrderIn('ended', status)
        ? messages.agree
        : messages.agreement}
    </PageLink>
  )
}
