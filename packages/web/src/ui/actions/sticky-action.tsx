import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './sticky-action.module.css'

interface StickyActionProps {
  /** The screen's one primary action. */
  readonly children: ReactNode
  /** Beside it: the sum that it is about, or quiet icons. */
  readonly start?: ReactNode
  /** The page says itself what the action leads to: beside large text there is no room to say it again. */
  readonly isLow?: boolean
}

export function StickyAction({ children, start, isLow = false }: StickyActionProps) {
  return (
    <div className={styles.place} data-screen-only>
      <div className={classNames(start === undefined ? styles.alone : styles.split, isLow && styles.low)}>
        {start !== undefined && <div className={styles.start}>{start}</div>}
        <div>{children}</div>
      </div>
    </div>
  )
}
