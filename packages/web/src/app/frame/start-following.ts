import { isNativeApp } from '@diandu/core/session'
import { noteLeaving } from '../queries/failures/being-left.ts'
import { afterPaint } from '../rendering/after-paint.ts'
import type { NavigationBridge } from '../layout/navigation-bridge.tsx'
import type { SessionSource } from '../session/session-source.ts'
import { followVisit } from './follow-visit.ts'
import { registerDevice } from '../entrance/shells/register-device.ts'

interface FollowedNavigation extends Omit<Parameters<typeof followVisit>[0], 'origin' | 'leaveFor'> {
  readonly navigation: Pick<NavigationBridge, 'subscribe' | 'navigate'>
  readonly session: SessionSource
}

/**
 * Tells the shell of the page that is shown and of each one after it, once a person sees it, and goes where an app says
 * that its notification leads: the guard of that page asks for a login as ever.
 */
export function startFollowing({ navigation, session, ...services }: FollowedNavigation): void {
  const { arrive, leave } = followVisit({
    ...services,
    origin: location.origin,
    leaveFor(url) {
      noteLeaving()
      location.replace(url)
    },
  })
  let sent: string | undefined
  const tell = () => {
    const path = location.pathname + location.search
    if (path === sent) return
    sent = path
    // Neither sharing nor a bar is worth a broken page: the next one tries again.
    afterPaint(() => void arrive(path).catch(() => undefined))
  }
  navigation.subscribe(tell)
  window.addEventListener('pagehide', () => void leave().catch(() => undefined))
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    sent = undefined
    tell()
  })
  tell()
  if (!isNativeApp(services.shell)) return
  void services.ports().then(
    ({ bridge }) => bridge.onOpen(navigation.navigate),
    () => undefined,
  )
  registerDevice({ ...services, session })
}
