import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import styles from './section-tabs.module.css'

export interface PageSection {
  /** The id of the element that it leads to. */
  readonly id: string
  readonly label: string
}

interface SectionTabsProps {
  readonly label: string
  readonly sections: readonly PageSection[]
}

/** A section is read once it is in the upper part of the screen, below the bars. */
const READ_FROM_PX = 140
const READ_BAND = `-${READ_FROM_PX}px 0px -50% 0px`

/** Whether a reader is still above all of them. */
const isAbove = (first: PageSection | undefined): boolean =>
  first !== undefined && (document.getElementById(first.id)?.getBoundingClientRect().top ?? 0) > READ_FROM_PX

/**
 * Leads to the sections of one long page and tells which one is read. They are links: before any script they lead there
 * too. Left and right, Home and End move among them.
 */
export function SectionTabs({ label, sections }: SectionTabsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(sections[0]?.id)
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined
    const inBand = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) inBand[isIntersecting ? 'add' : 'delete'](target.id)
        const read = sections.find(({ id }) => inBand.has(id)) ?? (isAbove(sections[0]) ? sections[0] : undefined)
        if (read !== undefined) setCurrent(read.id)
      },
      { rootMargin: READ_BAND },
    )
    for (const { id } of sections) {
      const section = document.getElementById(id)
      if (section !== null) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [sections])
  const linkAt = (place: number) => list.current?.querySelectorAll('a')[place]
  const move = (event: KeyboardEvent, at: number) => {
    const goal = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: sections.length - 1 }[event.key]
    const link = goal === undefined ? undefined : linkAt((goal + sections.length) % sections.length)
    if (link === undefined) return
    event.preventDefault()
    link.focus()
  }
  const go = (event: MouseEvent, id: string) => {
    const section = document.getElementById(id)
    if (section === null) return
    event.preventDefault()
    const isCalm = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
    section.scrollIntoView?.({ behavior: isCalm ? 'auto' : 'smooth' })
    section.focus({ preventScroll: true })
    setCurrent(id)
  }
  return (
    <nav className={styles.bar} aria-label={label}>
      <ul ref={list} className={styles.list}>
        {sections.map(({ id, label: name }, at) => (
          <li key={id} className={styles.item}>
            <a
              href={`#${id}`}
              className={classNames(styles.tab, id === current && styles.current)}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => go(event, id)}
              onKeyDown={(event) => move(event, at)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
