import {
  INDUSTRIES,
  SHOP_KINDS,
  isPlatformId,
  platformOf,
  platformPictures,
  publicPlatforms,
  type Category,
  type Name,
  type PlatformId,
} from '@diandu/core/catalog'
import { formatCount } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { useSearchParams } from 'react-router-dom'
import { ErrorPage } from '../../../../app/layout/failures/error-page.tsx'
import { PartFailure } from '../../../../app/layout/failures/part-failure.tsx'
import { Screen } from '../../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../../app/preferences/preferences.ts'
import { useLoad, usePorts } from '../../../../app/queries/queries.ts'
import { catalogMessages } from '../../../../messages/catalog/catalog.messages.ts'
import { recommendedMessages } from '../../../../messages/catalog/recommended.messages.ts'
import { titleMessages } from '../../../../messages/titles.messages.ts'
import { PageLink } from '../../../../router/page-link.tsx'
import type { PageModule } from '../../../../router/page.ts'
import { LoadState } from '../../../../ui/feedback/load-state.tsx'
import { SearchLink } from '../../../../ui/inputs/search-field.tsx'
import { ListRow } from '../../../../ui/lists/list-row.tsx'
import { Card, Section } from '../../../../ui/lists/section.tsx'
import { TopBar } from '../../../../ui/navigation/top-bar.tsx'
import { categoriesQuery } from '../../catalog-queries.ts'
import { advisersQuery, themesQuery } from '../recommended/recommended-queries.ts'
import styles from './categories.module.css'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports }) => {
  await Promise.all([
    queries.prefetchQuery(categoriesQuery(ports)),
    queries.prefetchQuery(themesQuery(ports)),
    queries.prefetchQuery(advisersQuery(ports)),
  ])
}

export const main: NonNullable<PageModule['main']> = ({ ports }) => categoriesQuery(ports).queryKey

export function Page() {
  const messages = useMessages(recommendedMessages)
  const title = useMessages(titleMessages).categories
  const searchHint = useMessages(catalogMessages).searchHint
  const platform = platformInAddress(useSearchParams()[0])
  const { data: categories, isError, pageFailure, refetch } = useLoad(categoriesQuery(usePorts()), 'market')
  if (pageFailure !== undefined) return <ErrorPage failure={pageFailure} />
  return (
    <Screen
      wide
      top={
        <TopBar>
          <SearchLink messages={searchHint} link={(parts) => <PageLink to="/search" {...parts} />} />
        </TopBar>
      }
    >
      <h1 className="py-12 px-16 type-title">{title}</h1>
      <div className={styles.columns}>
        {categories === undefined ? (
          <LoadState messages={messages.load} isError={isError} onRetry={() => void refetch()} lines={8} />
        ) : (
          <div className={styles.browser}>
            <Platforms chosen={platform} categories={categories} />
            <Categories key={platform} chosen={platform} categories={categories} />
          </div>
        )}
        <div>
          <Themes />
          <Advisers />
        </div>
      </div>
    </Screen>
  )
}

interface LevelProps {
  readonly chosen: PlatformId
  readonly categories: readonly Category[]
}

/** The first level. One that has no shop comes last, and is still there to be seen. */
function Platforms({ chosen, categories }: LevelProps) {
  const messages = useMessages(recommendedMessages).categories
  const locale = useLocale()
  const counts = new Map(categories.map(({ platform, onSaleCount }) => [platform, onSaleCount]))
  const empty = publicPlatforms().flatMap(({ id }) => (counts.has(id) ? [] : [id]))
  return (
    <nav className={styles.rail} aria-label={messages.platforms}>
      <ul>
        {[...counts.keys(), ...empty].map((id) => (
          <li key={id}>
            <PageLink
              to={categoryPath(id)}
              replace
              className={id === chosen ? styles.chosen : styles.platform}
              {...(id === chosen ? { 'aria-current': 'page' as const } : {})}
            >
              <span>
                {id === chosen && (
                  <img
                    src={platformPictures(platformOf(id)).icon}
                    alt=""
                    width={16}
                    height={16}
                    className={styles.icon}
                  />
                )}
                <span>{nameIn(platformOf(id).name, locale)}</span>
              </span>
              <span className="note regular">{formatCount(counts.get(id) ?? 0)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The second level: what is sold there, and by which kinds of shop. */
function Categories({ chosen, categories }: LevelProps) {
  const messages = useMessages(recommendedMessages).categories
  const locale = useLocale()
  const category = categories.find(({ platform }) => platform === chosen)
  const platform = platformOf(chosen)
  const name = nameIn(platform.name, locale)
  const pictures = platformPictures(platform)
  return (
    <div className={styles.categories}>
      {category === undefined ? (
        <>
          <img src={pictures.image} alt="" width={240} height={96} className={styles.picture} />
          <p className="detail pt-16 pb-16">{messages.none(name)}</p>
        </>
      ) : (
        <>
          <PageLink to={`/lists?platform=${chosen}`} className="py-link block">
            <img src={pictures.bigIcon} alt="" width={48} height={48} className={styles.picture} />
            <span>{messages.allOf(name, formatCount(category.onSaleCount))}</span>
          </PageLink>
          <Rows title={messages.industriesOf(name)} rows={industryRows(category)} />
          <Rows title={messages.kindsOf(name)} rows={kindRows(category)} />
        </>
      )}
    </div>
  )
}

function Rows({ title, rows }: { readonly title: string; readonly rows: readonly CategoryRow[] }) {
  const locale = useLocale()
  return (
    <section aria-label={title}>
      <h2 className="my-8 type-line">{title}</h2>
      <ul className={styles.grid}>
        {rows.map(({ key, name, count, path }) => (
          <li key={key}>
            <PageLink to={path} className={styles.category}>
              <span>{nameIn(name, locale)}</span>
              <span className="note regular">{formatCount(count)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The platform whose categories an address shows: the first one where it names none that is listed. */
function platformInAddress(search: URLSearchParams): PlatformId {
  const named = Number(search.get('platform') ?? '')
  const isListed = isPlatformId(named) && platformOf(named).isPublic
  return isListed ? named : (publicPlatforms()[0]?.id ?? 1)
}

const categoryPath = (platform: PlatformId): string => `/mainCategory?platform=${platform}`

interface CategoryRow {
  readonly key: string
  readonly name: Name
  readonly count: number
  /** The list whose length the count is. */
  readonly path: string
}

const industryRows = ({ platform, industries }: Category): readonly CategoryRow[] =>
  industries.map(({ key, onSaleCount }) => ({
    key,
    name: INDUSTRIES[key],
    count: onSaleCount,
    path: `/lists?platform=${platform}&industry=${key}`,
  }))

const kindRows = ({ platform, kinds }: Category): readonly CategoryRow[] =>
  kinds.map(({ key, onSaleCount }) => ({
    key,
    name: SHOP_KINDS[key],
    count: onSaleCount,
    path: `/lists?platform=${platform}&kind=${key}`,
  }))

/** Lists with a name, for a buyer who does not think in platforms. */
function Themes() {
  const messages = useMessages(recommendedMessages)
  const locale = useLocale()
  const { data: themes, isError, refetch } = useLoad(themesQuery(usePorts()))
  return (
    <Section title={messages.categories.themes}>
      {themes === undefined ? (
        <LoadState messages={messages.load} isError={isError} onRetry={() => void refetch()} lines={4} part />
      ) : (
        <Card padding="none">
          {themes.map(({ id, title, line, path, onSale: { count, capped } }) => (
            <ListRow
              key={id}
              title={nameIn(title, locale)}
              detail={nameIn(line, locale)}
              end={(capped ? messages.categories.shopsOrMore : messages.categories.shops)(formatCount(count))}
              link={(parts) => <PageLink to={path} {...parts} />}
            />
          ))}
          <ListRow
            title={messages.categories.value}
            detail={messages.categories.valueLine}
            link={(parts) => <PageLink to="/assessment" {...parts} />}
          />
        </Card>
      )}
    </Section>
  )
}

/** Who helps with what; each is reached on the operator's own page of contacts. */
function Advisers() {
  const messages = useMessages(recommendedMessages).categories
  const locale = useLocale()
  const { data: advisers = [], isLoadingError, refetch } = useLoad(advisersQuery(usePorts()))
  if (isLoadingError)
    return (
      <Section title={messages.advisers}>
        <PartFailure onRetry={refetch} />
      </Section>
    )
  if (advisers.length === 0) return null
  return (
    <Section title={messages.advisers}>
      <p className="detail pb-8">{messages.advisersLine}</p>
      <Card padding="none">
        {advisers.map(({ id, duty, line, phone, qq }) => (
          <ListRow
            key={id}
            icon="phone"
            title={nameIn(duty, locale)}
            detail={[nameIn(line, locale), phone ?? `QQ ${qq}`].join(' · ')}
            link={(parts) => <PageLink to="/contact" {...parts} />}
          />
        ))}
      </Card>
    </Section>
  )
}
