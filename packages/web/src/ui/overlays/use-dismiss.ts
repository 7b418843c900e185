import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Closes what is open by Escape or by a tap elsewhere. */
export function useDismiss(isOpen: boolean, root: RefObject<HTMLElement | null>, close: () => void): void {
  const dismiss = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) dismiss()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss()
    }
    document.addEventListener('pointerdown', onPointer)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPointer)
      document.removeEventListener('keydown', onKey)
    }
  }, [isOpen, root])
}
