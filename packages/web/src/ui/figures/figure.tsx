import { useId, useRef, useState, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import { useDismiss } from '../overlays/use-dismiss.ts'
import styles from './figure.module.css'

type FigureSource = 'seller' | 'platform' | 'inspector'

interface FigureProps {
  readonly label: string
  readonly value: ReactNode
  readonly source?: FigureSource
  /** The name of the mark: “来源：平台导出”. */
  readonly sourceLabel?: string
  /** Its source and day, in a sentence or two; the mark opens it. */
  readonly sourceDetail?: ReactNode
}

const MARKS = { seller: 'person', platform: 'inbox', inspector: 'seal' } as const

const TONES = { seller: 'amber', platform: 'ferry', inspector: 'ferry' }

/** A figure with its source. Stands in a FigureGrid. */
export function Figure({ label, value, source, sourceLabel, sourceDetail }: FigureProps) {
  const [isOpen, setIsOpen] = useState(false)
  const detailId = useId()
  const root = useRef<HTMLDivElement>(null)
  useDismiss(isOpen, root, () => setIsOpen(false))
  return (
    <div ref={root} className="min-w-0">
      <dt className={styles.label}>
        <span>{label}</span>
        {source && (
          <button
            type="button"
            className={classNames(styles.mark, TONES[source])}
            aria-label={`${label} · ${sourceLabel ?? ''}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailId : undefined}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Icon name={MARKS[source]} size="small" />
          </button>
        )}
      </dt>
      <dd className={styles.value}>
        <span>{value}</span>
        {isOpen && (
          <span id={detailId} role="status" className={classNames(styles.detail, source && TONES[source])}>
            <strong className="type-note strong block">{sourceLabel}</strong>
            <span className="ink">{sourceDetail}</span>
          </span>
        )}
      </dd>
    </div>
  )
}
