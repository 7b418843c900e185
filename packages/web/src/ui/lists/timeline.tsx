import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import { VisuallyHidden } from '../accessibility/visually-hidden.tsx'
import styles from './timeline.module.css'

export interface TimelineStep {
  readonly key: string
  readonly state: 'done' | 'now' | 'next' | 'failed'
  readonly title: string
  /** Done: when it was. To come: when it is expected. */
  readonly when?: string
  readonly note?: ReactNode
  /** Now: whose turn. */
  readonly turn?: string
  /** Now: by when. */
  readonly byWhen?: ReactNode
  /** Now: what happens otherwise. */
  readonly otherwise?: string
}

interface TimelineProps {
  readonly label: string
  readonly steps: readonly TimelineStep[]
  readonly stateMessages: Readonly<Record<TimelineStep['state'], string>>
}

export function Timeline({ label, steps, stateMessages }: TimelineProps) {
  return (
    <ol aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.key}
          className={classNames(styles.step, styles[step.state])}
          aria-current={step.state === 'now' ? 'step' : undefined}
        >
          <span className={styles.dot} aria-hidden="true">
            {step.state === 'done' && <Icon name="check" size="small" />}
            {step.state === 'failed' && <Icon name="close" size="small" />}
          </span>
          <div>
            <div className="flex wrap between baseline">
              <span className={styles.title}>
                <VisuallyHidden>{stateMessages[step.state]} </VisuallyHidden>
                {step.title}
              </span>
              {step.when && <span className="note">{step.when}</span>}
            </div>
            {step.note && <div className="note">{step.note}</div>}
            {(step.turn || step.byWhen || step.otherwise) && (
              <div className={styles.turn}>
                {step.turn && <strong>{step.turn}</strong>}
                {step.byWhen && <div className={styles.byWhen}>{step.byWhen}</div>}
                {step.otherwise && <div className={styles.otherwise}>{step.otherwise}</div>}
              </div>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
