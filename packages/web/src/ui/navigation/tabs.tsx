import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './tabs.module.css'

interface Tab {
  readonly key: string
  readonly label: string
  readonly count?: number
}

interface TabsProps {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly current: string
  readonly onChange: (key: string) => void
  readonly children: ReactNode
}

/** Left and right move, Home and End jump; only the current tab is in the tab order. */
export function Tabs({ label, tabs, current, onChange, children }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const at = tabs.findIndex((tab) => tab.key === current)
  const move = (event: KeyboardEvent) => {
    const goal = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key]
    const tab = goal === undefined ? undefined : tabs[goal]
    if (goal === undefined || !tab) return
    event.preventDefault()
    onChange(tab.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[goal]?.focus()
  }
  return (
    <div>
      <div ref={list} className={`no-scrollbar ${styles.list}`} role="tablist" aria-label={label} data-screen-only>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}${tab.key}`}
            className={classNames(
              'focus-inside',
              styles.tab,
              tab.key === current ? `ink strong ${styles.current}` : 'quiet',
            )}
            aria-selected={tab.key === current}
            aria-controls={tab.key === current ? `${id}panel` : undefined}
            tabIndex={tab.key === current ? 0 : -1}
            onClick={() => onChange(tab.key)}
            onKeyDown={move}
          >
            <span>{tab.label}</span>
            {tab.count !== undefined && <span className="note ml-4 regular">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${current}`} tabIndex={-1}>
        {children}
      </div>
    </div>
  )
}
