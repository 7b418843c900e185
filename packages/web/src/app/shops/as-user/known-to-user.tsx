import type { ShopId } from '@diandu/core/catalog'
import { formatCount } from '@diandu/core/format'
import { useEffect } from 'react'
import { ownShopMessages } from '../../../messages/selling/own-shop.messages.ts'
import { useMessages } from '../../preferences/preferences.ts'
import { useLoad, usePorts } from '../../queries/queries.ts'
import { useOwnShop } from '../own-shop/use-own-shop.ts'
import { agreedPricesQuery } from './agreed-prices-query.ts'
import type { Known } from './as-user.tsx'

interface KnownToUserProps {
  readonly shopId: ShopId
  readonly priceFen: number
  readonly onKnown: (known: Known) => void
}

/** Tells of the price that was agreed, where it is below the one that all see, and of how a seller's own shop does. */
export function KnownToUser({ shopId, priceFen, onKnown }: KnownToUserProps): null {
  const messages = useMessages(ownShopMessages)
  const own = useOwnShop(shopId)
  const { data } = useLoad({
    ...agreedPricesQuery(usePorts()),
    select: (prices) => prices.find((price) => price.shopId === shopId)?.agreedFen,
  })
  const agreedFen = data !== undefined && data < priceFen ? data : undefined
  const ownLine = own && messages.card(formatCount(own.views), formatCount(own.favourites), formatCount(own.openOffers))
  useEffect(() => {
    onKnown({ agreedFen, ownLine })
    // Nothing of it is left for the visitor who comes after a logout.
    return () => onKnown({})
  }, [onKnown, agreedFen, ownLine])
  return null
}
