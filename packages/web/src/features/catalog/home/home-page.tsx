import { useQuery, useQueryClient } from '@tanstack/react-query'
import { nameIn } from '@diandu/core/words'
import { ErrorPage } from '../../../app/error-page.tsx'
import { failureOfError } from '../../../app/failure-error.ts'
import type { PageModule } from '../../../app/page.ts'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { TakenOverLater } from '../../../app/taken-over-later.tsx'
import { BrandMark } from '../../../ui/brand-mark.tsx'
import { PullToRefresh } from '../../../ui/pull-to-refresh.tsx'
import { SearchLink } from '../../../ui/search-field.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton, SkeletonCards } from '../../../ui/skeleton.tsx'
import { TopBar } from '../../../ui/top-bar.tsx'
import { catalogWords } from '../../../words/catalog.words.ts'
import { homeQuery } from '../catalog-queries.ts'
import { countText } from '../count-text.ts'
import { ShopCard } from '../../../app/shop-card/shop-card.tsx'
import styles from './home-page.module.css'
import { PlatformGrid } from './platform-grid.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = ({ queries, ports }) => queries.prefetchQuery(homeQuery(ports))

/** The cards that fill the first screens: their shops are fetched ahead. */
const EAGER_CARDS = 4

export function Page() {
  const words = useWords(catalogWords)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const { data: home, error } = useQuery(homeQuery(ports))
  const top = (
    <TopBar start={<BrandMark />}>
      <SearchLink words={words.searchHint} link={(parts) => <PageLink to="/search" {...parts} />} />
    </TopBar>
  )
  if (error !== null && home === undefined) return <ErrorPage failure={failureOfError(error)} />
  return (
    <Screen top={top}>
      <PullToRefresh words={words.list.pull} onRefresh={() => queries.invalidateQueries({ queryKey: ['home'] })}>
        <h1 className={styles.brand}>{words.brandLine}</h1>
        {home !== undefined && (
          <p className={styles.counts}>
            <strong>{words.onSale(countText(home.onSaleCount, locale))}</strong>
            <span>{words.sold(countText(home.soldCount, locale))}</span>
          </p>
        )}
        <ul className={styles.promises} aria-label={words.promisesLabel}>
          {words.promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
        {home !== undefined && home.banners.length > 0 && (
          <ul className={styles.banners} aria-label={words.banners}>
            {home.banners.map((banner) => (
              <li key={banner.id}>
                <PageLink to={banner.path} className={styles.banner}>
                  <strong>{nameIn(banner.title, locale)}</strong>
                  <span>{nameIn(banner.line, locale)}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        )}
        <Section
          title={words.platforms}
          aside={
            <PageLink to="/lists" className={styles.aside}>
              {words.allPlatforms}
            </PageLink>
          }
        >
          <TakenOverLater>
            <PlatformGrid />
          </TakenOverLater>
        </Section>
        <Section title={words.picks} aside={<span className={styles.note}>{words.picksAside}</span>}>
          {home === undefined ? <Waiting /> : <Cards shops={home.picks} eagerCards={EAGER_CARDS} />}
        </Section>
        <Section
          title={words.latest}
          aside={
            <PageLink to="/lists?sort=latest" className={styles.aside}>
              {words.more}
            </PageLink>
          }
        >
          {home === undefined ? <Waiting /> : <Cards shops={home.latest} eagerCards={0} />}
        </Section>
      </PullToRefresh>
    </Screen>
  )
}

function Cards({ shops, eagerCards }: { readonly shops: readonly Parameters<typeof ShopCard>[0]['shop'][]; readonly eagerCards: number }) {
  return (
    <ul className={styles.cards}>
      {shops.map((shop, index) => (
        <li key={shop.id}>
          {index < eagerCards ? (
            <ShopCard shop={shop} eager />
          ) : (
            <TakenOverLater>
              <ShopCard shop={shop} />
            </TakenOverLater>
          )}
        </li>
      ))}
    </ul>
  )
}

function Waiting() {
  const words = useWords(catalogWords)
  return (
    <Skeleton label={words.list.loading}>
      <SkeletonCards />
    </Skeleton>
  )
}
