import { useRef, useState, type HTMLAttributes, type PointerEvent } from 'react'
import { DOUBLE_TAP_SCALE, moveBy, toggleAt, WHOLE, zoomAt, type Zoom } from './zoom.ts'

const DOUBLE_TAP_MS = 300
/** A finger that moved less has tapped. */
const TAP_PX = 10
const SWIPE_PX = 56
const KEY_STEP_PX = 60

interface UseZoom {
  readonly zoom: Zoom
  readonly reset: () => void
  /** One step larger or smaller, in the middle. */
  readonly step: (larger: boolean) => void
  /** By arrow keys; false where the picture is whole, and there is nothing to move. */
  readonly pan: (x: number, y: number) => boolean
  readonly props: HTMLAttributes<HTMLElement>
}

/** Pinching, double taps and moving by pointers. A swipe over a whole picture turns to another one. */
export function useZoom(picture: number, onTurn: (by: 1 | -1) => void): UseZoom {
  const [held, hold] = useState({ of: picture, zoom: WHOLE })
  // Another picture begins whole.
  const zoom = held.of === picture ? held.zoom : WHOLE
  const setZoom = (change: (now: Zoom) => Zoom) =>
    hold((now) => ({ of: picture, zoom: change(now.of === picture ? now.zoom : WHOLE) }))
  const frame = useRef({ width: 1, height: 1 })
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const begun = useRef({ x: 0, y: 0, isAlone: true })
  const tapped = useRef({ at: 0, x: 0, y: 0 })
  const place = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    frame.current = { width, height }
    return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
  }
  const step = (larger: boolean) =>
    setZoom((now) => zoomAt(now, now.scale * (larger ? 1.5 : 1 / 1.5), { x: 0, y: 0 }, frame.current))
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId)
    if (before === undefined) return
    const now = place(event)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    if (other === undefined) {
      setZoom((shown) =>
        shown.scale > 1 ? moveBy(shown, { x: now.x - before.x, y: now.y - before.y }, frame.current) : shown,
      )
      return
    }
    const apart = (point: { x: number; y: number }) => Math.hypot(point.x - other.x, point.y - other.y)
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
    setZoom((shown) => zoomAt(shown, (shown.scale * apart(now)) / Math.max(1, apart(before)), middle, frame.current))
  }
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (!pointers.current.delete(event.pointerId) || !begun.current.isAlone) return
    const now = place(event)
    const [movedX, movedY] = [now.x - begun.current.x, now.y - begun.current.y]
    if (Math.hypot(movedX, movedY) < TAP_PX) {
      const { at, x, y } = tapped.current
      const isDouble = event.timeStamp - at < DOUBLE_TAP_MS && Math.hypot(now.x - x, now.y - y) < TAP_PX * 3
      tapped.current = { at: isDouble ? 0 : event.timeStamp, ...now }
      if (isDouble) setZoom((shown) => toggleAt(shown, now, frame.current))
    } else if (zoom.scale === 1 && Math.abs(movedX) > Math.max(SWIPE_PX, Math.abs(movedY))) onTurn(movedX < 0 ? 1 : -1)
  }
  return {
    zoom,
    reset: () => setZoom(() => WHOLE),
    step,
    pan: (x, y) => {
      if (zoom.scale === 1) return false
      setZoom((shown) => moveBy(shown, { x: x * KEY_STEP_PX, y: y * KEY_STEP_PX }, frame.current))
      return true
    },
    props: {
      onPointerDown: (event) => {
        const at = place(event)
        event.currentTarget.setPointerCapture?.(event.pointerId)
        pointers.current.set(event.pointerId, at)
        begun.current = { ...at, isAlone: pointers.current.size === 1 }
      },
      onPointerMove,
      onPointerUp,
      onPointerCancel: (event) => void pointers.current.delete(event.pointerId),
      onWheel: (event) => {
        const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
        frame.current = { width, height }
        const at = { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
        setZoom((shown) => zoomAt(shown, shown.scale * DOUBLE_TAP_SCALE ** (-event.deltaY / 400), at, frame.current))
      },
    },
  }
}
