import type { ReactElement, ReactNode } from 'react'
import styles from './top-bar.module.css'

interface TopBarProps {
  /** None where the page shows its own name large, at its top. */
  readonly title?: string
  /** Usually a back IconButton; wider things too: the name of the market. */
  readonly start?: ReactNode
  readonly end?: ReactNode
  /** Instead of the title: a search field. */
  readonly children?: ReactElement | undefined
}

/** 40 high, below the safe area; its buttons are felt at 44. */
export function TopBar({ title, start, end, children }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <div className={children === undefined ? styles.titled : styles.filled}>
        <div className={styles.start}>{start}</div>
        {children ?? (title === undefined ? <span /> : <h1 className={styles.title}>{title}</h1>)}
        <div className={styles.end}>{end}</div>
      </div>
    </header>
  )
}
