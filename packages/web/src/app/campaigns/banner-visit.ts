/** Where the banner of a campaign was moved, and which was closed; kept for one visit. */
export interface BannerVisit {
  readonly closed: string | null
  /** Of its upper left corner, in CSS pixels; null where it was not moved. */
  readonly place: { readonly left: number; readonly top: number } | null
}

const KEY = 'campaign-banner'
const NOTHING: BannerVisit = { closed: null, place: null }

/** A storage that is full, closed or holds something else counts as empty. */
export function readBannerVisit(): BannerVisit {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null')
    return isBannerVisit(stored) ? stored : NOTHING
  } catch {
    return NOTHING
  }
}

export function writeBannerVisit(visit: BannerVisit): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(visit))
  } catch {
    // It is shown again on the next page, where it stood first.
  }
}

function isBannerVisit(stored: unknown): stored is BannerVisit {
  if (typeof stored !== 'object' || stored === null) return false
  const { closed, place } = stored as Partial<Record<keyof BannerVisit, unknown>>
  return (closed === null || typeof closed === 'string') && (place === null || isPlace(place))
}

function isPlace(place: unknown): boolean {
  if (typeof place !== 'object' || place === null) return false
  const { left, top } = place as { readonly left?: unknown; readonly top?: unknown }
  return typeof left === 'number' && typeof top === 'number'
}
