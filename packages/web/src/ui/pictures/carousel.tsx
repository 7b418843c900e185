import { useState, type ReactNode, type UIEvent } from 'react'
import { classNames } from '../class-names.ts'
import styles from './carousel.module.css'

interface CarouselSlide {
  readonly key: string
  /** “第 1 张，共 3 张：…”. */
  readonly label: string
  readonly content: ReactNode
}

/** A row that stops at each slide. Nothing moves by itself; works before any script. */
export function Carousel({ label, slides }: { readonly label: string; readonly slides: readonly CarouselSlide[] }) {
  const [current, setCurrent] = useState(0)
  const follow = (event: UIEvent<HTMLUListElement>) => {
    const { scrollLeft, clientWidth } = event.currentTarget
    setCurrent(Math.round(scrollLeft / Math.max(1, clientWidth)))
  }
  return (
    <div className="relative">
      {/* A row of pictures holds nothing to tab to, and must still scroll by arrow keys. */}
      <ul
        className={`no-scrollbar ${styles.row}`}
        onScroll={follow}
        tabIndex={slides.length > 1 ? 0 : undefined}
        aria-label={label}
      >
        {slides.map((slide) => (
          <li key={slide.key} className={styles.slide} aria-label={slide.label}>
            {slide.content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.dots} aria-hidden="true">
          {slides.map((slide, index) => (
            <span key={slide.key} className={classNames(styles.dot, index === current && styles.current)} />
          ))}
        </div>
      )}
    </div>
  )
}
