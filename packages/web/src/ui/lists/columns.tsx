import type { ReactNode } from 'react'
import styles from './columns.module.css'

/** On a computer what a page says beside itself (`Side`) is in a column of its own; on a phone all is one. */
export function Columns({ children }: { readonly children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>
}

/** Stands where it is read on a phone, and stays in view on a computer. */
export function Side({ children }: { readonly children: ReactNode }) {
  return <div className={styles.side}>{children}</div>
}
