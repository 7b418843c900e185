import { classNames } from '../class-names.ts'
import { priceText } from './price-text.ts'
import { VisuallyHidden } from '../accessibility/visually-hidden.tsx'
import styles from './price.module.css'

interface PriceProps {
  readonly fen: number
  readonly form?: 'short' | 'exact'
  /** The word for ten thousand, where the language has one; without it a short price is written out. */
  readonly tenThousand?: string
  readonly size?: 'small' | 'medium' | 'large' | 'display'
  /** `price` is the hot colour; `ink` for amounts that are not to be paid; `quiet` for a struck old price. */
  readonly tone?: 'price' | 'ink' | 'quiet'
  readonly struck?: boolean
  /** Said aloud instead of the drawing, in full: “售价 128,000 元”. */
  readonly label?: string
}

export function Price({
  fen,
  form = 'exact',
  tenThousand,
  size = 'medium',
  tone = 'price',
  struck = false,
  label,
}: PriceProps) {
  const text = priceText(Math.abs(fen), form, tenThousand)
  const drawing = (
    <>
      {fen < 0 && '−'}
      <span className={styles.sign}>¥</span>
      <span>{text.whole}</span>
      <span className={styles.fraction}>{text.fraction}</span>
      {text.unit && <span className={styles.unit}>{text.unit}</span>}
    </>
  )
  return (
    <span
      className={classNames(
        styles.price,
        styles[size],
        styles[tone === 'price' ? 'hot' : tone],
        struck && styles.struck,
      )}
    >
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
