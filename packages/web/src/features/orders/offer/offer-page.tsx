import { useQueryClient } from '@tanstack/react-query'
import { isForSale, type Shop, type ShopId } from '@diandu/core/catalog'
import type { ShownOffer } from '@diandu/core/orders'
import { useParams } from 'react-router-dom'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { PageLink } from '../../../router/page-link.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { shopQuery } from '../../../app/shops/shop-query.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { appMessages } from '../../../messages/app.messages.ts'
import { bargainMessages } from '../../../messages/orders/bargain.messages.ts'
import { offerMessages } from '../../../messages/orders/offer.messages.ts'
import { bargainStage, fenOf, offerBounds, sumFault } from '../bargain/bargain-view.ts'
import { Standing } from '../bargain/standing.tsx'
import { SumField } from '../bargain/sum-field.tsx'
import { myOfferQuery, refreshBargain, threadQuery } from '../order-queries.ts'

/** A buyer's lower price for a shop, and what became of it. */
export function Page() {
  const messages = useMessages(offerMessages)
  const loading = useMessages(appMessages).loading
  const id = (useParams()['id'] ?? '') as ShopId
  const ports = usePorts()
  const { data: shop, failure: noShop } = useLoad(shopQuery(ports, id))
  const { data: offer, failure: noOffer } = useLoad(myOfferQuery(ports, id), 'own-part')
  const home = `/shop/${id}`
  const failure = shop === undefined ? noShop : offer === undefined ? noOffer : undefined
  if (failure !== undefined) {
    if (failure.kind !== 'refused') return <ErrorPage failure={failure} />
    return (
      <BackScreen title="offer" home="/lists">
        <EmptyState
          picture="search"
          action={<Button link={(parts) => <PageLink to="/lists" {...parts} />}>{messages.emptyAction.buyer}</Button>}
        >
          {messages.gone}
        </EmptyState>
      </BackScreen>
    )
  }
  return (
    <BackScreen title="offer" home={home}>
      {shop === undefined || offer === undefined ? (
        <Skeleton label={loading}>
          <SkeletonLines count={6} />
        </Skeleton>
      ) : !isForSale(shop.status) ? (
        <EmptyState
          picture="adrift"
          action={<Button link={(parts) => <PageLink to={home} {...parts} />}>{messages.toShop}</Button>}
        >
          {messages.gone}
        </EmptyState>
      ) : (
        <Offering shop={shop} offer={offer} />
      )}
    </BackScreen>
  )
}

function Offering({ shop, offer }: { readonly shop: Shop; readonly offer: ShownOffer | null }) {
  const messages = useMessages(offerMessages)
  const { requested } = useMessages(bargainMessages)
  const stage = offer === null ? 'over' : bargainStage(offer)
  return (
    <div className="page">
      <h2 className="ink type-title strong no-underline block">{shop.title}</h2>
      <p className="mt-4 mb-16 quiet">
        {requested} <Price fen={shop.priceFen} tone="ink" />
      </p>
      {offer !== null && <Thread offer={offer} />}
      {(stage === 'over' || stage === 'wait') && (
        <OfferFields key={offer?.id ?? 'first'} shop={shop} label={messages[stage === 'wait' ? 'another' : 'send']} />
      )}
    </div>
  )
}

/** The thread of the last offer; until it is here, what is known of that offer. */
function Thread({ offer }: { readonly offer: ShownOffer }) {
  const messages = useMessages(offerMessages)
  const { data, isError, refetch } = useLoad(threadQuery(usePorts(), offer.id), 'own-part')
  if (data === undefined)
    return <LoadState messages={messages} lines={4} isError={isError} onRetry={() => void refetch()} />
  return <Standing thread={data} />
}

const FIELDS = ['offeredFen'] as const

function OfferFields({ shop, label }: { readonly shop: Shop; readonly label: string }) {
  const messages = useMessages(offerMessages)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const bounds = offerBounds(shop.priceFen)
  const { form, change, element, errors, isBusy, onSubmit } = useForm<{ readonly offeredFen: string }, 'offeredFen'>({
    name: `offer-${shop.id}`,
    empty: { offeredFen: '' },
    stored: FIELDS,
    fields: () => FIELDS,
    faults: ({ offeredFen }) => {
      const fault = sumFault(offeredFen, bounds, locale)
      return fault === undefined ? {} : { offeredFen: fault }
    },
    async send({ offeredFen }) {
      const { priceOffers } = await ports()
      const answer = await priceOffers.make({ shopId: shop.id, askedFen: shop.priceFen, offeredFen: fenOf(offeredFen) })
      if (!answer.ok) {
        void queries.invalidateQueries({ queryKey: shopQuery(ports, shop.id).queryKey })
        return answer.failure
      }
      queries.setQueryData(myOfferQuery(ports, shop.id).queryKey, answer.value)
      void refreshBargain(queries, shop.id)
      toasts.show(messages.sent, 'good')
      return undefined
    },
  })
  return (
    <form ref={element} method="post" noValidate onSubmit={onSubmit}>
      <p className="detail mb-16">{messages.line}</p>
      <FormNotice notice={errors.notice} />
      <SumField
        role="buyer"
        value={form.offeredFen}
        onChange={(offeredFen) => change({ offeredFen })}
        bounds={bounds}
        priceFen={shop.priceFen}
        error={errors.of.offeredFen}
      />
      <div className="mt-16">
        <Button type="submit" block busy={isBusy}>
          {label}
        </Button>
      </div>
    </form>
  )
}
