import { useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'
import type { Place } from './router-context.ts'
import { whenIdle } from './when-seen.ts'

/** A page in the document. One that is come back to is another one. */
export interface StandingPage {
  /** Counted from 0, the page that the visit began with. */
  readonly turn: number
  readonly place: Place
}

export interface StandingPages {
  readonly shown: StandingPage
  /** Still there, and seen by nobody. */
  readonly left?: StandingPage
}

/**
 * The page that is shown and, after a step through the market, for a moment the one that was left: to take a long list apart
 * costs a slow phone a third of a tap, and nobody waits for it.
 */
export function useStandingPages(place: Place): StandingPages {
  const [known, setKnown] = useState<StandingPages>({ shown: { turn: 0, place } })
  const pages = known.shown.place === place ? known : goOn(known, place)
  if (pages !== known) setKnown(pages)
  const { left } = pages
  useEffect(() => {
    if (left === undefined) return undefined
    let cancelIdle = () => {}
    const cancelPaint = afterPaint(() => {
      cancelIdle = whenIdle(() => setKnown(({ shown }) => ({ shown })))
    })
    return () => {
      cancelPaint()
      cancelIdle()
    }
  }, [left])
  return pages
}

/** The same path is the same page, whatever its query. */
export function goOn({ shown, left }: StandingPages, place: Place): StandingPages {
  if (shown.place.location.pathname === place.location.pathname) return { shown: { ...shown, place }, ...(left === undefined ? {} : { left }) }
  const next = { turn: shown.turn + 1, place }
  return mayStandUnseen(shown.place, place) ? { shown: next, left: shown } : { shown: next }
}

/** From one public page on to another: no sheet is open there, and nothing of it is a person's own. */
const mayStandUnseen = (from: Place, to: Place): boolean => to.navigationType === 'PUSH' && [from, to].every(({ matched }) => matched?.row.rendering === 'server')
