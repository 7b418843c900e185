import { useEffect, useState } from 'react'
import { whenIdle } from './on-visible.ts'

/** A press from before the code came is done again as a click alone. */
const ACTS = ['scroll', 'pointerdown', 'touchstart', 'keydown', 'click'] as const

/** Whether the visitor has scrolled, pressed or typed, and the browser has had a quiet moment since. */
export function useHasActed(): boolean {
  const [hasActed, setActed] = useState(false)
  useEffect(() => {
    let cancelIdle = () => {}
    const stop = () => {
      for (const act of ACTS) window.removeEventListener(act, onAct, true)
    }
    const onAct = () => {
      stop()
      cancelIdle = whenIdle(() => setActed(true))
    }
    // The document marks an act from before the code came (`start-scripts.ts` in the server).
    if ('acted' in document.documentElement.dataset) onAct()
    else for (const act of ACTS) window.addEventListener(act, onAct, { capture: true, passive: true })
    return () => {
      stop()
      cancelIdle()
    }
  }, [])
  return hasActed
}
