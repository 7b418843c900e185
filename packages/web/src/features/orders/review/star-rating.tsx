import { useId } from 'react'
import { MAX_RATING } from '@diandu/core/orders'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { reviewMessages } from '../../../messages/orders/review.messages.ts'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './review.module.css'

const STARS = Array.from({ length: MAX_RATING }, (_, place) => place + 1)

interface StarRatingProps {
  readonly legend: string
  /** 0 where it is not rated yet. */
  readonly value: number
  readonly onChange: (stars: number) => void
}

/** One to five stars; arrow keys move them, as radios do. */
export function StarRating({ legend, value, onChange }: StarRatingProps) {
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
