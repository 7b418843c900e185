import { useEffect } from 'react'

/** The page is visible again, from another app or by Back; or what was not heard can be now: the network is back. */
export function useComeBack(onBack: () => void, isAwaited: boolean): void {
  useEffect(() => {
    if (!isAwaited) return
    const look = () => {
      if (document.visibilityState === 'visible') onBack()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  }, [onBack, isAwaited])
}
