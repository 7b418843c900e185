import { contentId, useVisitedPage } from '../../router/page-context.ts'

/**
 * Puts the focus into the page's content: where what was pressed is no longer there, a keyboard would go on from
 * nowhere.
 */
export function useFocusContent(): () => void {
  const page = useVisitedPage()
  return () => document.getElementById(contentId(page))?.focus({ preventScroll: true })
}
