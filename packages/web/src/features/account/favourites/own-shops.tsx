import type { ReactNode } from 'react'
import type { ShopCard } from '@diandu/core/catalog'
import { PageLink } from '../../../app/page-link.tsx'
import { useWords } from '../../../app/preferences.ts'
import { usePaged } from '../../../app/use-paged.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { EndlessList } from '../../../ui/endless-list.tsx'
import { SkeletonCards } from '../../../ui/skeleton.tsx'
import { accountWords } from '../../../words/account.words.ts'
import type { favouritesQuery } from '../account-queries.ts'
import styles from './favourites-page.module.css'

interface OwnShopsProps {
  readonly query: ReturnType<typeof favouritesQuery>
  readonly label: string
  readonly emptyWords: string
  readonly renderShop: (shop: ShopCard, index: number) => ReactNode
}

/** An endless list of shops that are one's own in some way, or the way to the first one. */
export function OwnShops({ query, label, emptyWords, renderShop }: OwnShopsProps) {
  const words = useWords(accountWords).favourites
  const { items: shops, isEmpty, more } = usePaged(query)
  if (isEmpty && !more.hasMore) {
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
        {...more}
        words={words.list}
        skeleton={<SkeletonCards />}
      />
    </div>
  )
}
