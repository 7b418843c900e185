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

const TONES = {
  plain: 'tone-plain',
  ferry: 'tone-ferry',
  amber: 'tone-amber',
  green: 'tone-green',
  price: 'tone-price',
  alarm: 'tone-alarm',
}

/** A state or a quality in a word. */
export function Badge({ children, tone = 'plain', icon }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, TONES[tone])}>
      {icon && <Icon name={icon} size="small" />}
      <span>{children}</span>
    </span>
  )
}
