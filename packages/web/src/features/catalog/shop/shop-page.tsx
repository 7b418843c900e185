import {
  INSPECTION,
  LISTING_STATUSES,
  SHOP_KINDS,
  addViewedShop,
  composeTitle,
  isForSale,
  platformOf,
  type Photo,
  type Shop,
  type ShopCard,
  type ShopCard as CardData,
  type ShopId,
} from '@diandu/core/catalog'
import { formatMoney, formatTime } from '@diandu/core/format'
import { failureText, nameIn } from '@diandu/core/messages'
import { Suspense, lazy, useDeferredValue, useEffect } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { useDevice } from '../../../app/device/device-context.ts'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { useIsWide } from '../../../app/rendering/use-is-wide.ts'
import { useSessionSource } from '../../../app/session/session-context.ts'
import { AsUser } from '../../../app/shops/as-user/as-user.tsx'
import { useSharing } from '../../../app/shops/sharing/use-sharing.ts'
import { shopIdOf, shopQuery } from '../../../app/shops/shop-query.ts'
import { shopMessages } from '../../../messages/catalog/shop.messages.ts'
import type { Locale } from '../../../messages/messages.ts'
import { useVisitedPage } from '../../../router/page-context.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import type { PageDescription, PageModule } from '../../../router/page.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { Price } from '../../../ui/figures/price.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { PlatformMark } from '../../../ui/pictures/platform-mark.tsx'
import { Seal } from '../../../ui/pictures/seal.tsx'
import { ShopGallery } from './gallery/shop-gallery.tsx'
import { OrderBar } from './order-bar.tsx'
import styles from './shop-page.module.css'

export const prefetch: NonNullable<PageModule['prefetch']> = ({ queries, ports, parameters }) =>
  queries.prefetchQuery(shopQuery(ports, shopIdOf(parameters)))

export const main: NonNullable<PageModule['main']> = ({ ports, parameters }) =>
  shopQuery(ports, shopIdOf(parameters)).queryKey

export const describe: NonNullable<PageModule['describe']> = ({ queries, ports, parameters, locale }) => {
  const shop = queries.getQueryData(shopQuery(ports, shopIdOf(parameters)).queryKey)
  return shop === undefined ? {} : { title: titleIn(shop, locale), ...handedOn(shop, locale) }
}

/** The link preview. Chat programs show no SVG. */
function handedOn(
  { platform, priceFen, photos }: Shop,
  locale: Locale,
): Pick<PageDescription, 'description' | 'pictureUrl'> {
  const photo = photos.find(({ url }) => !url.endsWith('.svg'))
  return {
    description: shopMessages[locale].about({
      platform: nameIn(platformOf(platform).name, locale),
      price: formatMoney(priceFen),
    }),
    ...(photo === undefined ? {} : { pictureUrl: photo.url }),
  }
}

const loadParts = () => import('./shop-parts.tsx')

/** Below the first screen. */
const ShopParts = lazy(async () => ({ default: (await loadParts()).ShopParts }))

/** The side column on a computer. */
const ShopSide = lazy(async () => ({ default: (await import('./shop-side.tsx')).ShopSide }))

export function Page() {
  const messages = useMessages(shopMessages)
  const locale = useLocale()
  const id = shopIdOf(useParams())
  const { data: shop, failure, timestamp } = useLoad(shopQuery(usePorts(), id), 'market')
  // The list's data covers the most important part; it is shown until the rest arrives.
  const { card } = (useLocation().state ?? {}) as { readonly card?: CardData }
  const shown = shop ?? (card?.id === id ? card : undefined)
  const photos = shop?.photos ?? (shown === undefined ? [] : firstPhotoOf(shown))
  usePageTitle(shown?.title)
  useRememberViewed(shop?.id)
  const hasRoom = useIsWide()
  const isOpenedByTap = useVisitedPage().openedBy === 'PUSH'
  // A tap shows the most important part in its first frame, and the long rest right after.
  const isRestReady = useDeferredValue(true, !isOpenedByTap)
  useEffect(() => {
    // Fetched together with the shop, not after it. The part that shows a failed query repeats it.
    loadParts().catch(() => undefined)
  }, [])
  if (failure !== undefined && shop === undefined) {
    if (failure.kind !== 'refused') return <ErrorPage failure={failure} />
    return (
      <BackScreen title="shop" home="/lists">
        <EmptyState
          picture="search"
          action={<Button link={(parts) => <PageLink to="/lists" {...parts} />}>{messages.goneAction}</Button>}
        >
          {failure.reason === 'shop-removed' ? failureText(failure, locale) : messages.gone}
        </EmptyState>
      </BackScreen>
    )
  }
  return (
    <BackScreen wide title="shop" home="/lists" end={isRestReady && <ShareButton shop={shop} />}>
      <div className={styles.shop}>
        {photos.length > 0 && <ShopGallery photos={photos} />}
        {/* On a computer a column that stays; on a phone its parts are the page's, the bar at the foot of the screen. */}
        {shown !== undefined && (
          <div className={styles.side}>
            <ShopHead shop={shown} />
            {isRestReady && <OrderBar shop={shown} />}
            {hasRoom && shop !== undefined && (
              <Suspense>
                <ShopSide shop={shop} now={timestamp} />
              </Suspense>
            )}
          </div>
        )}
        <div className={styles.parts}>
          {shop !== undefined && isRestReady ? (
            <Suspense fallback={<Waiting label={messages.loading} />}>
              <ShopParts shop={shop} now={timestamp} />
            </Suspense>
          ) : (
            <Waiting label={messages.loading} />
          )}
        </div>
      </div>
    </BackScreen>
  )
}

const Waiting = ({ label }: { readonly label: string }) => (
  <Skeleton label={label}>
    <SkeletonLines count={8} />
  </Skeleton>
)

/** A card's data holds the first photo only: it reserves the room until the photos arrive. */
const firstPhotoOf = ({ glance, title }: CardData): readonly Photo[] =>
  glance.picture === null ? [] : [{ url: glance.picture, width: 800, height: 600, caption: title }]

/** A visitor's look stays on the device until a login; one of a logged-in user is remembered by the server. */
function useRememberViewed(shopId: ShopId | undefined): void {
  const { viewedShops, clock } = useDevice()
  const session = useSessionSource()
  useEffect(() => {
    if (shopId === undefined || session.user() !== undefined) return
    viewedShops.write(addViewedShop(viewedShops.read(), { shopId, viewedAt: clock.now() }))
  }, [shopId, session, viewedShops, clock])
}

/** Hands the shop on; there is nothing to hand on before the shop is here. */
function ShareButton({ shop }: { readonly shop: Shop | undefined }) {
  const messages = useMessages(shopMessages)
  const [asked, share] = useSharing(async () => (await import('./shop-sharing.tsx')).ShopSharing, messages.shareFailed)
  return (
    <>
      <IconButton icon="share" label={messages.share} onClick={share} />
      {shop && asked && <asked.Sharing key={asked.turn} shop={shop} />}
    </>
  )
}

/** Only a shop that is no longer available shows its state. */
const TakenNotice = lazy(async () => ({
  default: (await import('../../../app/shops/taken-notice.tsx')).TakenNotice,
}))

/** The part that a list's data already covers: title, price and state of the sale. */
function ShopHead({ shop }: { readonly shop: ShopCard }) {
  const messages = useMessages(shopMessages)
  const locale = useLocale()
  const platform = platformOf(shop.platform)
  return (
    <AsUser shop={shop}>
      {({ agreedFen }) => (
        <header className={`p-16 sheet ${styles.head}`} data-testid="shop-head">
          <div className={`flex items-start ${styles.names}`}>
            <PlatformMark label={platform.mark} hue={platform.hue} size="large" />
            <h2 className={styles.title} data-alike="title">
              {titleIn(shop, locale)}
            </h2>
          </div>
          {locale === 'en' && (
            <p className="detail mt-8" lang="zh-CN">
              {shop.title}
            </p>
          )}
          <div className="row mt-12 wrap between">
            <Price
              fen={agreedFen ?? shop.priceFen}
              size="display"
              label={
                agreedFen === undefined
                  ? messages.price(formatMoney(shop.priceFen))
                  : messages.agreedPrice(formatMoney(agreedFen))
              }
            />
            {shop.isInspected && <Seal>{nameIn(INSPECTION.seal, locale)}</Seal>}
          </div>
          <p className={styles.badges}>
            <Badge tone="ferry">{nameIn(platform.name, locale)}</Badge>{' '}
            <Badge>{nameIn(SHOP_KINDS[shop.kind], locale)}</Badge>{' '}
            {shop.status !== 'on-sale' && <Badge tone="amber">{nameIn(LISTING_STATUSES[shop.status], locale)}</Badge>}
            <span className="note ml-8">
              {agreedFen === undefined
                ? messages.published(formatTime(shop.publishedAt, 'yyyy-mm-dd'))
                : messages.agreed(formatMoney(shop.priceFen))}
            </span>
          </p>
          {!isForSale(shop.status) && (
            <Suspense>
              <TakenNotice shopId={shop.id} status={shop.status} />
            </Suspense>
          )}
        </header>
      )}
    </AsUser>
  )
}

/** In the seller's own words for readers of Chinese; for others, made of the shop's figures as on its card. */
const titleIn = (shop: ShopCard, locale: Locale): string =>
  locale === 'zh-CN' ? shop.title : nameIn(composeTitle(shop), locale)
