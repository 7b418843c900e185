import { REQUEST_STATES, isPending, type OwnRequest, type RequestId } from '@diandu/core/buyer-requests'
import type { ShopCard as Shop } from '@diandu/core/catalog'
import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { useQueryClient } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { useOnceTrue } from '../../../app/queries/use-once-true.ts'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { criteriaTexts, reasonLine } from '../../../app/shops/requests/criteria-text.ts'
import { ShopCard } from '../../../app/shops/shop-card/shop-card.tsx'
import { buyerRequestMessages } from '../../../messages/requests/buyer-request.messages.ts'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SkeletonCards } from '../../../ui/feedback/skeleton.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { EndlessList } from '../../../ui/lists/endless-list.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { matchesQuery, requestOffersQuery, requestQuery } from '../request-queries.ts'
import { RequestActions } from './request-actions.tsx'
import { ShopOfferCard } from './shop-offer-card.tsx'

/** One request of the person: what was asked for, what fits, what sellers offered. */
export function Page() {
  const messages = useMessages(buyerRequestMessages)
  const id = (useParams()['id'] ?? '') as RequestId
  const ports = usePorts()
  const { data: request, failure, isError, refetch } = useLoad(requestQuery(ports, id), 'own-page')
  // Both lists are asked for at once and shown together: what came later would push the other one down.
  const hasOffers = useOnceTrue(!usePaged(requestOffersQuery(ports, id)).isPending)
  const hasMatches = useOnceTrue(!usePaged(matchesQuery(ports, id)).isPending)
  if (request === undefined && failure?.kind === 'refused') return <ErrorPage failure={{ kind: 'http', status: 404 }} />
  return (
    <BackScreen title="myRequest" home="/user_center/requests">
      <div className="pt-16 pb-32">
        {request === undefined ? (
          <LoadState messages={messages.load} isError={isError} onRetry={() => void refetch()} lines={6} inset />
        ) : (
          <>
            <Summary request={request} />
            {hasOffers && hasMatches ? (
              <>
                <RequestOffers id={id} />
                <RequestMatches request={request} />
              </>
            ) : (
              <LoadState messages={messages.load} isError={false} onRetry={() => undefined} lines={6} inset />
            )}
          </>
        )}
      </div>
    </BackScreen>
  )
}

function Summary({ request }: { readonly request: OwnRequest }) {
  const messages = useMessages(buyerRequestMessages)
  const locale = useLocale()
  const { criteria, content, state, until, refusedFor } = request
  return (
    <Section title={messages.request.summary}>
      <Card>
        <p className="ends items-start">
          <span className="strong break-anywhere">{criteriaTexts(criteria, locale).join(' · ')}</span>
          <Badge tone={state === 'open' ? 'green' : state === 'under-review' ? 'amber' : 'plain'}>
            {nameIn(REQUEST_STATES[state], locale)}
          </Badge>
        </p>
        {content !== '' && <p className="mt-8 break-anywhere">{content}</p>}
        {isPending(state) && (
          <p className="note trail-12 mt-8 flex wrap">
            <span>{messages.mine.until(formatTime(until, 'yyyy-mm-dd'))}</span>
          </p>
        )}
        {state === 'under-review' && <Notice tone="warning">{messages.request.underReview}</Notice>}
        {refusedFor !== null && <Notice tone="alarm">{messages.request.refused(refusedFor)}</Notice>}
        {(state === 'closed' || state === 'expired') && <Notice>{messages.request.ended}</Notice>}
        <RequestActions request={request} />
      </Card>
    </Section>
  )
}

function RequestOffers({ id }: { readonly id: RequestId }) {
  const messages = useMessages(buyerRequestMessages)
  const { items, isEmpty, more } = usePaged(requestOffersQuery(usePorts(), id), 'own-part')
  return (
    <Section title={messages.request.offers}>
      {isEmpty ? (
        <p>{messages.request.noOffers}</p>
      ) : (
        <EndlessList
          label={messages.request.offerList}
          items={items}
          keyOf={(offer) => offer.id}
          renderItem={(offer) => <ShopOfferCard offer={offer} />}
          {...more}
          messages={messages.list}
          skeleton={<SkeletonCards count={1} />}
        />
      )}
    </Section>
  )
}

/** The shops that fit a request, each with why. One that has gone since is said to be gone, and the others stay. */
function RequestMatches({ request }: { readonly request: OwnRequest }) {
  const messages = useMessages(buyerRequestMessages)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const query = matchesQuery(ports, request.id)
  const { items, isEmpty, more } = usePaged(query, 'own-part')
  /** Looks once more before the page is left for a shop that may be gone. */
  const open = async (event: MouseEvent, shop: Shop) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    event.stopPropagation()
    const { catalog } = await ports()
    const now = await catalog.detail(shop.id)
    const isGone = now.ok ? now.value.status !== 'on-sale' : now.failure.kind === 'refused'
    if (!isGone) return void navigate(`/shop/${shop.id}`, { state: { card: shop } })
    toasts.show(messages.request.gone, 'bad')
    await queries.invalidateQueries({ queryKey: query.queryKey })
    await queries.invalidateQueries({ queryKey: ['request', request.id] })
  }
  return (
    <Section title={messages.request.matches}>
      {isEmpty ? (
        <p>{messages.request.noMatches}</p>
      ) : (
        <EndlessList
          label={messages.request.matchList}
          items={items}
          keyOf={({ shop }) => shop.id}
          renderItem={({ shop, reasons }) => (
            <div onClickCapture={(event) => void open(event, shop)}>
              <ShopCard shop={shop} />
              <p className="remark my-4 break-anywhere">
                {reasonLine({ criteria: request.criteria, shop, reasons }, locale)}
              </p>
            </div>
          )}
          {...more}
          messages={messages.list}
        />
      )}
    </Section>
  )
}
