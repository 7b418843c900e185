import { isForSale, type ShopCard, type ShopId } from '@diandu/core/catalog'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, lazy, useRef, useState } from 'react'
import { useDevice } from '../../../app/device/device-context.ts'
import type { LatestChoice } from '../../../app/device/send-latest-choice.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useReportFailure } from '../../../app/queries/failures/failure-context.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { useUser } from '../../../app/session/session-context.ts'
import { useAsUser } from '../../../app/session/use-as-user.ts'
import { AsUser } from '../../../app/shops/as-user/as-user.tsx'
import { useOwnShop } from '../../../app/shops/own-shop/use-own-shop.ts'
import { shopMessages } from '../../../messages/catalog/shop.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { barItem } from '../../../ui/actions/bar-item.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { StickyAction } from '../../../ui/actions/sticky-action.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { BARGAIN } from '../../../ui/pictures/more-icons.ts'
import { isFavouriteQuery } from '../catalog-queries.ts'

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

/** Keeps a shop, or lets it go. */
function SaveButton({ id }: { readonly id: ShopId }) {
  const messages = useMessages(shopMessages)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const reportFailure = useReportFailure()
  const isMember = useUser() !== undefined
  const { clock } = useDevice()
  const { data: isKept = false } = useLoad({ ...isFavouriteQuery(ports, id), enabled: isMember })
  // The heart answers the tap at once, and goes back by itself where the server says no.
  const [shown, show] = useState<boolean>()
  const last = useRef<LatestChoice>({})
  const isSavedShown = shown ?? isKept
  const name = `save ${id}`
  const keep = useAsUser<boolean>(name, (wish) => {
    const isSending = last.current.wish !== undefined
    last.current.wish = wish
    show(wish)
    const onSettled = () => show(undefined)
    if (!isSending)
      import('./save-shop.ts')
        .then(({ saveShop }) =>
          saveShop(last.current, { id, name, ports, reportFailure, queries, locale, clock, onSettled }),
        )
        .catch(() => {
          last.current = {}
          onSettled()
        })
  })
  return (
    <button
      type="button"
      className={barItem(isSavedShown)}
      aria-pressed={isSavedShown}
      onClick={() => keep(!isSavedShown)}
    >
      <Icon name={isSavedShown ? 'heart-filled' : 'heart'} />
      <span>{messages.save}</span>
    </button>
  )
}
