import { Fragment, useId, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import { VisuallyHidden } from '../accessibility/visually-hidden.tsx'
import styles from './radio-cards.module.css'

interface RadioCard<Value extends string> {
  /** Above it: what this card and those after it have in common. */
  readonly heading?: string
  readonly value: Value
  readonly title: string
  readonly detail?: ReactNode
  /** At the end of the title's line: the sum. */
  readonly end?: ReactNode
  readonly disabled?: boolean
}

interface RadioCardsProps<Value extends string> {
  readonly legend: string
  /** Where a title above says the same. */
  readonly isLegendHidden?: boolean
  readonly value: Value | null
  readonly cards: readonly RadioCard<Value>[]
  readonly onChange: (value: Value) => void
  /** Nothing was chosen, or not what is needed. */
  readonly error?: string
}

/** A choice that deserves room, such as paying in full or a deposit. Arrow keys move it, as radios do. */
export function RadioCards<Value extends string>({
  legend,
  isLegendHidden = false,
  value,
  cards,
  onChange,
  error,
}: RadioCardsProps<Value>) {
  const id = useId()
  return (
    <fieldset data-wrong={error !== undefined || undefined} aria-describedby={`${id}error`}>
      <legend className={isLegendHidden ? undefined : 'p-0 mb-8 strong'}>
        {isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {cards.map((card) => (
        <Fragment key={card.value}>
          {card.heading !== undefined && <p className="detail mb-8 mt-16">{card.heading}</p>}
          <label
            className={classNames(
              'press-in',
              styles.card,
              card.value === value && styles.chosen,
              card.disabled && styles.disabled,
            )}
          >
            <input
              type="radio"
              className={`outline-next ${styles.input}`}
              name={id}
              value={card.value}
              checked={card.value === value}
              disabled={card.disabled}
              aria-labelledby={`${id}${card.value}title`}
              aria-describedby={`${id}${card.value}detail`}
              onChange={() => onChange(card.value)}
            />
            <span className={styles.dot} aria-hidden="true" />
            <span>
              <span className="flex between baseline">
                <span id={`${id}${card.value}title`} className="mr-12 strong">
                  {card.title}
                </span>
                {card.end}
              </span>
              <span id={`${id}${card.value}detail`} className={styles.detail}>
                {card.detail}
              </span>
            </span>
          </label>
        </Fragment>
      ))}
      <div id={`${id}error`} aria-live="polite">
        {error !== undefined && (
          <p className="fault mb-12">
            <Icon name="warning" size="small" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </fieldset>
  )
}
