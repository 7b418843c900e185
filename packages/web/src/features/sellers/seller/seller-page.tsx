import { useState } from 'react'
import { useParams } from 'react-router-dom'
import type { ShopId } from '@diandu/core/catalog'
import { chineseTime } from '@diandu/core/format'
import { SELLER_SHOPS, type SellerProfile, type SellerShops } from '@diandu/core/sellers'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { BackBar, Screen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { sellerFacts, sellerQuery, sellerShopsQuery } from '../../../app/shops/seller/seller-view.ts'
import { ShopCard } from '../../../app/shops/shop-card/shop-card.tsx'
import { shopIdOf } from '../../../app/shops/shop-query.ts'
import { PageLink } from '../../../router/page-link.tsx'
import type { PageModule } from '../../../router/page.ts'
import { sellerMessages } from '../../../messages/sellers/seller.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonCards, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { EndlessList } from '../../../ui/lists/endless-list.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { Seal } from '../../../ui/pictures/seal.tsx'
import { SellerReviewList } from './seller-reviews.tsx'
import styles from './seller-page.module.css'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports, parameters }) => {
  const id = shopIdOf(parameters)
  await Promise.all([
    queries.prefetchQuery(sellerQuery(ports, id)),
    queries.prefetchInfiniteQuery(sellerShopsQuery(ports, id, 'on-sale')),
  ])
}

export const main: NonNullable<PageModule['main']> = ({ ports, parameters }) =>
  sellerQuery(ports, shopIdOf(parameters)).queryKey

/** Who sells a shop: verification, deals, how fast they answer, their other shops, and what buyers say. */
export function Page() {
  const messages = useMessages(sellerMessages)
  const title = useMessages(titleMessages).seller
  const id = shopIdOf(useParams())
  const { data: seller, failure } = useLoad(sellerQuery(usePorts(), id))
  const top = <BackBar title={title} home={`/shop/${id}`} />
  if (failure !== undefined && seller === undefined) {
    if (failure.kind !== 'refused') return <ErrorPage failure={failure} />
    return (
      <Screen top={top}>
        <EmptyState
          picture="search"
          action={<Button link={(parts) => <PageLink to="/lists" {...parts} />}>{messages.goneAction}</Button>}
        >
          {messages.gone}
        </EmptyState>
      </Screen>
    )
  }
  return (
    <Screen top={top} wide>
      <div className={styles.columns}>
        <div className={styles.who}>
          {seller === undefined ? (
            <Skeleton label={messages.loading}>
              <SkeletonLines count={6} />
            </Skeleton>
          ) : (
            <Head seller={seller} />
          )}
        </div>
        <div className={styles.what}>
          <Shops id={id} />
          <SellerReviewList id={id} />
        </div>
      </div>
    </Screen>
  )
}

function Head({ seller }: { readonly seller: SellerProfile }) {
  const locale = useLocale()
  const messages = useMessages(sellerMessages)
  const { name, verifiedAs, joinedAt, response } = seller
  return (
    <header className="p-16 sheet">
      <div className="row wrap">
        <h2 className="mr-12 type-title">{name}</h2>
        {verifiedAs === null ? (
          <span className="detail mt-4">{messages.unverified}</span>
        ) : (
          <Seal>{messages.verified[verifiedAs]}</Seal>
        )}
      </div>
      <p className="detail mt-4">{messages.joined(chineseTime(joinedAt, 'YYYY-MM'))}</p>
      <dl className="my-12 grid gap-8 cols-3">
        {sellerFacts(seller, locale).map(({ key, label, value }) => (
          <div key={key}>
            <dt className="note">{label}</dt>
            <dd className="strong break-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {response !== null && (
        <p className="detail mt-4">{messages.answered(String(response.answered), String(response.asked))}</p>
      )}
      <p className="detail mt-4">{messages.masked}</p>
    </header>
  )
}

function Shops({ id }: { readonly id: ShopId }) {
  const messages = useMessages(sellerMessages)
  const [which, setWhich] = useState<SellerShops>('on-sale')
  const { items, isEmpty, more } = usePaged(sellerShopsQuery(usePorts(), id, which), 'market')
  return (
    <Section
      title={messages.shops.title}
      aside={
        <div className={styles.which}>
          <SegmentedControl
            label={messages.shops.label}
            value={which}
            segments={SELLER_SHOPS.map((value) => ({ value, label: messages.shops.which[value] }))}
            onChange={setWhich}
          />
        </div>
      }
    >
      {isEmpty ? (
        <p className="detail mt-4">{messages.shops.none}</p>
      ) : (
        <div className="tiles-17">
          <EndlessList
            label={messages.shops.label}
            items={items}
            keyOf={(shop) => shop.id}
            renderItem={(shop) => <ShopCard shop={shop} />}
            {...more}
            messages={messages.list}
            skeleton={<SkeletonCards count={2} />}
          />
        </div>
      )}
    </Section>
  )
}
