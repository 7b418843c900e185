import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './chip-group.module.css'

interface ChipGroupProps {
  readonly children: ReactNode
  readonly label: string
  /** `wrap` on several lines, or `scroll` sideways on one. */
  readonly flow?: 'wrap' | 'scroll'
}

export function ChipGroup({ children, label, flow = 'wrap' }: ChipGroupProps) {
  return (
    <div role="group" aria-label={label} className={classNames('no-scrollbar', styles.group, styles[flow])}>
      {children}
    </div>
  )
}
