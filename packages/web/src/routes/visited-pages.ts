import { useEffect, useState } from 'react'
import type { Location } from 'react-router-dom'
import { isEntrance } from '@diandu/core/session'
import { isWide } from '../app/rendering/use-is-wide.ts'
import { matchPage } from './prefetch-page.ts'
import type { Step, VisitedPage } from '../router/page-context.ts'

export interface VisitedPages {
  readonly shown: VisitedPage
  /** Pages that were left, the newest first: hidden, and whole when the visitor comes back. */
  readonly hidden: readonly VisitedPage[]
  /** The one of these, if any, that is shown beside: the list that a shop was opened from, where there is room. */
  readonly beside?: VisitedPage | undefined
}

/** So many long lists are a phone's memory worth. */
const MAX_HIDDEN = 2

/**
 * The page that is shown, and those that Back finds as they were left. `step` is where the visit stands. Until the page
 * of another path may be shown, the page before stays, at the last place of its own.
 */
export function useVisitedPages(step: Step, mayShowAnother: boolean): VisitedPages {
  const [known, setKnown] = useState<VisitedPages>({
    shown: { ...step, turn: 0, openedBy: step.navigationType, hasArrived: false },
    hidden: [],
  })
  const isShown = known.shown.location === step.location
  const mayBeShown = mayShowAnother || known.shown.location.pathname === step.location.pathname
  const pages = isShown || !mayBeShown ? known : visitPage(known, step, isWide())
  if (pages !== known) setKnown(pages)
  // Only on a computer, and where there is a list, or was before a reload: what follows it is code of its own.
  useEffect(() => {
    const noted = (history.state as { readonly beside?: unknown } | null)?.beside
    if ((pages.beside ?? noted) !== undefined && isWide())
      import('./list-beside/follow-list.ts')
        .then(({ followList }) => followList(pages, setKnown))
        .catch(() => undefined)
  }, [pages])
  return pages
}

/** The next step of a visit. The same path is the same page, whatever its query. */
export function visitPage({ shown, hidden, beside }: VisitedPages, step: Step, hasRoom = false): VisitedPages {
  const { location, navigationType } = step
  if (shown.location.pathname === location.pathname) return { shown: { ...shown, ...step }, hidden, beside }
  const known = navigationType === 'POP' ? hidden.find((page) => page.location.key === location.key) : undefined
  const others = hidden.filter((page) => page !== known)
  const stored = navigationType !== 'REPLACE' && isRestorable(shown.location) ? [shown, ...others] : others
  const turn = Math.max(...[shown, ...hidden].map((page) => page.turn)) + 1
  const list = hasRoom && isShop(location) ? stored.find((page) => !isShop(page.location)) : undefined
  const kept = list !== undefined && isList(list.location) ? list : undefined
  return {
    shown: { ...(known ?? { turn, openedBy: navigationType }), ...step, hasArrived: true },
    hidden: stored.filter((page, at) => at < MAX_HIDDEN || page === kept),
    beside: kept,
  }
}

const isShop = ({ pathname }: Location): boolean => matchPage(pathname)?.route.title === 'shop'

export const isList = ({ pathname }: Location): boolean =>
  /^(shops|search|market)$/.test(matchPage(pathname)?.route.title ?? '')

/** Nothing of a person's own is kept behind another page, and no form that asks who they are. */
const isRestorable = ({ pathname }: Location): boolean =>
  matchPage(pathname)?.route.rendering === 'server' && !isEntrance(pathname)
