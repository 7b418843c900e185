import { lazy, Suspense } from 'react'
import { isForSale, type ShopCard } from '@diandu/core/catalog'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { AsUser } from '../../../app/shops/as-user/as-user.tsx'
import { useOwnShop } from '../../../app/shops/own-shop/use-own-shop.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { shopMessages } from '../../../messages/catalog/shop.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { barItem } from '../../../ui/actions/bar-item.ts'
import { StickyAction } from '../../../ui/actions/sticky-action.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { BARGAIN } from '../../../ui/pictures/more-icons.ts'
import { SaveButton } from './save-button.tsx'

const CompareItem = lazy(async () => ({
  default: (await import('../../../app/shops/compare/compare-item.tsx')).CompareItem,
}))
const OwnBar = lazy(async () => ({ default: (await import('../../../app/shops/own-shop/own-bar.tsx')).OwnBar }))

/** Actions of buyers, or of the shop's seller. */
export function OrderBar({ shop }: { readonly shop: ShopCard }) {
  const own = useOwnShop(shop.id)
  const plain = <BuyerBar shop={shop} />
  return own === undefined ? (
    plain
  ) : (
    <Suspense fallback={plain}>
      <OwnBar shop={shop} own={own} />
    </Suspense>
  )
}

/** Keep it, compare it, offer less, order it. */
function BuyerBar({ shop }: { readonly shop: ShopCard }) {
  const messages = useMessages(shopMessages)
  const isOpen = isForSale(shop.status)
  return (
    <StickyAction
      isLow
      start={
        <>
          <SaveButton id={shop.id} />
          <Suspense fallback={<span className={barItem()} />}>
            <CompareItem id={shop.id} look={barItem} />
          </Suspense>
          {isOpen && (
            <PageLink to={`/user_center/offer/${shop.id}`} className={barItem()}>
              <Icon name={BARGAIN} />
              <span>{messages.bargain}</span>
            </PageLink>
          )}
        </>
      }
    >
      {isOpen ? (
        <Button
          block
          consequence={messages.orderNote}
          link={(parts) => <PageLink to={`/shop/${shop.id}/order`} {...parts} />}
        >
          <AsUser shop={shop}>
            {({ agreedFen }) => <span>{agreedFen === undefined ? messages.order : messages.orderAgreed}</span>}
          </AsUser>
        </Button>
      ) : (
        <Button block disabled>
          {messages.cannotOrder}
        </Button>
      )}
    </StickyAction>
  )
}
