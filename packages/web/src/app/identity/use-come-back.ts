import { useEffect } from 'react'

/** The page is visible again: from another app, or by Back. */
export function useComeBack(onBack: () => void, isAwaited: boolean): void {
  useEffect(() => {
    if (!isAwaited) return
    const look = () => {
      if (document.visibilityState === 'visible') onBack()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [onBack, isAwaited])
}
