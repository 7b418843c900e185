import type { Location } from 'react-router-dom'
import { loadPageCode } from '../page-code.tsx'
import type { VisitedPage } from '../../router/page-context.ts'
import { matchPage } from '../prefetch-page.ts'
import { isList, type VisitedPages } from '../visited-pages.ts'
import { markOpenedCard } from './opened-card.ts'

type ListUpdate = (change: (pages: VisitedPages) => VisitedPages) => void

/**
 * The entry of a shop in the history notes the list beside it; a reload and a long way round bring that back. Either
 * way the card of the shop is the current one there.
 */
export async function followList({ shown, beside }: VisitedPages, put: ListUpdate): Promise<void> {
  const entry = history.state as { readonly key?: string; readonly beside?: unknown } | null
  if (entry?.key !== shown.location.key) return
  if (beside === undefined) return loadList(entry.beside, shown, put)
  const { pathname, search, key } = beside.location
  const note = (depth: number) => {
    const state = history.state as { readonly key?: string } | null
    if (state?.key === shown.location.key)
      history.replaceState({ ...state, beside: { pathname, search, key, depth } }, '')
  }
  const depth = readDepth(entry.beside)
  note(depth)
  markOpenedCard(shown.location.pathname, depth, note)
}

/** Reads a history entry of any release; undefined for anything but a list. */
function readPlace(noted: unknown): Location | undefined {
  const { pathname, search, key } = (noted ?? {}) as Readonly<Record<string, unknown>>
  if (typeof pathname !== 'string' || typeof search !== 'string' || typeof key !== 'string') return undefined
  const place = { pathname, search, key, hash: '', state: null }
  return isList(place) ? place : undefined
}

/** The list's scroll position; entries of an earlier release have none. */
function readDepth(noted: unknown): number {
  const { depth } = (noted ?? {}) as Readonly<Record<string, unknown>>
  return typeof depth === 'number' ? depth : 0
}

/**
 * Puts the list beside the shop that is shown, once its code is here. Back finds it at its own place, like one that was
 * never gone.
 */
async function loadList(noted: unknown, { location }: VisitedPage, put: ListUpdate): Promise<void> {
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
}
