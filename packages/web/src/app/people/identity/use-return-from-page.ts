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
