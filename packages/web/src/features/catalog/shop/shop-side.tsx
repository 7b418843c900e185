import type { MouseEvent } from 'react'
import type { Shop } from '@diandu/core/catalog'
import { formatMoney } from '@diandu/core/format'
import { shopSums } from '@diandu/core/orders'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { AsUser } from '../../../app/shops/as-user/as-user.tsx'
import { useOwnShop } from '../../../app/shops/own-shop/use-own-shop.ts'
import { shopPartsMessages } from '../../../messages/catalog/shop-parts.messages.ts'
import { SellerCard } from './parts/seller-card.tsx'
import styles from './shop-page.module.css'

const COSTS = 'shop-costs'

/** The costs open where they are told in full; the visit stays at its entry. */
function goToCosts(event: MouseEvent): void {
  const part = document.getElementById(COSTS)
  if (part === null) return
  event.preventDefault()
  const details = part.querySelector('details')
  if (details !== null) details.open = true
  part.scrollIntoView()
  part.focus({ preventScroll: true })
}

/** On a computer below the price: what the shop costs in all, and who sells it. Its seller knows both. */
export function ShopSide({ shop, now }: { readonly shop: Shop; readonly now: number }) {
  const messages = useMessages(shopPartsMessages).cost
  const own = useOwnShop(shop.id)
  if (own !== undefined) return null
  return (
    <div className={styles.beside}>
      <AsUser shop={shop}>
        {({ agreedFen }) => {
          const cost = shopSums(agreedFen === undefined ? shop : { ...shop, priceFen: agreedFen }, {
            plan: 'full',
            now,
          })
          return (
            <a href={`#${COSTS}`} className="py-12 px-16 block line-above line-below" onClick={goToCosts}>
              <strong className="ink">{messages.total(formatMoney(cost.totalFen))}</strong>
              <span className="note block">{messages.split(formatMoney(cost.nowFen), formatMoney(cost.laterFen))}</span>
            </a>
          )
        }}
      </AsUser>
      <SellerCard shop={shop} />
    </div>
  )
}
