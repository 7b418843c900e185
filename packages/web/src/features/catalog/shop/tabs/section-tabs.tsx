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

/** A section is read once it has come so far up, below the two bars. */
const READ_FROM_PX = 140

/** The last one that has come up; the first while none has. */
function readSection(sections: readonly PageSection[]): string | undefined {
  const topOf = ({ id }: PageSection) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity
  return (sections.findLast((section) => topOf(section) <= READ_FROM_PX) ?? sections[0])?.id
}

/**
 * Leads to the sections of one long page and tells which one is read. They are links: before any script they lead there
 * too. Left and right, Home and End move among them.
 */
export function SectionTabs({ label, sections }: SectionTabsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(sections[0]?.id)
  useEffect(() => {
    let frame = 0
    const follow = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCurrent(readSection(sections)))
    }
    window.addEventListener('scroll', follow, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', follow)
    }
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
      <ul ref={list} className={`no-scrollbar ${styles.list}`}>
        {sections.map(({ id, label: name }, at) => (
          <li key={id} className={styles.item}>
            <a
              href={`#${id}`}
              className={classNames(
                'focus-inside',
                styles.tab,
                id === current ? `ink strong ${styles.current}` : 'quiet',
              )}
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
