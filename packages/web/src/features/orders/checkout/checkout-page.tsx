import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Shop, ShopId } from '@diandu/core/catalog'
import { MINUTE_MS } from '@diandu/core/kernel'
import { createCheckoutMachine, priceForBuyer, type CheckoutInput, type OrderId } from '@diandu/core/orders'
import { BackBar } from '../../../app/back-bar.tsx'
import { ErrorPage } from '../../../app/error-page.tsx'
import { failureOfError } from '../../../app/failure-error.ts'
import { useParams } from '../../../app/page-parameters.ts'
import type { PageModule } from '../../../app/page.ts'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { useUser } from '../../../app/session-context.ts'
import { shopQuery } from '../../../app/shop-query.ts'
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx'
import { appWords } from '../../../words/app.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { myOfferQuery } from '../order-queries.ts'
import { useNow } from '../../../app/use-now.ts'
import { Checkout } from './checkout.tsx'
import type { CheckoutLogic } from './checkout-actor.ts'

const idOf = (parameters: Readonly<Record<string, string | undefined>>): ShopId => (parameters['id'] ?? '') as ShopId

export const prefetch: NonNullable<PageModule['prefetch']> = ({ queries, ports, parameters }) =>
  queries.prefetchQuery(shopQuery(ports, idOf(parameters)))

/** Ordering a shop, or settling an order of it (`?pay=` names one). */
export function Page() {
  const words = useWords(appWords)
  const title = useWords(titleWords).checkout
  const id = idOf(useParams())
  const [search] = useSearchParams()
  const { data: listed, error } = useQuery(shopQuery(usePorts(), id))
  const shop = useAgreedPrice(listed)
  const logic = useCheckoutLogic()
  const openedAtFen = useFirst(shop?.priceFen)
  if (error !== null && listed === undefined) return <ErrorPage failure={failureOfError(error)} />
  if (shop === undefined || logic === undefined) {
    return (
      <Screen top={<BackBar title={title} home={`/shop/${id}`} />}>
        <Skeleton label={words.loading}>
          <SkeletonLines count={8} />
        </Skeleton>
      </Screen>
    )
  }
  const input = inputOf(shop, search.get('pay'))
  // Another price is another deal: the checkout begins anew with it, and says what has changed.
  const formerPriceFen = openedAtFen === shop.priceFen ? undefined : openedAtFen
  return <Checkout key={`${shop.priceFen}-${input.settle ?? ''}`} shop={shop} logic={logic} input={input} formerPriceFen={formerPriceFen} />
}

/** The shop at the price that was agreed with its seller, while that holds; undefined until both are known. */
function useAgreedPrice(shop: Shop | undefined): Shop | undefined {
  const ports = usePorts()
  const now = useNow(MINUTE_MS)
  const hasUser = useUser() !== undefined
  const { data: offer, isPending } = useQuery({ ...myOfferQuery(ports, shop?.id ?? ('' as ShopId)), enabled: hasUser && shop !== undefined, retry: false })
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
