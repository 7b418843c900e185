import { publicPlatforms, type PlatformId } from '@diandu/core/catalog'
import { formatCount } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, lazy, useRef } from 'react'
import { CompanyFoot } from '../../../app/layout/company/company-foot.tsx'
import { companyQuery } from '../../../app/layout/company/company-query.ts'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { Screen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { useNear } from '../../../app/rendering/use-near.ts'
import { ShopCard } from '../../../app/shops/shop-card/shop-card.tsx'
import { catalogMessages } from '../../../messages/catalog/catalog.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import type { PageModule } from '../../../router/page.ts'
import { Skeleton, SkeletonCards } from '../../../ui/feedback/skeleton.tsx'
import { SearchLink } from '../../../ui/inputs/search-field.tsx'
import { PullToRefresh } from '../../../ui/lists/pull-to-refresh.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { TopBar } from '../../../ui/navigation/top-bar.tsx'
import { BrandMark } from '../../../ui/pictures/brand-mark.tsx'
import { PlatformMark } from '../../../ui/pictures/platform-mark.tsx'
import { homeQuery } from '../catalog-queries.ts'
import styles from './home-page.module.css'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports }) => {
  await Promise.all([queries.prefetchQuery(homeQuery(ports)), queries.prefetchQuery(companyQuery(ports))])
}

export const main: NonNullable<PageModule['main']> = ({ ports }) => homeQuery(ports).queryKey

/** The cards that fill the first screens: their shops are fetched ahead. */
const EAGER_CARDS = 4

export function Page() {
  const messages = useMessages(catalogMessages)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const { data: home, failure } = useLoad(homeQuery(ports), 'market')
  const top = (
    <TopBar
      start={
        <span className="mr-8 ml-12 flex">
          <BrandMark />
        </span>
      }
    >
      <SearchLink messages={messages.searchHint} link={(parts) => <PageLink to="/search" {...parts} />} />
    </TopBar>
  )
  if (failure !== undefined && home === undefined) return <ErrorPage failure={failure} />
  return (
    <Screen wide top={top} foot={<CompanyFoot />}>
      <PullToRefresh messages={messages.pull} onRefresh={() => queries.invalidateQueries({ queryKey: ['home'] })}>
        <h1 className="mx-16 mt-16 type-title">{messages.brandLine}</h1>
        {home !== undefined && (
          <p className="detail mx-16 mt-4">
            <strong className="mr-12 ink">{messages.onSale(formatCount(home.onSaleCount))}</strong>
            <span>{messages.sold(formatCount(home.soldCount))}</span>
          </p>
        )}
        <ul className={styles.promises} aria-label={messages.promisesLabel}>
          {messages.promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
        <PageLink to="/taobao" className={styles.guides}>
          {messages.guides}
        </PageLink>
        <PageLink to="/budget/200000" className={styles.guides}>
          {messages.budget}
        </PageLink>
        <PageLink to="/sellshop" className={styles.guides}>
          {messages.sell}
        </PageLink>
        {home !== undefined && home.banners.length > 0 && (
          <ul className={styles.banners} aria-label={messages.banners}>
            {home.banners.map((banner) => (
              <li key={banner.id}>
                <PageLink to={banner.path} className={styles.banner}>
                  <strong className="block">{nameIn(banner.title, locale)}</strong>
                  <span className="mt-4 type-line block">{nameIn(banner.line, locale)}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        )}
        <Section
          title={messages.platforms}
          aside={
            <PageLink to="/mainCategory" className="target-link">
              {messages.allPlatforms}
            </PageLink>
          }
        >
          <Suspense>
            <PlatformGrid />
          </Suspense>
        </Section>
        <PageLink to="/instrument" className={styles.tools}>
          <strong>{messages.tools}</strong>
          <span className="note block">{messages.toolsLine}</span>
        </PageLink>
        <Section title={messages.picks} aside={<span className="note">{messages.picksAside}</span>}>
          {home === undefined ? <Waiting /> : <Cards shops={home.picks} eagerCards={EAGER_CARDS} />}
        </Section>
        <LaterPart />
        <Section
          title={messages.latest}
          aside={
            <PageLink to="/lists?sort=latest" className="target-link">
              {messages.allLatest}
            </PageLink>
          }
        >
          {home === undefined ? <Waiting /> : <Cards shops={home.latest} eagerCards={0} />}
        </Section>
      </PullToRefresh>
    </Screen>
  )
}

function Cards({
  shops,
  eagerCards,
}: {
  readonly shops: readonly Parameters<typeof ShopCard>[0]['shop'][]
  readonly eagerCards: number
}) {
  return (
    <ul className={`card-list ${styles.cards}`}>
      {shops.map((shop, index) => (
        <li key={shop.id}>
          {index < eagerCards ? (
            <ShopCard shop={shop} eager />
          ) : (
            <Suspense>
              <ShopCard shop={shop} />
            </Suspense>
          )}
        </li>
      ))}
    </ul>
  )
}

function Waiting() {
  const messages = useMessages(catalogMessages)
  return (
    <Skeleton label={messages.loading}>
      <SkeletonCards />
    </Skeleton>
  )
}

const HomeLater = lazy(async () => ({ default: (await import('./later/home-later.tsx')).HomeLater }))

/** Fetched once a visitor has scrolled nearly this far; it lies below the visible part. */
function LaterPart() {
  const part = useRef<HTMLDivElement>(null)
  const isNear = useNear(part)
  return (
    <div ref={part}>
      {isNear && (
        <Suspense>
          <HomeLater />
        </Suspense>
      )}
    </div>
  )
}

/** The platforms that most people look for come first; each of the rest is one tap further, in the filter. */
const FIRST: readonly PlatformId[] = [1, 2, 3, 20, 32, 26, 27, 28, 4, 39]

/** Some platforms have a short address of their own. */
const SHORT_PATHS: Partial<Record<PlatformId, string>> = { 1: '/tmall', 3: '/jd', 4: '/mgj' }

function PlatformGrid() {
  const locale = useLocale()
  const shown = FIRST.flatMap((id) => publicPlatforms().filter((platform) => platform.id === id))
  return (
    <ul className={styles.platforms}>
      {shown.map((platform) => (
        <li key={platform.id}>
          <PageLink
            to={SHORT_PATHS[platform.id] ?? `/lists?platform=${platform.id}`}
            className={`pressable ${styles.platform}`}
          >
            <PlatformMark label={platform.mark} hue={platform.hue} size="large" />
            <span>{nameIn(platform.name, locale)}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
