import { capitalOf, purchaseTerms, type Order, type OrderId } from '@diandu/core/orders'
import { queryOptions } from '@tanstack/react-query'
import { figureMessages } from '../../../messages/catalog/figure.messages.ts'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { useMessages } from '../../preferences/preferences.ts'
import { call, useLoad, usePorts, type PortsSource } from '../../queries/queries.ts'
import { orderListingQuery } from '../order-listing-query.ts'
import { PurchaseAgreement } from './purchase-agreement.tsx'

/** The agreement of an order; of a company's shop with the capital that its listing named when it was placed. */
export function OrderAgreement({ order }: { readonly order: Order }) {
  const messages = useMessages(figureMessages)
  const isCompany = order.shop.kind === 'enterprise'
  const {
    data: listing,
    isError,
    refetch,
  } = useLoad({ ...orderListingQuery(usePorts(), order.id), enabled: isCompany })
  if (isCompany && listing === undefined)
    return <LoadState messages={messages} isError={isError} onRetry={() => void refetch()} lines={10} part />
  return <PurchaseAgreement terms={purchaseTerms({ ...order, ...capitalOf(listing ?? null) })} reader={order.role} />
}

/** Where the agreement of an order can be read again, and when the user agreed to it there. */
export const agreementQuery = (ports: PortsSource, id: OrderId) =>
  queryOptions({
    queryKey: ['agreement', id],
    queryFn: call(ports, ({ agreements }, signal) => agreements.ofOrder(id, signal)),
    staleTime: 0,
  })
