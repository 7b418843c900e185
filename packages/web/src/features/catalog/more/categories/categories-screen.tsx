import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { platformOf, publicPlatforms, type PlatformId } from '@diandu/core/catalog'
import { formatCount } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { ErrorPage } from '../../../../app/failures/error-page.tsx'
import { Screen } from '../../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { usePorts } from '../../../../app/queries/ports-context.ts'
import { useMarketQuery } from '../../../../app/queries/use-market-query.ts'
import { PageLink } from '../../../../router/page-link.tsx'
import { LoadState } from '../../../../ui/feedback/load-state.tsx'
import { SearchLink } from '../../../../ui/inputs/search-field.tsx'
import { TopBar } from '../../../../ui/navigation/top-bar.tsx'
import { titleMessages } from '../../../../messages/titles.messages.ts'
import { catalogMessages } from '../../../../messages/catalog/catalog.messages.ts'
import { recommendedMessages } from '../../../../messages/catalog/recommended.messages.ts'
import { filterCountsQuery, platformSummaryQuery } from '../../catalog-queries.ts'
import styles from './categories.module.css'
import { categoryPath, platformInAddress } from './category-address.ts'
import { industryRows, kindRows, type CategoryRow } from './category-view.ts'
import { Advisers, Themes } from './other-ways.tsx'

export function Page() {
  const messages = useMessages(recommendedMessages)
  const title = useMessages(titleMessages).categories
  const searchHint = useMessages(catalogMessages).searchHint
  const platform = platformInAddress(useSearchParams()[0])
  const { data: counts, isError, failure, refetch } = useMarketQuery(filterCountsQuery(usePorts()))
  if (failure !== undefined) return <ErrorPage failure={failure} />
  return (
    <Screen
      top={
        <TopBar>
          <SearchLink messages={searchHint} link={(parts) => <PageLink to="/search" {...parts} />} />
        </TopBar>
      }
    >
      <h1 className={styles.title}>{title}</h1>
      {counts === undefined ? (
        <LoadState messages={messages.load} isError={isError} onRetry={() => void refetch()} lines={8} />
      ) : (
        <div className={styles.browser}>
          <Platforms chosen={platform} counts={counts.platforms} />
          <Categories key={platform} platform={platform} />
        </div>
      )}
      <Themes />
      <Advisers />
    </Screen>
  )
}

interface PlatformsProps {
  readonly chosen: PlatformId
  readonly counts: Readonly<Record<string, number>>
}

/** The first level. One that has no shop stands last, and is still there to be seen. */
function Platforms({ chosen, counts }: PlatformsProps) {
  const messages = useMessages(recommendedMessages).categories
  const locale = useLocale()
  const countOf = (id: PlatformId) => counts[id] ?? 0
  const platforms = publicPlatforms().toSorted((one, other) => countOf(other.id) - countOf(one.id))
  return (
    <nav className={styles.rail} aria-label={messages.platforms}>
      <ul>
        {platforms.map(({ id, name }) => (
          <li key={id}>
            <PageLink
              to={categoryPath(id)}
              replace
              className={id === chosen ? styles.chosen : styles.platform}
              {...(id === chosen ? { 'aria-current': 'page' as const } : {})}
            >
              <span>{nameIn(name, locale)}</span>
              <span className={styles.count}>{formatCount(countOf(id))}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The second level: what is sold there, and in which right. */
function Categories({ platform }: { readonly platform: PlatformId }) {
  const messages = useMessages(recommendedMessages)
  const locale = useLocale()
  const { data: summary, isError, refetch } = useQuery(platformSummaryQuery(usePorts(), platform))
  const name = nameIn(platformOf(platform).name, locale)
  return (
    <div className={styles.categories}>
      {summary === undefined ? (
        <LoadState messages={messages.load} isError={isError} onRetry={() => void refetch()} lines={6} part />
      ) : summary.onSaleCount === 0 ? (
        <p className={styles.none}>{messages.categories.none(name)}</p>
      ) : (
        <>
          <PageLink to={`/lists?platform=${platform}`} className={styles.all}>
            {messages.categories.allOf(name, formatCount(summary.onSaleCount))}
          </PageLink>
          <Rows title={messages.categories.industriesOf(name)} rows={industryRows(summary)} />
          <Rows title={messages.categories.kindsOf(name)} rows={kindRows(summary)} />
        </>
      )}
    </div>
  )
}

function Rows({ title, rows }: { readonly title: string; readonly rows: readonly CategoryRow[] }) {
  const locale = useLocale()
  return (
    <section aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <ul className={styles.grid}>
        {rows.map(({ key, name, count, path }) => (
          <li key={key}>
            <PageLink to={path} className={styles.category}>
              <span>{nameIn(name, locale)}</span>
              <span className={styles.count}>{formatCount(count)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
