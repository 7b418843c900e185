import { useLayoutEffect, useRef } from 'react'
import { goDownTo } from '../../router/scroll-places.ts'
import { useFocusContent } from './use-focus-content.ts'

/**
 * Steps of a page that have no address of their own: one that is come to begins at its top, one that is gone back to
 * where it was left. Where what had the focus is gone, the focus goes into the step's content. `order` counts the steps
 * from the page's first one; undefined while none is shown.
 */
export function useStepPlace(step: string, order: number | undefined): void {
  const shown = useRef<{ readonly step: string; readonly order: number }>(undefined)
  const focusContent = useFocusContent()
  const places = useRef(new Map<string, number>())
  useLayoutEffect(() => {
    const onScroll = () => {
      if (shown.current !== undefined) places.current.set(shown.current.step, window.scrollY)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  useLayoutEffect(() => {
    const before = shown.current
    if (order === undefined || before?.step === step) return undefined
    shown.current = { step, order }
    // The first one is where its page is.
    if (before === undefined) return undefined
    if (document.activeElement === document.body) focusContent()
    const left = order < before.order ? places.current.get(step) : undefined
    if (left !== undefined) return goDownTo(left)
    document.documentElement.scrollTop = 0
    return undefined
  }, [step, order, focusContent])
}
