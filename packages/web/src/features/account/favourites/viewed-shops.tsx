import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { ShopCard } from '../../../app/shop-card/shop-card.tsx'
import { accountWords } from '../../../words/account.words.ts'
import { viewedShopsQuery } from '../account-queries.ts'
import { OwnShops } from './own-shops.tsx'

/** The shops one has looked at, the last one first. */
export function ViewedShops() {
  const words = useWords(accountWords).favourites
  return (
    <OwnShops
      query={viewedShopsQuery(usePorts())}
      label={words.seenList}
      emptyWords={words.noneSeen}
      renderShop={(shop) => <ShopCard shop={shop} />}
    />
  )
}
