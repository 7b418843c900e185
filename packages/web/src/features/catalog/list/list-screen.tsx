import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams, useParams } from 'react-router-dom'
import {
  addSearchTerm,
  LISTING_SORTS,
  NO_FILTER,
  shownSearchText,
  unreadPrices,
  type ListingFilter,
  type ShopKind,
} from '@diandu/core/catalog'
import { formatCount } from '@diandu/core/format'
import { PageLink } from '../../../router/page-link.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import { useDevice } from '../../../app/device/device-context.ts'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { useIsWide } from '../../../app/rendering/use-is-wide.ts'
import { Screen } from '../../../app/layout/screen.tsx'
import { useHistoryFlag } from '../../../app/layout/use-history-flag.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Chip } from '../../../ui/choices/chip.tsx'
import { ChipGroup } from '../../../ui/choices/chip-group.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { EndlessList } from '../../../ui/lists/endless-list.tsx'
import { PullToRefresh } from '../../../ui/lists/pull-to-refresh.tsx'
import { SearchLink } from '../../../ui/inputs/search-field.tsx'
import { SkeletonCards } from '../../../ui/feedback/skeleton.tsx'
import { TopBar } from '../../../ui/navigation/top-bar.tsx'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { catalogMessages } from '../../../messages/catalog/catalog.messages.ts'
import { listMessages } from '../../../messages/catalog/list.messages.ts'
import { shopsQuery } from '../list-queries.ts'
import { ShopCard } from '../../../app/shops/shop-card/shop-card.tsx'
import { chosenFilters, toggled } from '../../../app/shops/filters/chosen-filters.ts'
import { listAddress, readListAddress } from './list-address.ts'
import { listHeading } from './list-heading.ts'
import styles from './list-page.module.css'
import { PlatformStrip } from './platform-strip.tsx'

const FilterSheet = lazy(async () => ({ default: (await import('./filter/filter-sheet.tsx')).FilterSheet }))

const FilterAside = lazy(async () => ({ default: (await import('./filter/filter-aside.tsx')).FilterAside }))

const CompareToggle = lazy(async () => ({
  default: (await import('../../../app/shops/compare/compare-toggle.tsx')).CompareToggle,
}))
const CompareTray = lazy(async () => ({
  default: (await import('../../../app/shops/compare/compare-tray.tsx')).CompareTray,
}))
const SaveAlertLink = lazy(async () => ({
  default: (await import('../../../app/shops/alerts/save-alert-link.tsx')).SaveAlertLink,
}))
const UnreadPrices = lazy(async () => ({ default: (await import('./unread-prices.tsx')).UnreadPrices }))
const SearchSummary = lazy(async () => ({ default: (await import('./search/search-summary.tsx')).SearchSummary }))

/** The first cards' shops are fetched ahead. */
const EAGER_CARDS = 4

export function Page() {
  const messages = useMessages(listMessages)
  const searchHint = useMessages(catalogMessages).searchHint
  const locale = useLocale()
  const ports = usePorts()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const address = readListAddress(useLocation().pathname, useParams(), search)
  const { filter } = address
  const unread = unreadPrices(Object.fromEntries(search))
  const [platform, ...otherPlatforms] = filter.platforms ?? []
  const query = shopsQuery(ports, filter)
  const { data, items: shops, pageFailure, isEmpty, more } = usePaged(query, 'market')
  const [isSheetOpen, openSheet, closeSheet] = useHistoryFlag('filter')
  const hasOpenedSheet = useOnceTrue(isSheetOpen)
  useRemembered(filter.text)
  const hasRoom = useIsWide()
  const [isComparing, setIsComparing] = useComparing()
  const total = data?.pages[0]?.total
  const asked = data?.pages[0]?.search?.asked
  const apply = (path: string) => void navigate(path, { replace: true })
  const go = (next: ListingFilter, replace = false) => void navigate(listAddress(address, next), { replace })
  const chosen = chosenFilters(filter, address.fixed, locale)
  const canBeCleared = chosen.length > 0 || (filter.text !== undefined && !address.fixed.has('text'))
  const heading = listHeading(filter, locale)
  usePageTitle(heading)
  if (pageFailure !== undefined) return <ErrorPage failure={pageFailure} />

  return (
    <Screen
      wide
      top={
        <TopBar>
          <SearchLink
            messages={filter.text === undefined ? searchHint : shownSearchText(filter.text)}
            link={(parts) => <PageLink to="/search" {...parts} />}
          />
        </TopBar>
      }
    >
      <div className={styles.columns}>
        <div className={styles.aside}>
          {hasRoom && (
            <Suspense>
              <FilterAside address={address} asked={asked} onApply={apply} />
            </Suspense>
          )}
        </div>
        <div className="min-w-0">
          <div className={styles.bar}>
            <ChipGroup label={messages.sortLabel} flow="scroll">
              <Chip icon="filter" opens chosen={chosen.length > 0} onClick={openSheet} expanded={isSheetOpen}>
                {messages.filter.open(chosen.length)}
              </Chip>
              <Chip chosen={isComparing} onClick={() => setIsComparing(!isComparing)}>
                {messages.compare}
              </Chip>
              {LISTING_SORTS.map((sort) => (
                <Chip key={sort} chosen={filter.sort === sort} onClick={() => go({ ...filter, sort })}>
                  {messages.sorts[sort]}
                </Chip>
              ))}
            </ChipGroup>
            {chosen.length > 0 && (
              <ChipGroup label={messages.filter.chosen} flow="scroll">
                {chosen.map(({ label, without }) => (
                  <Chip key={label} icon="close" onClick={() => go(without)}>
                    <span aria-hidden="true">{label}</span>
                    <VisuallyHidden>{messages.filter.remove(label)}</VisuallyHidden>
                  </Chip>
                ))}
              </ChipGroup>
            )}
            {isComparing && (
              <Suspense>
                <CompareTray />
              </Suspense>
            )}
          </div>
          <PullToRefresh messages={messages.pull} onRefresh={() => queries.resetQueries({ queryKey: query.queryKey })}>
            <div className="mx-16 mb-8 mt-12 flex baseline">
              <h1 className="type-line break-anywhere">{heading}</h1>
              <p className="detail ml-12 flex-none" role="status">
                {total !== undefined && (total.capped ? messages.foundMore : messages.found)(formatCount(total.count))}
              </p>
            </div>
            {unread.length > 0 && (
              <Suspense>
                <UnreadPrices texts={unread} />
              </Suspense>
            )}
            {filter.text !== undefined && (
              <Suspense>
                <SearchSummary address={address} text={filter.text} answer={data?.pages[0]} />
              </Suspense>
            )}
            {/* The order alone narrows nothing. */}
            {Object.keys(filter).length > 1 && (
              <Suspense>
                <SaveAlertLink filter={filter} />
              </Suspense>
            )}
            {platform !== undefined && otherPlatforms.length === 0 && filter.text === undefined && (
              <PlatformStrip
                platform={platform}
                kinds={filter.kinds ?? []}
                {...(address.fixed.has('kinds')
                  ? {}
                  : { onKind: (kind: ShopKind) => go(toggled(filter, 'kinds', kind)) })}
              />
            )}
            {isEmpty ? (
              <EmptyState
                picture="search"
                action={
                  canBeCleared ? (
                    <Button look="secondary" onClick={() => go(cleared(filter, address.fixed), true)}>
                      {messages.clearFilter}
                    </Button>
                  ) : (
                    <Button look="secondary" link={(parts) => <PageLink to="/lists" {...parts} />}>
                      {messages.toAll}
                    </Button>
                  )
                }
              >
                {filter.text === undefined ? messages.empty : messages.notFound(shownSearchText(filter.text))}
              </EmptyState>
            ) : (
              <div className="px-16 pb-16 tiles-17">
                <EndlessList
                  label={messages.label}
                  items={shops}
                  keyOf={(shop) => shop.id}
                  renderItem={(shop, index) => (
                    <>
                      {index < EAGER_CARDS ? (
                        <ShopCard shop={shop} eager />
                      ) : (
                        <Suspense>
                          <ShopCard shop={shop} />
                        </Suspense>
                      )}
                      {isComparing && (
                        <Suspense>
                          <CompareToggle id={shop.id} title={shop.title} />
                        </Suspense>
                      )}
                    </>
                  )}
                  {...more}
                  messages={messages}
                  skeleton={<SkeletonCards />}
                />
              </div>
            )}
          </PullToRefresh>
        </div>
      </div>
      {hasOpenedSheet && (
        <Suspense>
          <FilterSheet open={isSheetOpen} address={address} asked={asked} onClose={closeSheet} onApply={apply} />
        </Suspense>
      )}
    </Screen>
  )
}

/** Without any choice, but within what the path fixes. */
function cleared(filter: ListingFilter, fixed: ReadonlySet<keyof ListingFilter>): ListingFilter {
  const stored = Object.entries(filter).filter(([key]) => fixed.has(key as keyof ListingFilter))
  return { ...Object.fromEntries(stored), sort: NO_FILTER.sort }
}

/** A search is remembered where its results are shown, whichever way led here. */
function useRemembered(text: string | undefined): void {
  const { searchHistory } = useDevice()
  useEffect(() => {
    if (text !== undefined) searchHistory.write(addSearchTerm(searchHistory.read(), text))
  }, [searchHistory, text])
}

/** Choosing what to compare: asked for, or begun on this device before. */
function useComparing(): readonly [boolean, (isComparing: boolean) => void] {
  const { comparedShops } = useDevice()
  const [isComparing, setIsComparing] = useState(false)
  useEffect(() => setIsComparing(comparedShops.read().length > 0), [comparedShops])
  return [isComparing, setIsComparing]
}

function useOnceTrue(now: boolean): boolean {
  const [was, setWas] = useState(now)
  useEffect(() => {
    if (now) setWas(true)
  }, [now])
  return was || now
}
