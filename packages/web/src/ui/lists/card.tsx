import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import type { RenderLink } from '../actions/link-props.ts'
import styles from './card.module.css'

interface CardProps {
  readonly children: ReactNode
  /** The whole card is one link. */
  readonly link?: RenderLink
  readonly padding?: 'regular' | 'none'
}

export function Card({ children, link, padding = 'regular' }: CardProps) {
  const className = classNames(styles.card, padding === 'regular' ? 'p-16' : styles.filled, link && styles.pressable)
  return link ? link({ className, children }) : <div className={className}>{children}</div>
}
