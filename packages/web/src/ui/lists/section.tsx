import type { ReactNode } from 'react'
import type { RenderLink } from '../actions/link-props.ts'
import { classNames } from '../class-names.ts'
import styles from './section.module.css'

interface SectionProps {
  readonly title: string
  readonly children: ReactNode
  /** At the end of the title's line: a link to all of them, a choice. */
  readonly aside?: ReactNode
}

/** A titled part of a page. */
export function Section({ title, aside, children }: SectionProps) {
  return (
    <section className="px-16 mb-16">
      <div className={styles.head}>
        <h2 className="type-body">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

interface CardProps {
  readonly children: ReactNode
  /** The whole card is one link. */
  readonly link?: RenderLink
  readonly padding?: 'regular' | 'none'
}

export function Card({ children, link, padding = 'regular' }: CardProps) {
  const className = classNames(
    styles.card,
    padding === 'regular' ? 'p-16' : styles.filled,
    link && `press-in ${styles.pressable}`,
  )
  return link ? link({ className, children }) : <div className={className}>{children}</div>
}
