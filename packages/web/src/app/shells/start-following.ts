import { afterPaint } from '../after-paint.ts'
import type { AppRouter } from '../router-context.ts'
import { followVisit } from './follow-visit.ts'

interface FollowedRouter extends Omit<Parameters<typeof followVisit>[0], 'origin' | 'leaveFor'> {
  readonly router: Pick<AppRouter, 'place' | 'subscribe'>
}

/** Tells the shell of the page that is shown and of each one after it, once a person sees it. */
export function startFollowing({ router, ...means }: FollowedRouter): void {
  const { arrive, leave } = followVisit({ ...means, origin: location.origin, leaveFor: (url) => location.replace(url) })
  let told: string | undefined
  const tell = () => {
    const { pathname, search } = router.place().location
    const path = pathname + search
    if (path === told) return
    told = path
    // Neither sharing nor a bar is worth a broken page: the next one tries again.
    afterPaint(() => void arrive(path).catch(() => undefined))
  }
  router.subscribe(tell)
  window.addEventListener('pagehide', () => void leave().catch(() => undefined))
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    told = undefined
    tell()
  })
  tell()
}
