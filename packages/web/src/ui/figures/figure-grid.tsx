import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './figure-grid.module.css'

export function FigureGrid({ children, columns = 2 }: { readonly children: ReactNode; readonly columns?: 2 | 3 }) {
  return <dl className={classNames(styles.grid, columns === 3 ? styles.three : styles.two)}>{children}</dl>
}
