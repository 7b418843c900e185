import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ShopCard } from '@diandu/core/catalog'
import { PageLink } from '../../../app/page-link.tsx'
import { useWords } from '../../../app/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { EndlessList } from '../../../ui/endless-list.tsx'
import { SkeletonCards } from '../../../ui/skeleton.tsx'
import { accountWords } from '../../../words/account.words.ts'
import { shopsIn, type favouritesQuery, type viewedShopsQuery } from '../account-queries.ts'
import styles from './favourites-page.module.css'

interface OwnShopsProps {
  readonly query: ReturnType<typeof favouritesQuery> | ReturnType<typeof viewedShopsQuery>
  readonly label: string
  readonly emptyWords: string
  readonly renderShop: (shop: ShopCard, index: number) => ReactNode
}

/** An endless list of shops that are one's own in some way, or the way to the first one. */
export function OwnShops({ query, label, emptyWords, renderShop }: OwnShopsProps) {
  const words = useWords(accountWords).favourites
  const { data, fetchNextPage, hasNextPage, isFetching, isError, refetch } = useInfiniteQuery(query as ReturnType<typeof favouritesQuery>)
  const shops = shopsIn(data)
  if (data !== undefined && shops.length === 0 && !hasNextPage) {
    return (
      <EmptyState action={<Button link={(parts) => <PageLink to="/lists" {...parts} />}>{words.look}</Button>}>{emptyWords}</EmptyState>
    )
  }
  return (
    <div className={styles.list}>
      <EndlessList
        label={label}
        items={shops}
        keyOf={(shop) => shop.id}
        renderItem={renderShop}
        state={isError ? 'failed' : isFetching && (data === undefined || hasNextPage) ? 'loading' : 'idle'}
        hasMore={hasNextPage}
        onMore={() => void (data === undefined ? refetch() : fetchNextPage())}
        words={words.list}
        skeleton={<SkeletonCards />}
      />
    </div>
  )
}
