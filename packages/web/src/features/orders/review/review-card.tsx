import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { MAX_RATING, RATED_AS, RATING_PARTS, type Review } from '@diandu/core/orders'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { reviewMessages } from '../../../messages/orders/review.messages.ts'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import styles from './review.module.css'

interface ReviewCardProps {
  readonly title: string
  readonly review: Review
  /** The reason why it is not public. */
  readonly note?: string | undefined
}

/** One review: three ratings, words, and the answer to it. */
export function ReviewCard({ title, review, note }: ReviewCardProps) {
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
      {review.reply !== null && <p className={styles.reply}>{messages.reply.text(review.reply.words)}</p>}
    </article>
  )
}
