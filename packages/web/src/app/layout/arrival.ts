import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useVisitedPage } from '../../router/page-context.ts'
import { afterPaint } from '../rendering/after-paint.ts'

/**
 * After a step from one page to the next the focus goes along: to the new content, unless a field of the new page has
 * taken it already. Without this a keyboard would go on from a link that is no longer there. On the page that a visit
 * begins with, the browser itself puts the focus at the document's start.
 */
export function useArrival(): RefObject<HTMLElement | null> {
  const content = useRef<HTMLElement>(null)
  const { hasArrived } = useVisitedPage()
  const arrive = useEffectEvent(() => {
    if (hasArrived && !(document.activeElement instanceof HTMLInputElement))
      content.current?.focus({ preventScroll: true })
  })
  useEffect(() => afterPaint(arrive), [])
  return content
}
