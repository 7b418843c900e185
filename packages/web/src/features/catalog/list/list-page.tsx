import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { addSearchTerm, LISTING_SORTS, NO_FILTER, type ListingFilter, type ShopKind } from '@diandu/core/catalog'
import { formatCount } from '@diandu/core/format'
import type { PageModule } from '../../../app/page.ts'
import { PageLink } from '../../../app/page-link.tsx'
import { useParams } from '../../../app/page-parameters.ts'
import { usePageTitle } from '../../../app/page-title.ts'
import { usePorts } from '../../../app/ports-context.ts'
import { useLocale, useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { TakenOverLater } from '../../../app/taken-over-later.tsx'
import { useHistoryFlag } from '../../../app/use-history-flag.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { ChipGroup } from '../../../ui/chip-group.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { EndlessList } from '../../../ui/endless-list.tsx'
import { PullToRefresh } from '../../../ui/pull-to-refresh.tsx'
import { SearchLink } from '../../../ui/search-field.tsx'
import { SkeletonCards } from '../../../ui/skeleton.tsx'
import { TopBar } from '../../../ui/top-bar.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { catalogWords } from '../../../words/catalog.words.ts'
import { platformSummaryQuery, shopsQuery } from '../catalog-queries.ts'
import { ShopCard } from '../../../app/shop-card/shop-card.tsx'
import { usePaged } from '../../../app/use-paged.ts'
import { chosenFilters } from './chosen-filters.ts'
import { listAddress, readListAddress } from './list-address.ts'
import { listHeading } from './list-heading.ts'
import styles from './list-page.module.css'
import { PlatformStrip } from './platform-strip.tsx'

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }))

/** The first cards' shops are fetched ahead. */
const EAGER_CARDS = 4

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ path, parameters, search, queries, ports }) => {
  const { filter } = readListAddress(path, parameters, search)
  const { platform } = filter
  await Promise.all([
    queries.prefetchInfiniteQuery(shopsQuery(ports, filter)),
    platform === undefined ? undefined : queries.prefetchQuery(platformSummaryQuery(ports, platform)),
  ])
}

export const describe: NonNullable<PageModule['describe']> = ({ path, parameters, search, locale }) => ({
  title: listHeading(readListAddress(path, parameters, search).filter, locale),
})

export function Page() {
  const words = useWords(catalogWords)
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const address = readListAddress(useLocation().pathname, useParams(), search)
  const { filter } = address
  const query = shopsQuery(ports, filter)
  const { data, items: shops, isEmpty, more } = usePaged(query)
  const [isSheetOpen, openSheet, closeSheet] = useHistoryFlag('filter')
  const hasOpenedSheet = useOnceTrue(isSheetOpen)
  useRemembered(filter.text)
  const total = data?.pages[0]?.total
  const go = (next: ListingFilter, replace = false) => void navigate(listAddress(address, next), { replace })
  const chosen = chosenFilters(filter, address.fixed, locale)
  const canBeCleared = chosen.length > 0 || (filter.text !== undefined && !address.fixed.has('text'))
  const heading = listHeading(filter, locale)
  usePageTitle(heading)

  return (
    <Screen
      top={
        <TopBar>
          <SearchLink words={filter.text ?? words.searchHint} link={(parts) => <PageLink to="/search" {...parts} />} />
        </TopBar>
      }
    >
      <div className={styles.bar}>
        <ChipGroup label={words.sortLabel} flow="scroll">
          <Chip icon="filter" opens chosen={chosen.length > 0} onClick={openSheet} expanded={isSheetOpen}>
            {words.filter.open(chosen.length)}
          </Chip>
          {LISTING_SORTS.map((sort) => (
            <Chip key={sort} chosen={filter.sort === sort} onClick={() => go({ ...filter, sort })}>
              {words.sorts[sort]}
            </Chip>
          ))}
        </ChipGroup>
        {chosen.length > 0 && (
          <ChipGroup label={words.filter.chosen} flow="scroll">
            {chosen.map(({ label, without }) => (
              <Chip key={label} icon="close" onClick={() => go(without)}>
                <span aria-hidden="true">{label}</span>
                <VisuallyHidden>{words.filter.remove(label)}</VisuallyHidden>
              </Chip>
            ))}
          </ChipGroup>
        )}
      </div>
      <PullToRefresh words={words.list.pull} onRefresh={() => queries.resetQueries({ queryKey: query.queryKey })}>
        <div className={styles.head}>
          <h1 className={styles.name}>{heading}</h1>
          <p className={styles.count} role="status">
            {total !== undefined && (total.capped ? words.list.foundMore : words.list.found)(formatCount(total.count))}
          </p>
        </div>
        {filter.platform !== undefined && filter.text === undefined && (
          <PlatformStrip
            platform={filter.platform}
            kind={filter.kind}
            {...(address.fixed.has('kind') ? {} : { onKind: (kind: ShopKind | undefined) => go(withKind(filter, kind)) })}
          />
        )}
        {isEmpty ? (
          <EmptyState
            picture="search"
            action={
              canBeCleared ? (
                <Button look="secondary" onClick={() => go(cleared(filter, address.fixed), true)}>
                  {words.list.clearFilter}
                </Button>
              ) : (
                <Button look="secondary" link={(parts) => <PageLink to="/lists" {...parts} />}>
                  {words.list.toAll}
                </Button>
              )
            }
          >
            {filter.text === undefined ? words.list.empty : words.list.notFound(filter.text)}
          </EmptyState>
        ) : (
          <div className={styles.list}>
            <EndlessList
              label={words.list.label}
              items={shops}
              keyOf={(shop) => shop.id}
              renderItem={(shop, index) =>
                index < EAGER_CARDS ? (
                  <ShopCard shop={shop} eager />
                ) : (
                  <TakenOverLater>
                    <ShopCard shop={shop} />
                  </TakenOverLater>
                )
              }
              {...more}
              words={words.list}
              skeleton={<SkeletonCards />}
            />
          </div>
        )}
      </PullToRefresh>
      {hasOpenedSheet && (
        <Suspense>
          <FilterSheet
            open={isSheetOpen}
            filter={filter}
            fixed={address.fixed}
            onClose={closeSheet}
            onApply={(next) => go(next, true)}
          />
        </Suspense>
      )}
    </Screen>
  )
}

function withKind({ kind: _former, ...filter }: ListingFilter, kind: ShopKind | undefined): ListingFilter {
  return kind === undefined ? filter : { ...filter, kind }
}

/** Without any choice, but within what the path fixes. */
function cleared(filter: ListingFilter, fixed: ReadonlySet<keyof ListingFilter>): ListingFilter {
  const kept = Object.entries(filter).filter(([key]) => fixed.has(key as keyof ListingFilter))
  return { ...Object.fromEntries(kept), sort: NO_FILTER.sort }
}

/** A search is remembered where its results are shown, whichever way led here. */
function useRemembered(text: string | undefined): void {
  const ports = usePorts()
  useEffect(() => {
    if (text === undefined) return
    void ports().then(({ searchHistory }) => searchHistory.write(addSearchTerm(searchHistory.read(), text)))
  }, [ports, text])
}

function useOnceTrue(now: boolean): boolean {
  const [was, setWas] = useState(now)
  useEffect(() => {
    if (now) setWas(true)
  }, [now])
  return was || now
}
