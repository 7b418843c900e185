import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { useLocation } from 'react-router-dom'
import {
  isForSale,
  LISTING_STATUSES,
  platformOf,
  SHOP_KINDS,
  type Shop,
  type ShopCard as CardData,
} from '@diandu/core/catalog'
import { formatTime, formatYuan } from '@diandu/core/format'
import { PAYMENT_PLANS, totalCost, type PaymentPlan } from '@diandu/core/orders'
import { nameIn } from '@diandu/core/messages'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { ErrorPage } from '../../../app/failures/error-page.tsx'
import { failureOfError } from '../../../app/failures/failure-error.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { useParams } from 'react-router-dom'
import { usePageTitle } from '../../../router/page-title.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useMarketQuery } from '../../../app/queries/use-market-query.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { Screen } from '../../../app/layout/screen.tsx'
import { shopIdOf, shopQuery } from '../../../app/shops/shop-query.ts'
import { useAfterFirstPicture } from '../../../app/rendering/use-after-first-picture.ts'
import { useVisitedPage } from '../../../router/page-context.ts'
import { TotalCostTable } from '../../../app/money/total-cost/total-cost-table.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { PlatformMark } from '../../../ui/pictures/platform-mark.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { Seal } from '../../../ui/pictures/seal.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { StickyAction } from '../../../ui/actions/sticky-action.tsx'
import { shopMessages } from '../../../messages/catalog/shop.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { DealSteps } from './deal-steps.tsx'
import { ShopActions } from './shop-actions.tsx'
import { useRememberViewed } from './use-remember-viewed.ts'
import { ShopFigureGrid } from './shop-figure-grid.tsx'
import styles from './shop-page.module.css'

/** Only a shop that was taken says so. */
const TakenNotice = lazy(async () => ({
  default: (await import('../../../app/shops/taken-notice.tsx')).TakenNotice,
}))
/** What stands below the first screen. */
const ShopPhotos = lazy(async () => ({ default: (await import('./shop-photos.tsx')).ShopPhotos }))
const SimilarShops = lazy(async () => ({ default: (await import('./similar-shops.tsx')).SimilarShops }))

export function Page() {
  const messages = useMessages(shopMessages)
  const id = shopIdOf(useParams())
  const { data: shop, error, dataUpdatedAt } = useMarketQuery(shopQuery(usePorts(), id))
  // The list has told the most important part already; it is shown until the rest is here.
  const { card } = (useLocation().state ?? {}) as { readonly card?: CardData }
  const shown = shop ?? (card?.id === id ? card : undefined)
  const title = useMessages(titleMessages).shop
  usePageTitle(shown?.title)
  useRememberViewed(shop?.id)
  const isOpenedByTap = useVisitedPage().openedBy === 'PUSH'
  // A tap shows the most important part in its first frame, and the long rest right after.
  const isRestReady = useDeferredValue(true, !isOpenedByTap)
  const failure = error === null ? undefined : failureOfError(error)
  if (failure !== undefined && shop === undefined) {
    if (failure.kind !== 'refused') return <ErrorPage failure={failure} />
    return (
      <Screen top={<BackBar title={title} home="/lists" />}>
        <EmptyState
          picture="search"
          action={<Button link={(parts) => <PageLink to="/lists" {...parts} />}>{messages.goneAction}</Button>}
        >
          {messages.gone}
        </EmptyState>
      </Screen>
    )
  }
  return (
    <Screen
      top={<BackBar title={title} home="/lists" end={isRestReady && <ShopActions id={id} shop={shop} />} />}
      action={shown !== undefined && isRestReady && <OrderAction shop={shown} />}
    >
      {shown !== undefined && <Head shop={shown} />}
      {shop === undefined && (
        <Skeleton label={messages.loading}>
          <SkeletonLines count={8} />
        </Skeleton>
      )}
      {shop !== undefined && isRestReady && <Details shop={shop} now={dataUpdatedAt} />}
    </Screen>
  )
}

function Head({ shop }: { readonly shop: CardData }) {
  const messages = useMessages(shopMessages)
  const locale = useLocale()
  const platform = platformOf(shop.platform)
  return (
    <header className={styles.head} data-testid="shop-head">
      <div className={styles.names}>
        <PlatformMark label={platform.mark} hue={platform.hue} size="large" />
        <h2 className={styles.title}>{shop.title}</h2>
      </div>
      <div className={styles.priceLine}>
        <Price fen={shop.priceFen} size="display" label={messages.price(formatYuan(shop.priceFen))} />
        {shop.isInspected && <Seal>{messages.inspected}</Seal>}
      </div>
      <p className={styles.badges}>
        <Badge tone="ferry">{nameIn(platform.name, locale)}</Badge>{' '}
        <Badge>{nameIn(SHOP_KINDS[shop.kind], locale)}</Badge>{' '}
        {shop.status !== 'on-sale' && <Badge tone="amber">{nameIn(LISTING_STATUSES[shop.status], locale)}</Badge>}
        <span className={styles.published}>{messages.published(formatTime(shop.publishedAt, 'yyyy-mm-dd'))}</span>
      </p>
      {isForSale(shop.status) && (
        <PageLink to={`/user_center/offer/${shop.id}`} className={styles.offer}>
          {messages.offer}
        </PageLink>
      )}
      {!isForSale(shop.status) && (
        <Suspense>
          <TakenNotice shopId={shop.id} status={shop.status} />
        </Suspense>
      )}
    </header>
  )
}

function Details({ shop, now }: { readonly shop: Shop; readonly now: number }) {
  const messages = useMessages(shopMessages)
  const isReady = useAfterFirstPicture()
  return (
    <>
      <Costs shop={shop} now={now} />
      <ShopFigureGrid figures={shop.figures} />
      <Suspense>
        <DealSteps />
      </Suspense>
      <Section title={messages.description}>
        <div className={styles.sheet}>
          <p className={styles.description}>{shop.description}</p>
          <p className={styles.source}>{messages.seller(shop.sellerName)}</p>
        </div>
      </Section>
      {shop.photos.length > 0 && (
        <Suspense>
          <ShopPhotos photos={shop.photos} />
        </Suspense>
      )}
      {isReady && (
        <Suspense>
          <SimilarShops id={shop.id} />
        </Suspense>
      )}
    </>
  )
}

function Costs({ shop, now }: { readonly shop: Shop; readonly now: number }) {
  const messages = useMessages(shopMessages).cost
  const [plan, setPlan] = useState<PaymentPlan>('full')
  return (
    <Section
      title={messages.title}
      aside={
        <div className={styles.plans}>
          <SegmentedControl
            label={messages.plan}
            value={plan}
            segments={PAYMENT_PLANS.map((value) => ({ value, label: messages.plans[value] }))}
            onChange={setPlan}
          />
        </div>
      }
    >
      <div className={styles.sheet}>
        <TotalCostTable cost={totalCost(shop, plan, now)} />
        <p className={styles.source}>{messages.escrow}</p>
      </div>
    </Section>
  )
}

function OrderAction({ shop }: { readonly shop: CardData }) {
  const messages = useMessages(shopMessages)
  const isOpen = isForSale(shop.status)
  return (
    <StickyAction
      start={
        <Price
          fen={shop.priceFen}
          form="short"
          size="large"
          {...(messages.tenThousand === undefined ? {} : { tenThousand: messages.tenThousand })}
        />
      }
    >
      {isOpen ? (
        <Button
          block
          consequence={messages.orderNote}
          link={(parts) => <PageLink to={`/shop/${shop.id}/order`} {...parts} />}
        >
          {messages.order}
        </Button>
      ) : (
        <Button block disabled>
          {messages.cannotOrder}
        </Button>
      )}
    </StickyAction>
  )
}
