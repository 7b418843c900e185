import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon, type AnyIcon } from '../pictures/icon.tsx'
import type { RenderLink } from '../actions/link-props.ts'
import styles from './list-row.module.css'

interface ListRowProps {
  readonly title: ReactNode
  readonly detail?: ReactNode
  readonly icon?: AnyIcon
  readonly end?: ReactNode
  readonly link?: RenderLink
  readonly onClick?: () => void
}

/** A line of a settings list or a menu; rows are in a Card without padding. */
export function ListRow({ title, detail, icon, end, link, onClick }: ListRowProps) {
  const leads = link !== undefined || onClick !== undefined
  const className = classNames('focus-inside', styles.row, leads && 'pressable')
  const content = (
    <span className={styles.face}>
      {icon && (
        <span className="mr-12 ferry">
          <Icon name={icon} />
        </span>
      )}
      <span className={styles.messages}>
        <span className="block">{title}</span>
        {detail && <span className="note block">{detail}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
      {leads && (
        <span className={`ml-4 quiet ${styles.arrow}`} data-screen-only>
          <Icon name="chevron-right" size="small" />
        </span>
      )}
    </span>
  )
  if (link) return link({ className, children: content })
  if (onClick)
    return (
      <button type="button" className={className} onClick={onClick}>
        {content}
      </button>
    )
  return <div className={className}>{content}</div>
}
