import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import type { IconName } from '../pictures/icon-paths.ts'
import type { RenderLink } from '../actions/link-props.ts'
import styles from './chip.module.css'

interface ChipProps {
  readonly children: ReactNode
  /** For a choice: on or off. What only leads or acts has no such state. */
  readonly chosen?: boolean
  readonly icon?: IconName
  readonly onClick?: () => void
  readonly link?: RenderLink
  /** Opens something: shows the arrow. */
  readonly opens?: boolean
  readonly expanded?: boolean
}

/** A small choice or a short cut. With neither link nor click it is only a word in a frame. */
export function Chip({ children, chosen, icon, onClick, link, opens = false, expanded }: ChipProps) {
  const className = classNames(styles.chip, chosen === true && styles.chosen)
  const messages = (
    <span className={styles.face}>
      {icon && <Icon name={icon} size="small" />}
      <span>{children}</span>
      {opens && <Icon name="chevron-down" size="small" />}
    </span>
  )
  if (link)
    return link({ className, children: messages, ...(chosen === true ? { 'aria-current': 'page' as const } : {}) })
  if (!onClick) return <span className={className}>{messages}</span>
  return (
    <button
      type="button"
      className={className}
      aria-pressed={opens ? undefined : chosen}
      aria-expanded={expanded}
      onClick={onClick}
    >
      {messages}
    </button>
  )
}
