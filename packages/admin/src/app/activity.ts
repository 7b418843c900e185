import { MINUTE_MS, type Clock } from '@diandu/core/kernel'

/** A page that is only open must not keep its session alive: queues are not read again by themselves any more. */
const ACTIVE_MS = 5 * MINUTE_MS

export interface Activity {
  /** The person pressed something; true where they come back. */
  readonly note: () => boolean
  readonly isRecent: () => boolean
}

export function createActivity(clock: Pick<Clock, 'now'>): Activity {
  let lastAt = clock.now()
  const isRecent = () => clock.now() - lastAt < ACTIVE_MS
  return {
    isRecent,
    note: () => {
      const isBack = !isRecent()
      lastAt = clock.now()
      return isBack
    },
  }
}
