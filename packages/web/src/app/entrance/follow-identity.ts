import type { DeviceStorage } from '@diandu/core/kernel'
import type { SessionStore } from '@diandu/core/session'

/** Of a visit whose page was opened again, because another user logged in beside it: until that was told. */
export const REOPENED = 'diandu_reopened'

/**
 * All tabs of a browser share one login. Calls back whenever this one learns that the device now holds another user's
 * than its page shows, or none: from another tab, when it is looked at again, and when Back brings a stored page.
 */
export function followIdentity({ isOvertaken }: Pick<SessionStore, 'isOvertaken'>, onOvertaken: () => void): void {
  const look = () => void (isOvertaken() && onOvertaken())
  for (const event of ['storage', 'focus', 'pageshow']) window.addEventListener(event, look)
  document.addEventListener('visibilitychange', look)
}

export const wasReopened = ({ visit }: Pick<DeviceStorage, 'visit'>): boolean => visit.read(REOPENED) !== null
