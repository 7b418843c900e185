import { useQuery } from '@tanstack/react-query'
import type { ShopId } from '@diandu/core/catalog'
import { formatCount } from '@diandu/core/format'
import type { ReactNode } from 'react'
import { ownShopMessages } from '../../../messages/selling/own-shop.messages.ts'
import { useMessages } from '../../preferences/preferences.ts'
import { usePorts } from '../../queries/ports-context.ts'
import styles from '../own-shop/own-shop.module.css'
import { useOwnShop } from '../own-shop/use-own-shop.ts'
import { agreedPricesQuery } from './agreed-prices-query.ts'

interface KnownToUserProps {
  readonly shopId: ShopId
  readonly priceFen: number
  readonly render: (agreedFen: number | undefined, ownLine: ReactNode) => ReactNode
}

/** Renders with the price that was agreed, where it is below the one that all see, or as its seller reads it. */
export function KnownToUser({ shopId, priceFen, render }: KnownToUserProps) {
  const messages = useMessages(ownShopMessages)
  const own = useOwnShop(shopId)
  const { data: agreedFen } = useQuery({
    ...agreedPricesQuery(usePorts()),
    select: (prices) => prices.find((price) => price.shopId === shopId)?.agreedFen,
  })
  return render(
    agreedFen !== undefined && agreedFen < priceFen ? agreedFen : undefined,
    own && (
      <span className={styles.cardLine}>
        {messages.card(formatCount(own.views), formatCount(own.favourites), formatCount(own.openOffers))}
      </span>
    ),
  )
}
