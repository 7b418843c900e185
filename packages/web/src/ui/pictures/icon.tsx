import { classNames } from '../class-names.ts'
import { ICON_PATHS, type IconName } from './icon-paths.ts'
import styles from './icon.module.css'

/** The strokes of an icon on a field of 24 by 24. */
export type IconPaths = readonly string[]

/** One of those that many pages use, or the strokes of a page's own. */
export type AnyIcon = IconName | IconPaths

interface IconProps {
  readonly name: AnyIcon
  readonly size?: 'small' | 'medium' | 'large'
  /** Said aloud; without it the icon is decoration. */
  readonly label?: string
}

export function Icon({ name, size = 'medium', label }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, styles[size], name === 'heart-filled' && styles.filled)}
      viewBox="0 0 24 24"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {(typeof name === 'string' ? ICON_PATHS[name] : name).map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
