import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigationType } from 'react-router'
import { afterPaint } from './after-paint.ts'

const noSubscription = () => () => undefined

/**
 * Whether the long rest of a page may be drawn already. A page opened by a tap shows its most important part in the
 * first frame and the rest right after; drawn by the server, or come back to, it is there at once, so that nothing
 * differs and the scroll place is found.
 */
export function useRestLater(): boolean {
  const isTakingOver = useSyncExternalStore(noSubscription, () => false, () => true)
  const isOpenedByTap = useNavigationType() === 'PUSH'
  const [isReady, setReady] = useState(isTakingOver || !isOpenedByTap)
  useEffect(() => (isReady ? undefined : afterPaint(() => setReady(true))), [isReady])
  return isReady
}
