import type { Shop, ShopId } from '@diandu/core/catalog'
import { MINUTE_MS } from '@diandu/core/kernel'
import { createCheckoutMachine, priceForBuyer, type CheckoutInput, type OrderId } from '@diandu/core/orders'
import { useEffect, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { useNow } from '../../../app/queries/use-now.ts'
import { useUser } from '../../../app/session/session-context.ts'
import { shopIdOf, shopQuery } from '../../../app/shops/shop-query.ts'
import { appMessages } from '../../../messages/app.messages.ts'
import type { PageModule } from '../../../router/page.ts'
import { Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { myOfferQuery } from '../order-queries.ts'
import type { CheckoutLogic } from './step-screen.tsx'
import { Checkout } from './checkout.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = ({ queries, ports, parameters }) =>
  queries.prefetchQuery(shopQuery(ports, shopIdOf(parameters)))

/** Ordering a shop, or settling an order of it (`?pay=` names one). */
export function Page() {
  const messages = useMessages(appMessages)
  const id = shopIdOf(useParams())
  const [search] = useSearchParams()
  const { data: listed, failure } = useLoad(shopQuery(usePorts(), id))
  const now = useNow(MINUTE_MS)
  const shop = useAgreedPrice(listed, now)
  const logic = useCheckoutLogic()
  const openedAtFen = useFirst(shop?.priceFen)
  if (failure !== undefined && listed === undefined) return <ErrorPage failure={failure} />
  if (shop === undefined || logic === undefined || now === undefined) {
    return (
      <BackScreen title="checkout" home={`/shop/${id}`}>
        <Skeleton label={messages.loading}>
          <SkeletonLines count={8} />
        </Skeleton>
      </BackScreen>
    )
  }
  const input = inputOf(shop, search.get('pay'))
  // Another price is another deal: the checkout begins again with it, and says what has changed.
  const formerPriceFen = openedAtFen === shop.priceFen ? undefined : openedAtFen
  return (
    <Checkout
      key={`${shop.priceFen}-${input.settle ?? ''}`}
      shop={shop}
      logic={logic}
      input={input}
      askedFen={listed?.priceFen ?? shop.priceFen}
      formerPriceFen={formerPriceFen}
      now={now}
    />
  )
}

/** The shop at the price that was agreed with its seller, while that holds; undefined until both are known. */
function useAgreedPrice(shop: Shop | undefined, now: number | undefined): Shop | undefined {
  const ports = usePorts()
  const hasUser = useUser() !== undefined
  const { data: offer, isPending } = useLoad({
    ...myOfferQuery(ports, shop?.id ?? ('' as ShopId)),
    enabled: hasUser && shop !== undefined,
    retry: false,
  })
  if (shop === undefined || !hasUser) return shop
  if (isPending || now === undefined) return undefined
  return offer === undefined || offer === null ? shop : { ...shop, priceFen: priceForBuyer(offer, shop.priceFen, now) }
}

function inputOf(shop: Shop, pay: string | null): CheckoutInput {
  return { shopId: shop.id, priceFen: shop.priceFen, ...(pay === null ? {} : { settle: pay as OrderId }) }
}

function useFirst<T>(value: T | undefined): T | undefined {
  const [first, setFirst] = useState(value)
  useEffect(() => {
    if (first === undefined && value !== undefined) setFirst(value)
  }, [first, value])
  return first
}

function useCheckoutLogic(): CheckoutLogic | undefined {
  const ports = usePorts()
  const [logic, setLogic] = useState<CheckoutLogic>()
  useEffect(() => {
    let left = false
    void ports().then(({ orders, checkoutDrafts, random }) => {
      if (!left) setLogic(createCheckoutMachine({ orders, drafts: checkoutDrafts, random }))
    })
    return () => {
      left = true
    }
  }, [ports])
  return logic
}
