import { useEffect, useState, type RefObject } from 'react'
import { useHasActed } from './use-has-acted.ts'

/** How far below the screen something counts as near, in CSS pixels, unless a part says otherwise. */
const AHEAD_PX = 600

/**
 * Whether an element has come near what is seen of the page; at once in a browser too old to tell. For who has touched
 * nothing yet, near is what they see: a phone that only loads a page fetches and runs nothing for what is below.
 */
export function useNear(element: RefObject<Element | null>, aheadPx = AHEAD_PX): boolean {
  const [isNear, setNear] = useState(false)
  const margin = useHasActed() ? aheadPx : 0
  useEffect(() => {
    if (element.current === null || isNear) return
    if (typeof IntersectionObserver === 'undefined') return setNear(true)
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `0px 0px ${margin}px 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear, margin])
  return isNear
}
