import { hueStyle } from '../hue-style.ts'
import { classNames } from '../class-names.ts'
import styles from './platform-mark.module.css'

interface PlatformMarkProps {
  /** One or two characters. */
  readonly label: string
  /** Degrees; taken to the nearest of twelve, at which its letters are known to read. */
  readonly hue: number
  readonly size?: 'small' | 'medium' | 'large'
}

/** Our own letter tile for a platform. Decoration: the platform's name is always beside it. */
export function PlatformMark({ label, hue, size = 'medium' }: PlatformMarkProps) {
  return (
    <span aria-hidden="true" className={classNames(styles.mark, styles[size])} style={hueStyle(hue)}>
      {label}
    </span>
  )
}
