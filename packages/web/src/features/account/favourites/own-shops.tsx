import type { ReactNode } from 'react'
import type { ShopCard } from '@diandu/core/catalog'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { EndlessList } from '../../../ui/lists/endless-list.tsx'
import { SkeletonCards } from '../../../ui/feedback/skeleton.tsx'
import { accountMessages } from '../../../messages/account/account.messages.ts'
import type { favouritesQuery } from '../account-queries.ts'

interface OwnShopsProps {
  readonly query: ReturnType<typeof favouritesQuery>
  readonly label: string
  readonly emptyMessages: string
  readonly tools?: ReactNode
  readonly renderShop: (shop: ShopCard, index: number) => ReactNode
}

/** An endless list of shops that are one's own in some way, or the way to the first one. */
export function OwnShops({ query, label, emptyMessages, tools, renderShop }: OwnShopsProps) {
  const messages = useMessages(accountMessages).favourites
  const { items: shops, isEmpty, more } = usePaged(query, 'own-page')
  if (isEmpty && !more.hasMore) {
    return (
      <EmptyState action={<Button link={(parts) => <PageLink to="/lists" {...parts} />}>{messages.look}</Button>}>
        {emptyMessages}
      </EmptyState>
    )
  }
  return (
    <div className="p-16">
      {tools}
      <EndlessList
        label={label}
        items={shops}
        keyOf={(shop) => shop.id}
        renderItem={renderShop}
        {...more}
        messages={messages.list}
        skeleton={<SkeletonCards />}
      />
    </div>
  )
}
