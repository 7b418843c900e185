import type { ReactNode } from 'react'
import type { Recommendation, RecommendedShop, ShopId } from '@diandu/core/catalog'
import { ErrorPage } from '../../../../app/layout/failures/error-page.tsx'
import { Screen } from '../../../../app/layout/screen.tsx'
import { useMessages } from '../../../../app/preferences/preferences.ts'
import { usePaged } from '../../../../app/queries/use-paged.ts'
import { usePorts } from '../../../../app/queries/queries.ts'
import { ShopCard } from '../../../../app/shops/shop-card/shop-card.tsx'
import { PageLink } from '../../../../router/page-link.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonCards } from '../../../../ui/feedback/skeleton.tsx'
import { EndlessList } from '../../../../ui/lists/endless-list.tsx'
import { recommendedMessages } from '../../../../messages/catalog/recommended.messages.ts'
import styles from './recommended.module.css'
import { recommendedQuery } from './recommended-queries.ts'

interface RecommendedListProps {
  readonly which: Recommendation
  /** Undefined until the device has said. */
  readonly viewed: readonly ShopId[] | undefined
  readonly title: string
  /** Of the shops that have come. */
  readonly lineOf: (shops: readonly RecommendedShop[]) => string
}

export function RecommendedList({ viewed, ...list }: RecommendedListProps) {
  const { loading } = useMessages(recommendedMessages).load
  if (viewed !== undefined) return <Shops viewed={viewed} {...list} />
  return (
    <Frame title={list.title}>
      <Skeleton label={loading}>
        <SkeletonCards />
      </Skeleton>
    </Frame>
  )
}

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Screen wide>
      <div className={`page ${styles.page}`}>
        <h1 className="type-title">{title}</h1>
        {children}
      </div>
    </Screen>
  )
}

interface ShopsProps extends Omit<RecommendedListProps, 'viewed'> {
  readonly viewed: readonly ShopId[]
}

function Shops({ which, viewed, title, lineOf }: ShopsProps) {
  const messages = useMessages(recommendedMessages)
  const { items, isEmpty, pageFailure, more } = usePaged(recommendedQuery(usePorts(), which, viewed), 'market')
  if (pageFailure !== undefined) return <ErrorPage failure={pageFailure} />
  const toAll = (
    <Button look="secondary" link={(parts) => <PageLink to="/lists" {...parts} />}>
      {messages.toAll}
    </Button>
  )
  if (isEmpty)
    return (
      <Frame title={title}>
        <EmptyState action={toAll}>{messages.empty}</EmptyState>
      </Frame>
    )
  return (
    <Frame title={title}>
      {items.length > 0 && <p className="detail mb-12">{lineOf(items)}</p>}
      <EndlessList
        label={messages.list.label}
        items={items}
        keyOf={({ shop }) => shop.id}
        renderItem={(recommended) => <Recommended recommended={recommended} />}
        {...more}
        messages={messages.list}
        skeleton={<SkeletonCards />}
      />
      {items.length > 0 && <div className="mt-16 text-center">{toAll}</div>}
    </Frame>
  )
}

function Recommended({ recommended: { shop, reasons } }: { readonly recommended: RecommendedShop }) {
  const messages = useMessages(recommendedMessages)
  return (
    <>
      <ul className={styles.reasons} aria-label={messages.reasonsLabel}>
        {reasons.map(({ kind, viewedTitle }) => (
          <li key={kind}>{messages.reasons[kind](viewedTitle ?? '')}</li>
        ))}
      </ul>
      <ShopCard shop={shop} />
    </>
  )
}
