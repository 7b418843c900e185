import { useState } from 'react'

/** Where a float was moved, and what in it was closed; kept for one visit. */
interface FloatVisit {
  readonly closed: string | null
  /** Of its upper left corner, in CSS pixels; null where it was not moved. */
  readonly place: { readonly left: number; readonly top: number } | null
}

const NOTHING: FloatVisit = { closed: null, place: null }

/** What a visit has done with a float, and how it does more. */
export function useFloatVisit(key: string): readonly [FloatVisit, (more: Partial<FloatVisit>) => void] {
  const [visit, setVisit] = useState(() => readFloatVisit(key))
  const change = (more: Partial<FloatVisit>) => {
    const changed = { ...visit, ...more }
    setVisit(changed)
    writeFloatVisit(key, changed)
  }
  return [visit, change]
}

/** A storage that is full, closed or holds something else counts as empty. */
function readFloatVisit(key: string): FloatVisit {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isFloatVisit(stored) ? stored : NOTHING
  } catch {
    return NOTHING
  }
}

function writeFloatVisit(key: string, visit: FloatVisit): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(visit))
  } catch {
    // It is shown again on the next page, where it stood first.
  }
}

function isFloatVisit(stored: unknown): stored is FloatVisit {
  if (typeof stored !== 'object' || stored === null) return false
  const { closed, place } = stored as Partial<Record<keyof FloatVisit, unknown>>
  return (closed === null || typeof closed === 'string') && (place === null || isPlace(place))
}

function isPlace(place: unknown): boolean {
  if (typeof place !== 'object' || place === null) return false
  const { left, top } = place as { readonly left?: unknown; readonly top?: unknown }
  return typeof left === 'number' && typeof top === 'number'
}
