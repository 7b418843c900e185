import type { ReactNode } from 'react'
import styles from './layout.module.css'

interface PlainLayoutProps {
  readonly children: ReactNode
  /** A TopBar with back and title. */
  readonly topBar: ReactNode
  /** A StickyAction. */
  readonly action?: ReactNode
  readonly floating?: ReactNode
  readonly skipLabel: string
}

/** One thing at a time: back, content, at most one action at the bottom. */
export function PlainLayout({ children, topBar, action, floating, skipLabel }: PlainLayoutProps) {
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#content">{skipLabel}</a>
      {floating}
      {topBar}
      <main id="content" className={styles.column} tabIndex={-1}>
        <div className={styles.content}>{children}</div>
        {action}
      </main>
    </div>
  )
}
