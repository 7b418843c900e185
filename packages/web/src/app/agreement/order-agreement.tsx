import { useQuery } from '@tanstack/react-query'
import { capitalOf, purchaseTerms, type Order } from '@diandu/core/orders'
import { LoadState } from '../../ui/load-state.tsx'
import { figureWords } from '../../words/figure.words.ts'
import { orderListingQuery } from '../order-listing-query.ts'
import { usePorts } from '../ports-context.ts'
import { useWords } from '../preferences.ts'
import { Agreement } from './agreement.tsx'

/** The agreement of an order; of a company's shop with the capital that its listing named when it was placed. */
export function OrderAgreement({ order }: { readonly order: Order }) {
  const words = useWords(figureWords)
  const isCompany = order.shop.kind === 'enterprise'
  const { data: listing, isError, refetch } = useQuery({ ...orderListingQuery(usePorts(), order.id), enabled: isCompany })
  if (isCompany && listing === undefined) return <LoadState words={words} isError={isError} onRetry={() => void refetch()} lines={10} part />
  return <Agreement terms={purchaseTerms({ ...order, ...capitalOf(listing ?? null) })} />
}
