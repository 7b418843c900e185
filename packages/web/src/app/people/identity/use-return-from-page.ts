import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * When a person is sent back from a check elsewhere (`?returned=1`, with a `token` of the provider's) its result is
 * asked for once, as soon as the page can.
 */
export function useReturnFromPage(isThere: boolean, onReturned: () => void): void {
  const [search, setSearch] = useSearchParams()
  const isBack = search.get('returned') !== null
  useEffect(() => {
    if (!isBack || !isThere) return
    setSearch(
      (before) => {
        for (const name of ['returned', 'token']) before.delete(name)
        return before
      },
      { replace: true },
    )
    onReturned()
  }, [isBack, isThere, setSearch, onReturned])
}

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
