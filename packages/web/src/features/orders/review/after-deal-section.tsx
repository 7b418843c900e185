import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { MAX_RATING, RATED_AS, RATING_PARTS, type Order, type OrderReviews, type Review } from '@diandu/core/orders'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { ownedMessages } from '../../../messages/orders/owned.messages.ts'
import { reviewMessages } from '../../../messages/orders/review.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { FirstWeek } from '../handover/first-week.tsx'
import { reviewsQuery } from '../order-queries.ts'
import { ReplySheet } from './reply-sheet.tsx'
import { ReviewSheet } from './review-sheet.tsx'
import styles from './review.module.css'

/** The mutual review, and the invoice for the fee. */
export function AfterDealSection({ order, now }: { readonly order: Order; readonly now: number }) {
  const messages = useMessages(reviewMessages)
  const { firstWeek } = useMessages(ownedMessages)
  const { data: reviews } = useLoad(reviewsQuery(usePorts(), order.id))
  return (
    <Section title={messages.title}>
      <div className="panel stack-12">
        {reviews !== undefined && <Reviews order={order} reviews={reviews} now={now} />}
        {order.role === 'buyer' && (
          <>
            <Button look="secondary" block link={(parts) => <PageLink to="/user_center/server/Invoice" {...parts} />}>
              {messages.invoice}
            </Button>
            <details>
              <summary className="note regular">{firstWeek}</summary>
              <FirstWeek shop={order.shop} />
            </details>
          </>
        )}
      </div>
    </Section>
  )
}

interface ReviewsProps {
  readonly order: Order
  readonly reviews: OrderReviews
  readonly now: number
}

function Reviews({ order, reviews, now }: ReviewsProps) {
  const messages = useMessages(reviewMessages)
  const { own, other, hasOther, reviewBy } = reviews
  const mayWrite = reviewBy !== null && now <= reviewBy && (own === null || (!own.isShown && own.takenDownFor === null))
  return (
    <>
      {own === null && hasOther && other === null && mayWrite && <Notice>{messages.otherWaits}</Notice>}
      {own !== null && <ReviewCard title={messages.own} review={own} note={noteOf(own, messages)} />}
      {other !== null && <ReviewCard title={messages.other[order.role]} review={other} />}
      {own === null && other === null && !mayWrite && <p className="note regular">{messages.over}</p>}
      {mayWrite && (
        <>
          <p className="note regular">{messages.line(formatTime(reviewBy, 'yyyy-mm-dd hh:mm'))}</p>
          <ReviewSheet order={order} own={own} />
        </>
      )}
      {other !== null && other.reply === null && <ReplySheet order={order} />}
    </>
  )
}

type Own = Review & { readonly isShown: boolean; readonly takenDownFor: string | null }

const noteOf = (
  { isShown, takenDownFor }: Own,
  { hidden, takenDown }: Pick<(typeof reviewMessages)['zh-CN'], 'hidden' | 'takenDown'>,
): string | undefined => (takenDownFor !== null ? takenDown(takenDownFor) : isShown ? undefined : hidden)

interface ReviewCardProps {
  readonly title: string
  readonly review: Review
  /** The reason why it is not public. */
  readonly note?: string | undefined
}

/** One review: three ratings, words, and the answer to it. */
function ReviewCard({ title, review, note }: ReviewCardProps) {
  const messages = useMessages(reviewMessages)
  const locale = useLocale()
  return (
    <article className="pb-12 line-below">
      <p className="strong">
        {title}
        <span className="note regular"> {formatTime(review.writtenAt, 'yyyy-mm-dd')}</span>
      </p>
      {note !== undefined && <p className="note regular">{note}</p>}
      <ul className="my-8">
        {RATING_PARTS.map((part) => {
          const name = nameIn(RATED_AS[review.author][part], locale)
          const stars = review.ratings[part]
          return (
            <li className="type-line flex between" key={part}>
              <span aria-hidden="true">{name}</span>
              <span className={styles.stars} aria-hidden="true">
                {'★'.repeat(stars)}
                <span className={styles.rest}>{'★'.repeat(MAX_RATING - stars)}</span>
              </span>
              <VisuallyHidden>{messages.rated(name, stars)}</VisuallyHidden>
            </li>
          )
        })}
      </ul>
      {review.words !== '' && <p className="break-anywhere pre-wrap">{review.words}</p>}
      {review.reply !== null && (
        <p className={`break-anywhere pre-wrap ${styles.reply}`}>{messages.reply.text(review.reply.words)}</p>
      )}
    </article>
  )
}
