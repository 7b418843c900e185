import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router-dom'
import { MAX_OFFER_LENGTH, needsReview, type MatchedShop, type RequestId } from '@diandu/core/buyer-requests'
import type { ShopId } from '@diandu/core/catalog'
import { cleanTextarea } from '@diandu/core/input'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { buyerRequestMessages } from '../../../messages/requests/buyer-request.messages.ts'
import { shopOfferMessages } from '../../../messages/requests/shop-offer.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { Price } from '../../../ui/figures/price.tsx'
import { TextArea } from '../../../ui/inputs/text-area.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { reasonLine } from '../../../app/shops/requests/criteria-text.ts'
import { fittingShopsQuery } from '../request-queries.ts'

/** A seller chooses one of their own shops for a buyer. */
export function Page() {
  const messages = useMessages(shopOfferMessages)
  const { load } = useMessages(buyerRequestMessages)
  const id = (useParams()['id'] ?? '') as RequestId
  const { data: shops, failure, isError, refetch } = useLoad(fittingShopsQuery(usePorts(), id), 'own-page')
  if (shops === undefined && failure !== undefined) {
    if (failure.kind === 'refused') return <ErrorPage failure={{ kind: 'http', status: 404 }} />
  }
  return (
    <BackScreen title="offerShop" home="/buylist">
      <div className="pt-16 pb-32">
        {shops === undefined ? (
          <LoadState messages={load} isError={isError} onRetry={() => void refetch()} lines={6} inset />
        ) : shops.length === 0 ? (
          <EmptyState
            picture="search"
            action={<Button link={(parts) => <PageLink to="/buylist" {...parts} />}>{messages.offer.toList}</Button>}
          >
            {messages.offer.none}
          </EmptyState>
        ) : (
          <OfferForm id={id} shops={shops} onGone={() => void refetch()} />
        )}
      </div>
    </BackScreen>
  )
}

interface OfferForm {
  readonly shopId: string
  readonly content: string
  readonly sharesMobile: boolean
}

interface OfferFormProps {
  readonly id: RequestId
  readonly shops: readonly MatchedShop[]
  /** The chosen shop is not for sale any more. */
  readonly onGone: () => void
}

function OfferForm({ id, shops, onGone }: OfferFormProps) {
  const { offer: messages } = useMessages(shopOfferMessages)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [only] = shops
  const { form, change, element, errors, errorOf, typedField, isBusy, onSubmit } = useForm<
    OfferForm,
    'shopId' | 'content'
  >({
    name: `offer-shop-${id}`,
    empty: { shopId: shops.length === 1 && only !== undefined ? only.shop.id : '', content: '', sharesMobile: false },
    stored: ['shopId', 'content', 'sharesMobile'],
    fields: () => ['shopId', 'content'],
    faults: ({ shopId, content }) => ({
      ...(shops.some(({ shop }) => shop.id === shopId) ? {} : { shopId: messages.chooseOne }),
      ...(Array.from(content).length > MAX_OFFER_LENGTH ? { content: messages.tooLong } : {}),
      ...(needsReview(content) ? { content: messages.contact } : {}),
    }),
    lost: messages.lost,
    async send({ shopId, content, sharesMobile }) {
      const { shopOffers } = await ports()
      const made = await shopOffers.make({ requestId: id, shopId: shopId as ShopId, content, sharesMobile })
      if (!made.ok) {
        const { failure } = made
        if (failure.kind === 'refused' && failure.reason === 'shop-not-on-sale') {
          toasts.show(messages.next, 'bad')
          change({ shopId: '' })
          onGone()
        }
        return failure
      }
      toasts.show(messages.sent, 'good')
      await queries.invalidateQueries({ queryKey: ['my-shop-offers'] })
      await queries.invalidateQueries({ queryKey: ['open-requests'] })
      void navigate('/user_center/requests?tab=offers', { replace: true })
      return undefined
    },
  })
  return (
    <form ref={element} method="post" noValidate onSubmit={onSubmit}>
      <p className="detail px-16 mb-16">{messages.lead}</p>
      <Section title={messages.shops}>
        <FormNotice notice={errors.notice} />
        <RadioCards
          legend={messages.shops}
          isLegendHidden
          value={form.shopId === '' ? null : form.shopId}
          cards={shops.map(({ shop, reasons }) => ({
            value: shop.id as string,
            title: shop.title,
            detail: reasonLine({ criteria: {}, shop, reasons }, locale),
            end: <Price fen={shop.priceFen} form="short" />,
          }))}
          onChange={(shopId) => change({ shopId })}
          {...errorOf('shopId')}
        />
        <TextArea
          label={messages.content}
          rows={3}
          max={MAX_OFFER_LENGTH}
          clean={cleanTextarea}
          hint={errors.of.content === undefined && messages.contentHint}
          {...typedField('content')}
        />
        <Checkbox checked={form.sharesMobile} onChange={(sharesMobile) => change({ sharesMobile })}>
          {messages.share}
        </Checkbox>
      </Section>
      <div className="px-16 mb-16">
        <Button type="submit" block busy={isBusy}>
          {messages.submit}
        </Button>
      </div>
    </form>
  )
}
