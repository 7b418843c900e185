import { classNames } from '../class-names.ts'
import styles from './platform-mark.module.css'

const HUES = ['h0', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'h7', 'h8', 'h9', 'h10', 'h11'] as const

interface PlatformMarkProps {
  /** One or two characters. */
  readonly label: string
  /** Degrees; taken to the nearest of twelve, so that no style attribute is needed. */
  readonly hue: number
  readonly size?: 'small' | 'medium' | 'large'
}

/** Our own letter tile for a platform. Decoration: the platform's name is always beside it. */
export function PlatformMark({ label, hue, size = 'medium' }: PlatformMarkProps) {
  const nearest = HUES[((Math.round(hue / 30) % 12) + 12) % 12]
  return (
    <span aria-hidden="true" className={classNames(styles.mark, styles[size], styles[nearest ?? 'h0'])}>
      {label}
    </span>
  )
}
