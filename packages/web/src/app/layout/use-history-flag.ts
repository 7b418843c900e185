import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** Something open over the page, a sheet for one, that the Back button closes: it has its own place in the history. */
export function useHistoryFlag(name: string): readonly [isOpen: boolean, open: () => void, close: () => void] {
  const { state, pathname, search } = useLocation()
  const navigate = useNavigate()
  // Sheets that are open below stay open: a sheet may open another one.
  const opened = (state as { readonly open?: string } | null)?.open ?? ''
  const isOpen = opened.split(' ').includes(name)
  const open = useCallback(
    () => void navigate(pathname + search, { state: { open: `${opened} ${name}`.trim() } }),
    [navigate, pathname, search, opened, name],
  )
  const close = useCallback(() => void navigate(-1), [navigate])
  return [isOpen, open, close]
}
