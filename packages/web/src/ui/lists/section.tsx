import type { ReactNode } from 'react'
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
