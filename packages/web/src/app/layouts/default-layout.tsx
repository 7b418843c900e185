import type { ReactNode } from 'react'
import styles from './layout.module.css'

interface DefaultLayoutProps {
  readonly children: ReactNode
  readonly tabBar: ReactNode
  readonly topBar?: ReactNode
  /** LoadingBar, ToastViewport and whatever else floats. */
  readonly floating?: ReactNode
  readonly skipLabel: string
}

/** The market's own pages: content between a top bar and the tab bar. */
export function DefaultLayout({ children, tabBar, topBar, floating, skipLabel }: DefaultLayoutProps) {
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#content">{skipLabel}</a>
      {floating}
      {topBar}
      <main id="content" className={styles.content} tabIndex={-1}>{children}</main>
      {tabBar}
    </div>
  )
}
