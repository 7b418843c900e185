import { Icon } from '../pictures/icon.tsx'
import { VisuallyHidden } from '../accessibility/visually-hidden.tsx'
import styles from './countdown.module.css'

interface CountdownProps {
  /** For example “付款剩余”. */
  readonly label: string
  /** The time left, worked out by the caller. */
  readonly text: string
  /** Said aloud instead of the ticking text: the instant itself. */
  readonly spoken?: string
}

/** Time that truly runs out. The caller's clock moves it; it is not read out every second. */
export function Countdown({ label, text, spoken }: CountdownProps) {
  return (
    <span className={styles.countdown}>
      <Icon name="clock" size="small" />
      <span>
        {label}{' '}
        <b className="strong nowrap" aria-hidden={spoken === undefined ? undefined : true}>
          {text}
        </b>
      </span>
      {spoken !== undefined && <VisuallyHidden>{spoken}</VisuallyHidden>}
    </span>
  )
}
