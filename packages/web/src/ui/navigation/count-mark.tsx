import { VisuallyHidden } from '../accessibility/visually-hidden.tsx'
import styles from './count-mark.module.css'

interface CountMarkProps {
  readonly shown: string
  /** For a screen reader: the count, and of what. */
  readonly label: string
  /** In a line of text, or at the corner of a tab. */
  readonly place: 'line' | 'tab'
}

/** How many there are of something that a person has not seen to. */
export function CountMark({ shown, label, place }: CountMarkProps) {
  return (
    <span className={place === 'tab' ? styles.tab : 'inline-block'}>
      <span className={styles.mark} aria-hidden="true">
        {shown}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
