import { cleanTextarea } from '@diandu/core/input'
import { nameIn } from '@diandu/core/messages'
import {
  MAX_RATING,
  MAX_REVIEW_WORDS,
  RATED_AS,
  RATING_PARTS,
  type Order,
  type RatingPart,
  type Ratings,
  type Review,
} from '@diandu/core/orders'
import { useId, useState } from 'react'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { useBackCloses } from '../../../app/layout/use-back-steps.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { reviewMessages } from '../../../messages/orders/review.messages.ts'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { TextArea } from '../../../ui/inputs/text-area.tsx'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import styles from './review.module.css'
import { useReviewSent } from './use-review-sent.ts'

type ReviewForm = Readonly<Record<RatingPart | 'words', string>>
type ReviewField = 'ratings' | 'words'

const EMPTY: ReviewForm = { truth: '', communication: '', speed: '', words: '' }
const STORED = [...RATING_PARTS, 'words'] as const

interface ReviewSheetProps {
  readonly order: Order
  /** The earlier review, while it can be changed. */
  readonly own: Review | null
}

/** Three ratings and words; what is typed is kept until it is sent. */
export function ReviewSheet({ order, own }: ReviewSheetProps) {
  const messages = useMessages(reviewMessages)
  const locale = useLocale()
  const ports = usePorts()
  const sent = useReviewSent(order.id)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { form, change, element, errors, errorOf, typedField, isBusy, onSubmit } = useForm<ReviewForm, ReviewField>({
    name: `review-${order.id}`,
    empty: own === null ? EMPTY : { ...textsOf(own.ratings), words: own.words },
    stored: STORED,
    fields: () => ['ratings', 'words'],
    faults: (filled) => ({
      ...(RATING_PARTS.every((part) => starsIn(filled[part]) > 0) ? {} : { ratings: messages.faults.ratings }),
      ...([...cleanTextarea(filled.words)].length > MAX_REVIEW_WORDS ? { words: messages.faults.words } : {}),
    }),
    lost: messages.lost,
    async send(filled) {
      const { reviews } = await ports()
      const { truth, communication, speed } = filled
      const answer = await reviews.write(order.id, {
        ratings: { truth: starsIn(truth), communication: starsIn(communication), speed: starsIn(speed) },
        words: cleanTextarea(filled.words),
      })
      if (!answer.ok) return answer.failure
      setOpen(false)
      sent(answer.value, messages.sent)
      return undefined
    },
  })
  const onClose = () => setOpen(false)
  useBackCloses(isOpen, isBusy ? undefined : onClose)
  const unrated = errorOf('ratings').error
  return (
    <>
      <Button look={own === null ? 'primary' : 'secondary'} block onClick={() => setOpen(true)}>
        {own === null ? messages.offer[order.role] : messages.again}
      </Button>
      <Sheet
        open={isOpen}
        onClose={onClose}
        title={messages.offer[order.role]}
        closeLabel={messages.close}
        footer={
          <Button type="submit" form={id} block busy={isBusy} consequence={messages.note}>
            {messages.submit}
          </Button>
        }
      >
        <form id={id} ref={element} method="post" noValidate onSubmit={onSubmit}>
          <FormNotice notice={errors.notice} />
          {RATING_PARTS.map((part) => (
            <StarRating
              key={part}
              legend={nameIn(RATED_AS[order.role][part], locale)}
              value={starsIn(form[part])}
              onChange={(stars) => change({ [part]: String(stars) })}
            />
          ))}
          {unrated !== undefined && (
            <p className="mb-8 alarm type-note" role="alert">
              {unrated}
            </p>
          )}
          <TextArea
            label={messages.words}
            rows={4}
            max={MAX_REVIEW_WORDS}
            placeholder={messages.placeholder}
            {...typedField('words')}
            clean={cleanTextarea}
          />
        </form>
      </Sheet>
    </>
  )
}

const starsIn = (text: string): number => (/^[1-5]$/.test(text) ? Number(text) : 0)

const textsOf = ({ truth, communication, speed }: Ratings) => ({
  truth: String(truth),
  communication: String(communication),
  speed: String(speed),
})

const STARS = Array.from({ length: MAX_RATING }, (_, place) => place + 1)

interface StarRatingProps {
  readonly legend: string
  /** 0 where it is not rated yet. */
  readonly value: number
  readonly onChange: (stars: number) => void
}

/** One to five stars; arrow keys move them, as radios do. */
function StarRating({ legend, value, onChange }: StarRatingProps) {
  const messages = useMessages(reviewMessages)
  const name = useId()
  return (
    <fieldset className="mb-8">
      <legend>{legend}</legend>
      <div className="flex">
        {STARS.map((stars) => (
          <label key={stars} className={classNames(styles.star, stars <= value && styles.lit)}>
            <input
              type="radio"
              name={name}
              className={styles.input}
              checked={stars === value}
              onChange={() => onChange(stars)}
            />
            <span aria-hidden="true">★</span>
            <VisuallyHidden>{messages.stars(stars)}</VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
