import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { afterPaint } from '../app/rendering/after-paint.ts'

type SayTitle = (path: string, title: string) => void

const PageTitleContext = createContext<SayTitle>(() => undefined)

export const PageTitleProvider = PageTitleContext.Provider

/** Names the page by what it shows, a shop for one, once that is known; until then its row in the table does. */
export function usePageTitle(title: string | undefined): void {
  const say = useContext(PageTitleContext)
  const { pathname } = useLocation()
  useEffect(() => {
    if (title !== undefined) return afterPaint(() => say(pathname, title))
  }, [say, pathname, title])
}

interface TitleOfPath {
  readonly path: string
  readonly title: string
}

/** The title that the page at `path` has set. A title that the previous page sets late is ignored. */
export function useTitleOf(path: string): readonly [string | undefined, SayTitle] {
  const [titles, setTitles] = useState<readonly TitleOfPath[]>([])
  const say = useCallback<SayTitle>(
    (at, title) =>
      setTitles((before) => [{ path: at, title }, ...before.filter((other) => other.path !== at)].slice(0, 2)),
    [],
  )
  return [titles.find((page) => page.path === path)?.title, say]
}
