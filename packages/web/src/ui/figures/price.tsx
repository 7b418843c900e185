import { moneyParts, type MoneyForm } from '@diandu/core/format'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../accessibility/visually-hidden.tsx'
import styles from './price.module.css'

interface PriceProps {
  readonly fen: number
  readonly form?: MoneyForm
  /** Short prices are counted as their language counts. */
  readonly locale?: 'zh-CN' | 'en'
  readonly size?: 'small' | 'medium' | 'large' | 'display'
  /** `price` is the hot colour; `ink` for amounts that are not to be paid; `quiet` for a struck old price. */
  readonly tone?: 'price' | 'ink' | 'quiet'
  readonly struck?: boolean
  /** Said aloud instead of the drawing, in full: “售价 ¥128,000.00”. */
  readonly label?: string
}

const SIZES = { small: styles.small, medium: 'type-body', large: 'type-title', display: styles.display }
const TONES = { price: 'price strong', ink: 'ink strong', quiet: 'quiet regular' }

export function Price({
  fen,
  form = 'exact',
  locale = 'en',
  size = 'medium',
  tone = 'price',
  struck = false,
  label,
}: PriceProps) {
  const text = moneyParts(Math.abs(fen), form, locale)
  const drawing = (
    <>
      {fen < 0 && <span>−</span>}
      <span className={styles.sign}>¥</span>
      <span>{text.whole}</span>
      {text.fraction !== '' && <span className={styles.fraction}>{text.fraction}</span>}
      {text.unit && <span className={styles.unit}>{text.unit}</span>}
    </>
  )
  return (
    <span className={classNames(styles.price, SIZES[size], TONES[tone], struck && styles.struck)}>
      {label === undefined ? (
        drawing
      ) : (
        <>
          <span aria-hidden="true">{drawing}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </span>
  )
}
