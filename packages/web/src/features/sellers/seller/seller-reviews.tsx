import type { ShopId } from '@diandu/core/catalog'
import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { RATED_AS, RATING_PARTS, type SellerReview } from '@diandu/core/orders'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePaged } from '../../../app/queries/use-paged.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { sellerReviewsQuery } from '../../../app/shops/seller/seller-view.ts'
import { sellerMessages } from '../../../messages/sellers/seller.messages.ts'
import { classNames } from '../../../ui/class-names.ts'
import { SkeletonCards } from '../../../ui/feedback/skeleton.tsx'
import { RatingBar } from '../../../ui/figures/rating-bar.tsx'
import { EndlessList } from '../../../ui/lists/endless-list.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import styles from './seller-page.module.css'

const MAX_RATING = 5

/** Reviews by buyers of finished deals: the mean of each part, and each review with its deal's number. */
export function SellerReviewList({ id }: { readonly id: ShopId }) {
  const messages = useMessages(sellerMessages)
  const { reviews } = messages
  const locale = useLocale()
  const { data, items, isEmpty, more } = usePaged(sellerReviewsQuery(usePorts(), id), 'market')
  const summary = data?.pages[0]?.summary
  const means = summary?.means ?? null
  return (
    <Section title={reviews.title}>
      {isEmpty ? (
        <p className={styles.sheet}>{reviews.none}</p>
      ) : (
        <>
          {means !== null && (
            <div className={classNames(styles.sheet, 'reading-width')}>
              <p className="detail mt-4">{reviews.count(String(summary?.count ?? 0))}</p>
              {RATING_PARTS.map((part) => (
                <RatingBar
                  key={part}
                  label={nameIn(RATED_AS.buyer[part], locale)}
                  value={(means[part] / 100).toFixed(1)}
                  fraction={means[part] / 100 / MAX_RATING}
                />
              ))}
            </div>
          )}
          <div className={styles.reviews}>
            <EndlessList
              label={reviews.list}
              items={items}
              keyOf={({ orderNumber }) => orderNumber}
              renderItem={(review) => <OneReview review={review} />}
              {...more}
              messages={messages.list}
              skeleton={<SkeletonCards count={1} />}
            />
          </div>
        </>
      )}
    </Section>
  )
}

function OneReview({ review: { ratings, words, orderNumber, writtenAt, reply } }: { readonly review: SellerReview }) {
  const locale = useLocale()
  const { reviews } = useMessages(sellerMessages)
  return (
    <article className={styles.sheet}>
      <p className="detail mt-4">{reviews.deal(orderNumber, formatTime(writtenAt, 'yyyy-mm-dd'))}</p>
      <p className="note flex wrap">
        {RATING_PARTS.map((part) => (
          <span className="mr-12" key={part}>
            {nameIn(RATED_AS.buyer[part], locale)} <b>{ratings[part]}</b>
          </span>
        ))}
      </p>
      {words !== '' && <p className="mt-8 pre-line">{words}</p>}
      {reply !== null && (
        <p className={styles.reply}>
          <b>{reviews.reply}</b> {reply.words}
        </p>
      )}
    </article>
  )
}
