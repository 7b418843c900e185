import { classNames } from '../class-names.ts'
import styles from './rating-bar.module.css'

interface RatingBarProps {
  readonly label: string
  /** As it is written: “4.9”. */
  readonly value: string
  /** 0 to 1. */
  readonly fraction: number
  /** Beside others: “高于同行 12.3%”. */
  readonly comparison?: string
  readonly comparisonTone?: 'good' | 'plain' | 'poor'
}

const TONES = { good: 'green', plain: 'quiet', poor: 'amber' }

export function RatingBar({ label, value, fraction, comparison, comparisonTone = 'plain' }: RatingBarProps) {
  const filled = Math.min(1, Math.max(0, fraction)) * 100
  return (
    <div className={classNames(styles.rating, comparison !== undefined && styles.compared)}>
      <span className="quiet">{label}</span>
      <svg className={styles.bar} aria-hidden="true" focusable="false">
        <rect className={styles.track} width="100%" height="6" rx="3" />
        <rect className="fill-ferry" width={`${filled}%`} height="6" rx="3" />
      </svg>
      <b className="strong text-right">{value}</b>
      {comparison && <span className={classNames('type-note text-right', TONES[comparisonTone])}>{comparison}</span>}
    </div>
  )
}
