import { createContext, useContext, useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { afterPaint } from './after-paint.ts'

/** False on the page that a visit began with: there the browser itself puts the focus at the document's start. */
const ArrivalContext = createContext(false)

export const ArrivalProvider = ArrivalContext.Provider

/**
 * After a step from one page to the next the focus goes along: to the new content, unless a field of the new page has
 * taken it already. Without this a keyboard would go on from a link that is no longer there.
 */
export function useArrival(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null)
  const hasCome = useContext(ArrivalContext)
  const arrive = useEffectEvent(() => {
    if (hasCome && !(document.activeElement instanceof HTMLInputElement)) content.current?.focus({ preventScroll: true })
  })
  useEffect(() => afterPaint(arrive), [])
  return content
}
