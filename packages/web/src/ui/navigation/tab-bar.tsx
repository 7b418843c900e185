import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../pictures/icon.tsx'
import type { IconName } from '../pictures/icon-paths.ts'
import type { RenderLink } from '../actions/link-props.ts'
import styles from './tab-bar.module.css'

export interface TabBarItem {
  readonly key: string
  readonly label: string
  readonly icon: IconName
  readonly link: RenderLink
  readonly current: boolean
  /** A badge, such as a count. */
  readonly mark?: ReactNode
}

export function TabBar({ label, items }: { readonly label: string; readonly items: readonly TabBarItem[] }) {
  return (
    <nav className={styles.bar} aria-label={label}>
      <ul className={`flex ${styles.items}`}>
        {items.map((item) => (
          <li key={item.key} className={styles.item}>
            {item.link({
              className: classNames('pressable', styles.link, item.current && styles.current),
              ...(item.current ? { 'aria-current': 'page' as const } : {}),
              children: (
                <>
                  <Icon name={item.icon} />
                  <span>{item.label}</span>
                  {item.mark}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  )
}
