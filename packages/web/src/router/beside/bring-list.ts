import type { Location } from 'react-router-dom'
import { afterPaint } from '../../app/rendering/after-paint.ts'
import { markOpenedCard } from '../../app/layout/opened-card.ts'
import { loadPageCode } from '../page-code.tsx'
import type { VisitedPage } from '../page-context.ts'
import { matchPage } from '../prefetch-page.ts'
import { isList, type VisitedPages } from '../visited-pages.ts'

/** Longer than this its cards are not awaited. */
const AWAITED_MS = 10_000

/** What an entry of the history notes, by whichever release; undefined for anything but a list. */
function readPlace(noted: unknown): Location | undefined {
  const { pathname, search, key } = (noted ?? {}) as Readonly<Record<string, unknown>>
  if (typeof pathname !== 'string' || typeof search !== 'string' || typeof key !== 'string') return undefined
  const place = { pathname, search, key, hash: '', state: null }
  return isList(place) ? place : undefined
}

/**
 * Puts the list that an entry of the history notes beside the shop that is shown again, once its code is here. It is
 * found at its own place by Back, like one that was never gone.
 */
export async function bringList(
  noted: unknown,
  { location }: VisitedPage,
  put: (change: (pages: VisitedPages) => VisitedPages) => void,
): Promise<void> {
  const place = readPlace(noted)
  const route = place && matchPage(place.pathname)?.route
  if (place === undefined || route === undefined) return
  await loadPageCode(route)
  put((pages) => {
    if (pages.shown.location.key !== location.key || pages.beside !== undefined) return pages
    const before = [pages.shown, ...pages.hidden]
    const list: VisitedPage = before.find((page) => page.location.key === place.key) ?? {
      location: place,
      navigationType: 'POP',
      // Read before the shop.
      turn: Math.min(...before.map(({ turn }) => turn)) - 1,
      openedBy: 'POP',
      hasArrived: true,
    }
    return { ...pages, hidden: [list, ...pages.hidden.filter((page) => page !== list)], beside: list }
  })
  afterPaint(() => markOnceThere(location.pathname))
}

/** Its cards are asked for once it is there. */
function markOnceThere(path: string): void {
  if (markOpenedCard(path)) return
  const observer = new MutationObserver(() => {
    if (markOpenedCard(path)) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), AWAITED_MS)
}
