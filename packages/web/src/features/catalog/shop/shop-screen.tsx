import { failureText } from '@diandu/core/messages'
import { lazy, Suspense, useDeferredValue, useEffect } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import type { Photo, ShopCard as CardData } from '@diandu/core/catalog'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { useLoad } from '../../../app/queries/use-load.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useIsWide } from '../../../app/rendering/use-is-wide.ts'
import { Screen } from '../../../app/layout/screen.tsx'
import { shopIdOf, shopQuery } from '../../../app/shops/shop-query.ts'
import { useVisitedPage } from '../../../router/page-context.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { shopMessages } from '../../../messages/catalog/shop.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { OrderBar } from './order-bar.tsx'
import { ShareButton } from './share-button.tsx'
import { ShopGallery } from './gallery/shop-gallery.tsx'
import { ShopHead } from './shop-head.tsx'
import styles from './shop-page.module.css'
import { useRememberViewed } from './use-remember-viewed.ts'

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
  const title = useMessages(titleMessages).shop
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
      <Screen top={<BackBar title={title} home="/lists" />}>
        <EmptyState
          picture="search"
          action={<Button link={(parts) => <PageLink to="/lists" {...parts} />}>{messages.goneAction}</Button>}
        >
          {failure.reason === 'shop-removed' ? failureText(failure, locale) : messages.gone}
        </EmptyState>
      </Screen>
    )
  }
  return (
    <Screen wide top={<BackBar title={title} home="/lists" end={isRestReady && <ShareButton shop={shop} />} />}>
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
    </Screen>
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
