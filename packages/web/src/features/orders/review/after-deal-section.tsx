import { formatTime } from '@diandu/core/format'
import { cleanTextarea } from '@diandu/core/input'
import { nameIn } from '@diandu/core/messages'
import {
  MAX_RATING,
  MAX_REPLY_WORDS,
  RATED_AS,
  RATING_PARTS,
  type Order,
  type OrderReviews,
  type Review,
} from '@diandu/core/orders'
import { useId, useState } from 'react'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { useBackCloses } from '../../../app/layout/use-back-steps.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { ownedMessages } from '../../../messages/orders/owned.messages.ts'
import { reviewMessages } from '../../../messages/orders/review.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextArea } from '../../../ui/inputs/text-area.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { FirstWeek } from '../handover/first-week.tsx'
import { reviewsQuery } from '../order-queries.ts'
import { ReviewSheet } from './review-sheet.tsx'
import styles from './review.module.css'
import { useReviewSent } from './use-review-sent.ts'

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
              <FirstWeek order={order} />
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

interface ReplyForm {
  readonly words: string
}

/** One answer to what the other side says. */
function ReplySheet({ order }: { readonly order: Order }) {
  const { reply: messages, close, lost } = useMessages(reviewMessages)
  const ports = usePorts()
  const sent = useReviewSent(order.id)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { element, errors, typedField, isBusy, onSubmit } = useForm<ReplyForm, 'words'>({
    name: `review-reply-${order.id}`,
    empty: { words: '' },
    stored: ['words'],
    fields: () => ['words'],
    faults: ({ words }) => {
      const length = [...cleanTextarea(words)].length
      if (length === 0) return { words: messages.faults.missing }
      return length > MAX_REPLY_WORDS ? { words: messages.faults.words } : {}
    },
    lost,
    async send({ words }) {
      const { reviews } = await ports()
      const answer = await reviews.reply(order.id, cleanTextarea(words))
      if (!answer.ok) return answer.failure
      setOpen(false)
      sent(answer.value, messages.sent)
      return undefined
    },
  })
  const onClose = () => setOpen(false)
  useBackCloses(isOpen, isBusy ? undefined : onClose)
  return (
    <>
      <Button look="secondary" block onClick={() => setOpen(true)}>
        {messages.open}
      </Button>
      <Sheet
        open={isOpen}
        onClose={onClose}
        title={messages.title}
        closeLabel={close}
        footer={
          <Button type="submit" form={id} block busy={isBusy} consequence={messages.note}>
            {messages.submit}
          </Button>
        }
      >
        <form id={id} ref={element} method="post" noValidate onSubmit={onSubmit}>
          <FormNotice notice={errors.notice} />
          <TextArea
            label={messages.words}
            rows={3}
            max={MAX_REPLY_WORDS}
            {...typedField('words')}
            clean={cleanTextarea}
          />
        </form>
      </Sheet>
    </>
  )
}
