import { useLayoutEffect, useRef } from 'react'
import { useSearchParams, type NavigateOptions } from 'react-router-dom'

/**
 * The choices that an address carries in its query. A change begins from the one before it, also where that one is not
 * rendered yet. react-router's function form begins from the rendered query, so that two quick choices leave the last.
 */
export function useQueryChoices(): readonly [
  URLSearchParams,
  (change: (now: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void,
] {
  const [search, setSearch] = useSearchParams()
  const latest = useRef(search)
  useLayoutEffect(() => {
    latest.current = search
  }, [search])
  return [
    search,
    (change, options = {}) => {
      latest.current = change(latest.current)
      setSearch(latest.current, { replace: true, ...options })
    },
  ]
}
