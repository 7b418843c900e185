import type { ReactNode } from 'react'
import styles from './sticky-action.module.css'

interface StickyActionProps {
  /** The screen's one primary action. */
  readonly children: ReactNode
  /** Beside it: the sum that it is about, or quiet icons. */
  readonly start?: ReactNode
}

export function StickyAction({ children, start }: StickyActionProps) {
  return (
    <div className={styles.place}>
      <div className={start === undefined ? styles.alone : styles.split}>
        {start !== undefined && <div className={styles.start}>{start}</div>}
        <div>{children}</div>
      </div>
    </div>
  )
}
