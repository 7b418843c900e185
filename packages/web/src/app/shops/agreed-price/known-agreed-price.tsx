import { useQuery } from '@tanstack/react-query'
import type { ShopId } from '@diandu/core/catalog'
import type { ReactNode } from 'react'
import { usePorts } from '../../queries/ports-context.ts'
import { agreedPricesQuery } from './agreed-prices-query.ts'

interface KnownAgreedPriceProps {
  readonly shopId: ShopId
  readonly priceFen: number
  readonly render: (agreedFen: number | undefined) => ReactNode
}

/** Renders with the price that was agreed, where it is below the one that all see. */
export function KnownAgreedPrice({ shopId, priceFen, render }: KnownAgreedPriceProps) {
  const { data: agreedFen } = useQuery({
    ...agreedPricesQuery(usePorts()),
    select: (prices) => prices.find((price) => price.shopId === shopId)?.agreedFen,
  })
  return render(agreedFen !== undefined && agreedFen < priceFen ? agreedFen : undefined)
}
