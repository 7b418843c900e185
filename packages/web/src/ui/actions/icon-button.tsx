import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import type { IconName } from '../pictures/icon-paths.ts'
import type { RenderLink } from './link-props.ts'
import styles from './icon-button.module.css'

interface IconButtonProps {
  readonly icon: IconName
  readonly label: string
  readonly onClick?: () => void
  readonly link?: RenderLink
  /** For a button that stays in: a heart that is on. */
  readonly pressed?: boolean
  readonly expanded?: boolean
  readonly disabled?: boolean
}

/** 44 by 44 whatever is drawn inside. */
export function IconButton({ icon, label, onClick, link, pressed, expanded, disabled }: IconButtonProps) {
  const className = classNames(styles.button, pressed && 'ferry')
  const drawing = <Icon name={icon} />
  if (link) return link({ className, children: drawing, 'aria-label': label })
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      disabled={disabled}
      onClick={onClick}
    >
      {drawing}
    </button>
  )
}
