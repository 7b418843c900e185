import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'
import { clampInside } from '@diandu/core/support'
import { floatMessages } from '../../messages/float.messages.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/pictures/icon.tsx'
import { useMessages } from '../preferences/preferences.ts'
import { useGivesWay } from './gives-way.ts'
import styles from './floating.module.css'

const MOVE = [
  'M12 3.5v17M3.5 12h17',
  'm9.5 6 2.5-2.5L14.5 6M9.5 18l2.5 2.5 2.5-2.5M6 9.5 3.5 12 6 14.5M18 9.5l2.5 2.5-2.5 2.5',
]

interface FloatPlace {
  readonly left: number
  readonly top: number
}

interface FloatingProps {
  readonly label: string
  /** Of the grip: what it moves, and how. */
  readonly moveLabel: string
  /** `null` where it was not moved. */
  readonly place: FloatPlace | null
  readonly onMove: (place: FloatPlace) => void
  readonly onClose: () => void
  /** The initial distance from the lower edge in CSS pixels: above the tab bar. */
  readonly fromBottom: number
  /** Its length decides the size. */
  readonly says: string
  readonly children: (className: string) => ReactNode
}

const STEP = 24
const STEPS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
const FROM_RIGHT = 12

/**
 * Dragged by its grip, stepped by the arrow keys, or sent to the next corner by a press of the grip. It steps aside
 * where it would lie on a control.
 */
export function Floating({ label, moveLabel, place, onMove, onClose, fromBottom, says, children }: FloatingProps) {
  const messages = useMessages(floatMessages)
  const box = useRef<HTMLElement>(null)
  const drag = useRef<{ readonly x: number; readonly y: number; readonly left: number; readonly top: number }>(
    undefined,
  )
  const hasMoved = useRef(false)
  const screen = useScreen()
  const givesWay = useGivesWay(box, place !== null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  // Measured before it is painted: it is never seen to jump to its place.
  useLayoutEffect(() => {
    if (box.current !== null) setSize({ width: box.current.offsetWidth, height: box.current.offsetHeight })
  }, [says])
  const first = { left: screen.width - size.width - FROM_RIGHT, top: screen.height - size.height - fromBottom }
  const position = clampInside({ ...(place ?? first), ...size }, screen)
  const moveTo = (left: number, top: number) => onMove(clampInside({ left, top, ...size }, screen))
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    drag.current = { x: event.clientX, y: event.clientY, ...position }
    hasMoved.current = false
    // Old browsers have none: there a drag ends where the finger leaves the grip.
    if ('setPointerCapture' in event.currentTarget) event.currentTarget.setPointerCapture(event.pointerId)
  }
  const pull = (event: PointerEvent) => {
    const from = drag.current
    if (from === undefined) return
    const [right, down] = [event.clientX - from.x, event.clientY - from.y]
    if (Math.abs(right) + Math.abs(down) > STEP / 4) hasMoved.current = true
    if (hasMoved.current) moveTo(from.left + right, from.top + down)
  }
  const toNextCorner = () => {
    if (hasMoved.current) return void (hasMoved.current = false)
    const [isRight, isLow] = [
      position.left > (screen.width - size.width) / 2,
      position.top > (screen.height - size.height) / 2,
    ]
    const [right, low] = [screen.width - size.width - FROM_RIGHT, screen.height - size.height - fromBottom]
    if (isRight && isLow) moveTo(FROM_RIGHT, low)
    else if (isLow) moveTo(FROM_RIGHT, fromBottom)
    else if (isRight) moveTo(right, low)
    else moveTo(right, fromBottom)
  }
  const step = (event: KeyboardEvent) => {
    const by = STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    moveTo(position.left + by[0], position.top + by[1])
  }
  return (
    <aside
      ref={box}
      className={classNames(styles.float, givesWay && styles.aside)}
      aria-label={label}
      style={position}
      data-screen-only
    >
      <button
        type="button"
        className={styles.grip}
        aria-label={moveLabel}
        onPointerDown={press}
        onPointerMove={pull}
        onPointerUp={() => (drag.current = undefined)}
        onPointerCancel={() => (drag.current = undefined)}
        onClick={toNextCorner}
        onKeyDown={step}
      >
        <Icon name={MOVE} size="small" />
      </button>
      {children(styles.link ?? '')}
      <button type="button" className={styles.grip} aria-label={messages.close} onClick={onClose}>
        <Icon name="close" size="small" />
      </button>
    </aside>
  )
}

/** The size of what is seen of the page; a screen that was turned is another one. */
function useScreen(): { readonly width: number; readonly height: number } {
  const [screen, setScreen] = useState(measure)
  useEffect(() => {
    const onResize = () => setScreen(measure())
    window.addEventListener('resize', onResize)
    return () => window.removeEventListener('resize', onResize)
  }, [])
  return screen
}

const measure = () => ({ width: document.documentElement.clientWidth || window.innerWidth, height: window.innerHeight })
