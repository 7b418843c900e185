import { MINUTE_MS } from '@diandu/core/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isForSale, type Shop, type ShopId } from '@diandu/core/catalog'
import { formatYuan } from '@diandu/core/format'
import { cleanAmountText } from '@diandu/core/input'
import type { OfferAnswer, ShownOffer } from '@diandu/core/orders'
import { call } from '../../../app/queries/run-query.ts'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { ErrorPage } from '../../../app/failures/error-page.tsx'
import { failureOfError } from '../../../app/failures/failure-error.ts'
import { FormNotice } from '../../../app/forms/form-notice.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import { passingMessages } from '../../../app/failures/failure-handler.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { useParams } from 'react-router-dom'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useLoad } from '../../../app/queries/use-page-query.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Screen } from '../../../app/layout/screen.tsx'
import { shopQuery } from '../../../app/shops/shop-query.ts'
import { AmountField } from '../../../ui/inputs/amount-field.tsx'
import { useNow } from '../../../app/time/use-now.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { appMessages } from '../../../messages/app.messages.ts'
import { offerMessages } from '../../../messages/orders/offer.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { myOfferQuery } from '../order-queries.ts'
import styles from './offer-page.module.css'
import { fenOf, isAgreed, minOfferFen, offerFault, offerText, untilText } from './offer-view.ts'

/** A buyer's lower price for a shop, and what became of it. */
export function Page() {
  const messages = useMessages(offerMessages)
  const title = useMessages(titleMessages).offer
  const loading = useMessages(appMessages).loading
  const id = (useParams()['id'] ?? '') as ShopId
  const ports = usePorts()
  const { data: shop, error } = useLoad(shopQuery(ports, id))
  const { data: offer, error: offerError } = useLoad(myOfferQuery(ports, id))
  const home = `/shop/${id}`
  const thrown = shop === undefined ? error : offer === undefined ? offerError : null
  if (thrown !== null) {
    const failure = failureOfError(thrown)
    if (failure.kind !== 'refused') return <ErrorPage failure={failure} />
    return (
      <Screen top={<BackBar title={title} home="/lists" />}>
        <EmptyState
          picture="search"
          action={<Button link={(parts) => <PageLink to="/lists" {...parts} />}>{messages.emptyAction.buyer}</Button>}
        >
          {messages.gone}
        </EmptyState>
      </Screen>
    )
  }
  return (
    <Screen top={<BackBar title={title} home={home} />}>
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
    </Screen>
  )
}

function Offering({ shop, offer }: { readonly shop: Shop; readonly offer: ShownOffer | null }) {
  const messages = useMessages(offerMessages)
  return (
    <div className={styles.page}>
      <h2 className={styles.title}>{shop.title}</h2>
      <p className={styles.requested}>
        {messages.requested} <Price fen={shop.priceFen} tone="ink" />
      </p>
      {offer !== null && <Standing offer={offer} shop={shop} />}
      {(offer === null || !isAgreed(offer)) && (
        <OfferFields key={offer?.id ?? 'first'} shop={shop} isAnother={offer?.status === 'open'} />
      )}
    </div>
  )
}

function Standing({ offer, shop }: { readonly offer: ShownOffer; readonly shop: Shop }) {
  const messages = useMessages(offerMessages)
  const locale = useLocale()
  const { settle, isBusy } = useSettle(offer)
  const until = untilText(offer, useNow(MINUTE_MS), locale)
  const agreedFen = isAgreed(offer) ? (offer.agreedFen ?? shop.priceFen) : undefined
  return (
    <div className={styles.standing}>
      <Notice
        tone={agreedFen === undefined ? 'info' : 'success'}
        title={offerText(offer, locale)}
        live
        action={
          agreedFen !== undefined ? (
            <Button size="small" link={(parts) => <PageLink to={`/shop/${shop.id}/order`} {...parts} />}>
              {messages.order(formatYuan(Math.min(agreedFen, shop.priceFen), { grouped: true }))}
            </Button>
          ) : offer.status === 'open' ? (
            <Button size="small" look="secondary" busy={isBusy} onClick={() => void settle({ kind: 'withdraw' })}>
              {messages.withdraw}
            </Button>
          ) : undefined
        }
      >
        {until ?? ''}
      </Notice>
    </div>
  )
}

function useSettle(offer: ShownOffer) {
  const messages = useMessages(offerMessages)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const settle = async (answer: OfferAnswer) => {
    setBusy(true)
    try {
      await call(ports, ({ priceOffers }) => priceOffers.answer(offer.id, answer))()
      toasts.show(messages.withdrawn, 'good')
    } catch (thrown) {
      const said = passingMessages(failureOfError(thrown), locale)
      if (said !== undefined) toasts.show(said, 'bad')
    }
    setBusy(false)
    await queries.invalidateQueries({ queryKey: myOfferQuery(ports, offer.shopId).queryKey })
  }
  return { settle, isBusy }
}

const FIELDS = ['offeredFen'] as const

function OfferFields({ shop, isAnother }: { readonly shop: Shop; readonly isAnother: boolean }) {
  const messages = useMessages(offerMessages)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const { form, change, element, errors, isBusy, onSubmit } = useForm<{ readonly offeredFen: string }, 'offeredFen'>({
    name: `offer-${shop.id}`,
    empty: { offeredFen: '' },
    stored: FIELDS,
    fields: () => FIELDS,
    faults: ({ offeredFen }) => {
      const fault = offerFault(offeredFen, shop.priceFen, locale)
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
      void queries.invalidateQueries({ queryKey: ['offers'] })
      toasts.show(messages.sent, 'good')
      return undefined
    },
  })
  return (
    <form ref={element} method="post" noValidate onSubmit={onSubmit}>
      <p className={styles.line}>{messages.line}</p>
      <FormNotice notice={errors.notice} />
      <AmountField
        label={messages.yours}
        value={form.offeredFen}
        onChange={(offeredFen) => change({ offeredFen })}
        clean={cleanAmountText}
        hint={messages.hint(formatYuan(minOfferFen(shop.priceFen), { grouped: true }))}
        {...(errors.of.offeredFen === undefined ? {} : { error: errors.of.offeredFen })}
      />
      <div className={styles.submit}>
        <Button type="submit" block busy={isBusy}>
          {isAnother ? messages.another : messages.send}
        </Button>
      </div>
    </form>
  )
}
