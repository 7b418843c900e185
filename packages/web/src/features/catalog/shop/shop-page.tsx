import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { isForSale, LISTING_STATUSES, platformOf, SHOP_KINDS, type Shop, type ShopCard as CardData, type ShopId } from '@diandu/core/catalog'
import { formatTime, formatYuan } from '@diandu/core/format'
import { PAYMENT_PLANS, totalCost, type PaymentPlan } from '@diandu/core/orders'
import { nameIn } from '@diandu/core/words'
import { BackBar } from '../../../app/back-bar.tsx'
import { ErrorPage } from '../../../app/error-page.tsx'
import { failureOfError } from '../../../app/failure-error.ts'
import { PageLink } from '../../../app/page-link.tsx'
import { useParams } from '../../../app/page-parameters.ts'
import type { PageDescription, PageModule } from '../../../app/page.ts'
import { usePageTitle } from '../../../app/page-title.ts'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { shopQuery } from '../../../app/shop-query.ts'
import { TakenNotice } from '../../../app/taken-notice.tsx'
import { TakenOverLater } from '../../../app/taken-over-later.tsx'
import { useAfterFirstPicture } from '../../../app/use-after-first-picture.ts'
import { useRestLater } from '../../../app/use-rest-later.ts'
import { TotalCostTable } from '../../../app/total-cost/total-cost-table.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Carousel } from '../../../ui/carousel.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Media } from '../../../ui/media.tsx'
import { PlatformMark } from '../../../ui/platform-mark.tsx'
import { Price } from '../../../ui/price.tsx'
import { Seal } from '../../../ui/seal.tsx'
import { Section } from '../../../ui/section.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/skeleton.tsx'
import { StickyAction } from '../../../ui/sticky-action.tsx'
import { shopWords } from '../../../words/shop.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import type { Locale } from '../../../words/words.ts'
import { DealSteps } from './deal-steps.tsx'
import { ShopActions } from './shop-actions.tsx'
import { ShopFigures } from './shop-figures.tsx'
import styles from './shop-page.module.css'

const SimilarShops = lazy(async () => ({ default: (await import('./similar-shops.tsx')).SimilarShops }))

const idOf = (parameters: Readonly<Record<string, string | undefined>>): ShopId => (parameters['id'] ?? '') as ShopId

export const prefetch: NonNullable<PageModule['prefetch']> = ({ queries, ports, parameters }) =>
  queries.prefetchQuery(shopQuery(ports, idOf(parameters)))

export const describe: NonNullable<PageModule['describe']> = ({ queries, ports, parameters, locale }) => {
  const { data: shop, error } = queries.getQueryState(shopQuery(ports, idOf(parameters)).queryKey) ?? {}
  if (shop !== undefined) return { title: shop.title, ...handedOn(shop, locale) }
  // Only a shop that is not there is "not found"; trouble of our own must not take a page out of a search engine.
  return { status: failureOfError(error).kind === 'refused' ? 404 : 503 }
}

/** What somebody sees of a shop before they open it. A drawing is no picture to the programs that show it to them. */
function handedOn({ platform, priceFen, photos }: Shop, locale: Locale): Pick<PageDescription, 'description' | 'pictureUrl'> {
  const photo = photos.find(({ url }) => !url.endsWith('.svg'))
  return {
    description: shopWords[locale].about({ platform: nameIn(platformOf(platform).name, locale), price: formatYuan(priceFen) }),
    ...(photo === undefined ? {} : { pictureUrl: photo.url }),
  }
}

export function Page() {
  const words = useWords(shopWords)
  const id = idOf(useParams())
  const { data: shop, error, dataUpdatedAt } = useQuery(shopQuery(usePorts(), id))
  // The list has told the most important part already; it is shown until the rest is here.
  const { card } = (useLocation().state ?? {}) as { readonly card?: CardData }
  const shown = shop ?? (card?.id === id ? card : undefined)
  const title = useWords(titleWords).shop
  usePageTitle(shown?.title)
  const isRestReady = useRestLater()
  const failure = error === null ? undefined : failureOfError(error)
  if (failure !== undefined && shop === undefined) {
    if (failure.kind !== 'refused') return <ErrorPage failure={failure} />
    return (
      <Screen top={<BackBar title={title} home="/lists" />}>
        <EmptyState picture="search" action={<Button link={(parts) => <PageLink to="/lists" {...parts} />}>{words.goneAction}</Button>}>
          {words.gone}
        </EmptyState>
      </Screen>
    )
  }
  return (
    <Screen
      top={<BackBar title={title} home="/lists" end={isRestReady && <ShopActions id={id} title={shown?.title ?? title} />} />}
      action={shown !== undefined && isRestReady && <OrderAction shop={shown} />}
    >
      {shown !== undefined && <Head shop={shown} />}
      {shop === undefined && (
        <Skeleton label={words.loading}>
          <SkeletonLines count={8} />
        </Skeleton>
      )}
      {shop !== undefined && isRestReady && <Details shop={shop} now={dataUpdatedAt} />}
    </Screen>
  )
}

function Head({ shop }: { readonly shop: CardData }) {
  const words = useWords(shopWords)
  const locale = useLocale()
  const platform = platformOf(shop.platform)
  return (
    <header className={styles.head} data-testid="shop-head">
      <div className={styles.names}>
        <PlatformMark label={platform.mark} hue={platform.hue} size="large" />
        <h2 className={styles.title}>{shop.title}</h2>
      </div>
      <div className={styles.priceLine}>
        <Price fen={shop.priceFen} size="display" label={words.price(formatYuan(shop.priceFen))} />
        {shop.isInspected && <Seal>{words.inspected}</Seal>}
      </div>
      <p className={styles.badges}>
        <Badge tone="ferry">{nameIn(platform.name, locale)}</Badge> <Badge>{nameIn(SHOP_KINDS[shop.kind], locale)}</Badge>{' '}
        {shop.status !== 'on-sale' && <Badge tone="amber">{nameIn(LISTING_STATUSES[shop.status], locale)}</Badge>}
        <span className={styles.published}>{words.published(formatTime(shop.publishedAt, 'yyyy-mm-dd'))}</span>
      </p>
      {isForSale(shop.status) && (
        <PageLink to={`/user_center/offer/${shop.id}`} className={styles.offer}>
          {words.offer}
        </PageLink>
      )}
      {!isForSale(shop.status) && <TakenNotice shopId={shop.id} status={shop.status} />}
    </header>
  )
}

function Details({ shop, now }: { readonly shop: Shop; readonly now: number }) {
  const words = useWords(shopWords)
  const isReady = useAfterFirstPicture()
  return (
    <>
      <Costs shop={shop} now={now} />
      <ShopFigures figures={shop.figures} />
      <TakenOverLater>
        <DealSteps />
      </TakenOverLater>
      <Section title={words.description}>
        <div className={styles.sheet}>
          <p className={styles.description}>{shop.description}</p>
          <p className={styles.source}>{words.seller(shop.sellerName)}</p>
        </div>
      </Section>
      {shop.photos.length > 0 && (
        <Section title={words.photos}>
          <Carousel
            label={words.photos}
            slides={shop.photos.map((photo, index) => ({
              key: photo.url,
              label: words.photo(String(index + 1), String(shop.photos.length), photo.caption),
              content: <Media src={photo.url} alt={photo.caption} />,
            }))}
          />
        </Section>
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
  const words = useWords(shopWords).cost
  const [plan, setPlan] = useState<PaymentPlan>('full')
  return (
    <Section
      title={words.title}
      aside={
        <div className={styles.plans}>
          <SegmentedControl
            label={words.plan}
            value={plan}
            segments={PAYMENT_PLANS.map((value) => ({ value, label: words.plans[value] }))}
            onChange={setPlan}
          />
        </div>
      }
    >
      <div className={styles.sheet}>
        <TotalCostTable cost={totalCost(shop, plan, now)} />
        <p className={styles.source}>{words.escrow}</p>
      </div>
    </Section>
  )
}

function OrderAction({ shop }: { readonly shop: CardData }) {
  const words = useWords(shopWords)
  const isOpen = isForSale(shop.status)
  return (
    <StickyAction start={<Price fen={shop.priceFen} form="short" size="large" {...(words.tenThousand === undefined ? {} : { tenThousand: words.tenThousand })} />}>
      {isOpen ? (
        <Button block consequence={words.orderNote} link={(parts) => <PageLink to={`/shop/${shop.id}/order`} {...parts} />}>
          {words.order}
        </Button>
      ) : (
        <Button block disabled>
          {words.cannotOrder}
        </Button>
      )}
    </StickyAction>
  )
}
