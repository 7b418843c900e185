import type { OwnAlert } from '@diandu/core/alerts'

/** One that was thrown away on this visit, and where it stood. */
export interface RemovedAlert {
  readonly alert: OwnAlert
  readonly place: number
}

/** Those that were thrown away keep their places until the page is left, so that they can be taken back. */
export function withRemoved(alerts: readonly OwnAlert[], removed: readonly RemovedAlert[]): readonly OwnAlert[] {
  const shown = alerts.filter(({ id }) => !removed.some(({ alert }) => alert.id === id))
  for (const { alert, place } of removed.toSorted((one, other) => one.place - other.place))
    shown.splice(place, 0, alert)
  return shown
}
