import { parseJson } from '@diandu/core/input'
import { useState } from 'react'
import { useDevice } from '../device/device-context.ts'

/** Where a float was moved, and what in it was closed; kept for one visit. */
interface FloatVisit {
  readonly closed: string | null
  /** Of its upper left corner, in CSS pixels; null where it was not moved. */
  readonly place: { readonly left: number; readonly top: number } | null
}

const NOTHING: FloatVisit = { closed: null, place: null }

export function useFloatVisit(key: string): readonly [FloatVisit, (more: Partial<FloatVisit>) => void] {
  const { storage } = useDevice()
  const [visit, setVisit] = useState(() => parseFloatVisit(storage.visit.read(key)))
  const change = (more: Partial<FloatVisit>) => {
    const changed = { ...visit, ...more }
    setVisit(changed)
    storage.visit.write(key, JSON.stringify(changed))
  }
  return [visit, change]
}

/** Total: anything else counts as empty. */
function parseFloatVisit(text: string | null): FloatVisit {
  const stored = parseJson(text)
  return isFloatVisit(stored) ? stored : NOTHING
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
