import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'
import styles from './badge.module.css'

interface BadgeProps {
  readonly children: ReactNode
  readonly tone?: 'plain' | 'ferry' | 'amber' | 'green' | 'price' | 'alarm'
  readonly icon?: IconName
}

/** A state or a quality in a word. */
export function Badge({ children, tone = 'plain', icon }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon && <Icon name={icon} size="small" />}
      <span>{children}</span>
    </span>
  )
}
