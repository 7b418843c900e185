import { usePorts } from '../../../app/queries/ports-context.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { ShopCard } from '../../../app/shops/shop-card/shop-card.tsx'
import { accountMessages } from '../../../messages/account/account.messages.ts'
import { viewedShopsQuery } from '../account-queries.ts'
import { OwnShops } from './own-shops.tsx'

/** The shops one has viewed, the last one first. */
export function ViewedShops() {
  const messages = useMessages(accountMessages).favourites
  return (
    <OwnShops
      query={viewedShopsQuery(usePorts())}
      label={messages.seenList}
      emptyMessages={messages.noneSeen}
      renderShop={(shop) => <ShopCard shop={shop} />}
    />
  )
}
