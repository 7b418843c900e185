import type { ReactElement, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  readonly children: ReactNode
  readonly tone?: 'info' | 'warning' | 'success' | 'alarm'
  readonly title?: string
  readonly action?: ReactElement | false | null | undefined
  /** Spoken when it appears: for what comes after an action. */
  readonly live?: boolean
}

const ICONS = { info: 'info', warning: 'warning', success: 'check', alarm: 'warning' } as const

const TONES = { info: 'tone-ferry', warning: 'tone-amber', success: 'tone-green', alarm: 'tone-alarm' }

export function Notice({ children, tone = 'info', title, action, live = false }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, TONES[tone])} role={live ? 'status' : undefined}>
      <span className={styles.icon}>
        <Icon name={ICONS[tone]} size="small" />
      </span>
      <div>
        {title && <strong className="strong block">{title}</strong>}
        <div className={`ink ${styles.messages}`}>{children}</div>
        {action}
      </div>
    </div>
  )
}
