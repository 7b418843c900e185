import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isForSale, type Shop, type ShopId } from '@diandu/core/catalog'
import { formatYuan } from '@diandu/core/format'
import { cleanAmountText } from '@diandu/core/input'
import type { OfferAnswer, ShownOffer } from '@diandu/core/orders'
import { ask } from '../../../app/ask.ts'
import { BackBar } from '../../../app/back-bar.tsx'
import { ErrorPage } from '../../../app/error-page.tsx'
import { failureOfError } from '../../../app/failure-error.ts'
import { FormNotice } from '../../../app/forms/form-notice.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import { passingWords } from '../../../app/house-answers.ts'
import { PageLink } from '../../../app/page-link.tsx'
import { useParams } from '../../../app/page-parameters.ts'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { shopQuery } from '../../../app/shop-query.ts'
import { AmountField } from '../../../ui/amount-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Price } from '../../../ui/price.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { appWords } from '../../../words/app.words.ts'
import { offerWords } from '../../../words/offer.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { myOfferQuery } from '../order-queries.ts'
import styles from './offer-page.module.css'
import { fenOf, isAgreed, leastOfferFen, offerFault, offerText, untilText } from './offer-view.ts'

/** A buyer's lower price for a shop, and what became of it. */
export function Page() {
  const words = useWords(offerWords)
  const title = useWords(titleWords).offer
  const loading = useWords(appWords).loading
  const id = (useParams()['id'] ?? '') as ShopId
  const ports = usePorts()
  const { data: shop, error } = useQuery(shopQuery(ports, id))
  const { data: offer, error: offerError } = useQuery(myOfferQuery(ports, id))
  const home = `/shop/${id}`
  const thrown = shop === undefined ? error : offer === undefined ? offerError : null
  if (thrown !== null) {
    const failure = failureOfError(thrown)
    if (failure.kind !== 'refused') return <ErrorPage failure={failure} />
    return (
      <Screen top={<BackBar title={title} home="/lists" />}>
        <EmptyState picture="search" action={<Button link={(parts) => <PageLink to="/lists" {...parts} />}>{words.emptyAction.buyer}</Button>}>
          {words.gone}
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
        <EmptyState picture="adrift" action={<Button link={(parts) => <PageLink to={home} {...parts} />}>{words.toShop}</Button>}>
          {words.gone}
        </EmptyState>
      ) : (
        <Offering shop={shop} offer={offer} />
      )}
    </Screen>
  )
}

function Offering({ shop, offer }: { readonly shop: Shop; readonly offer: ShownOffer | null }) {
  const words = useWords(offerWords)
  return (
    <div className={styles.page}>
      <h2 className={styles.title}>{shop.title}</h2>
      <p className={styles.asked}>
        {words.asked} <Price fen={shop.priceFen} tone="ink" />
      </p>
      {offer !== null && <Standing offer={offer} shop={shop} />}
      {(offer === null || !isAgreed(offer)) && <OfferFields key={offer?.id ?? 'first'} shop={shop} isAnother={offer?.status === 'open'} />}
    </div>
  )
}

function Standing({ offer, shop }: { readonly offer: ShownOffer; readonly shop: Shop }) {
  const words = useWords(offerWords)
  const locale = useLocale()
  const { settle, isBusy } = useSettle(offer)
  const until = untilText(offer, locale)
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
              {words.order(formatYuan(Math.min(agreedFen, shop.priceFen), { grouped: true }))}
            </Button>
          ) : offer.status === 'open' ? (
            <Button size="small" look="secondary" busy={isBusy} onClick={() => void settle({ kind: 'withdraw' })}>
              {words.withdraw}
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
  const words = useWords(offerWords)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const settle = async (answer: OfferAnswer) => {
    setBusy(true)
    try {
      await ask(ports, ({ priceOffers }) => priceOffers.answer(offer.id, answer))()
      toasts.show(words.withdrawn, 'good')
    } catch (thrown) {
      const said = passingWords(failureOfError(thrown), locale)
      if (said !== undefined) toasts.show(said, 'bad')
    }
    setBusy(false)
    await queries.invalidateQueries({ queryKey: myOfferQuery(ports, offer.shopId).queryKey })
  }
  return { settle, isBusy }
}

const FIELDS = ['offeredFen'] as const

function OfferFields({ shop, isAnother }: { readonly shop: Shop; readonly isAnother: boolean }) {
  const words = useWords(offerWords)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const { form, change, element, errors, isBusy, onSubmit } = useForm<{ readonly offeredFen: string }, 'offeredFen'>({
    name: `offer-${shop.id}`,
    empty: { offeredFen: '' },
    kept: FIELDS,
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
      toasts.show(words.sent, 'good')
      return undefined
    },
  })
  return (
    <form ref={element} method="post" noValidate onSubmit={onSubmit}>
      <p className={styles.line}>{words.line}</p>
      <FormNotice notice={errors.notice} />
      <AmountField
        label={words.yours}
        value={form.offeredFen}
        onChange={(offeredFen) => change({ offeredFen })}
        clean={cleanAmountText}
        hint={words.hint(formatYuan(leastOfferFen(shop.priceFen), { grouped: true }))}
        {...(errors.of.offeredFen === undefined ? {} : { error: errors.of.offeredFen })}
      />
      <div className={styles.submit}>
        <Button type="submit" block busy={isBusy}>
          {isAnother ? words.another : words.send}
        </Button>
      </div>
    </form>
  )
}
