import { useRef, useState, type ReactNode, type TouchEvent } from 'react'
import { Icon } from '../pictures/icon.tsx'
import { Spinner } from '../feedback/spinner.tsx'
import styles from './pull-to-refresh.module.css'

interface PullToRefreshProps {
  readonly children: ReactNode
  readonly messages: {
    readonly pull: string
    readonly release: string
    readonly refreshing: string
    readonly refresh: string
  }
  readonly onRefresh: () => Promise<unknown>
}

const TRIGGER_PX = 64
const LONGEST_PX = 96

/**
 * Pull down at the top of the page, or press the button that the keyboard finds (and that shows where motion is
 * unwanted).
 */
export function PullToRefresh({ children, messages, onRefresh }: PullToRefreshProps) {
  const [pullPx, setPullPx] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  const startY = useRef<number | null>(null)
  const refresh = async () => {
    if (isBusy) return
    setIsBusy(true)
    try {
      await onRefresh()
    } finally {
      setIsBusy(false)
    }
  }
  const start = (event: TouchEvent) => {
    const wantsStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    startY.current = window.scrollY <= 0 && !isBusy && !wantsStill ? (event.touches[0]?.clientY ?? null) : null
  }
  const move = (event: TouchEvent) => {
    const y = event.touches[0]?.clientY
    if (startY.current === null || y === undefined) return
    setPullPx(window.scrollY > 0 ? 0 : Math.max(0, Math.min(LONGEST_PX, (y - startY.current) / 2)))
  }
  const end = () => {
    startY.current = null
    setPullPx(0)
    if (pullPx >= TRIGGER_PX) void refresh()
  }
  const phase = isBusy ? messages.refreshing : pullPx >= TRIGGER_PX ? messages.release : messages.pull
  return (
    <div className="relative" onTouchStart={start} onTouchMove={move} onTouchEnd={end} onTouchCancel={end}>
      <button
        type="button"
        className={styles.button}
        onClick={() => void refresh()}
        aria-disabled={isBusy || undefined}
      >
        <Icon name="refresh" size="small" /> {messages.refresh}
      </button>
      <div className={styles.sign} role="status">
        {(isBusy || pullPx > 8) && (
          <span className={styles.bubble}>
            {isBusy ? <Spinner /> : <Icon name={pullPx >= TRIGGER_PX ? 'refresh' : 'chevron-down'} size="small" />}
            <span>{phase}</span>
          </span>
        )}
      </div>
      {children}
    </div>
  )
}
