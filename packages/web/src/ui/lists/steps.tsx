import { classNames } from '../class-names.ts'
import styles from './steps.module.css'

interface StepsProps {
  readonly label: string
  readonly steps: readonly string[]
  /** The place of the one that is shown. */
  readonly at: number
}

/** How far one has come in a form of a few steps. */
export function Steps({ label, steps, at }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, place) => (
        <li
          key={step}
          className={classNames(styles.step, place <= at && styles.reached, place === at ? 'ferry strong' : 'quiet')}
          aria-current={place === at ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  )
}
