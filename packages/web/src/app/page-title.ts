import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

const PageTitleContext = createContext<(title: string) => void>(() => undefined)

export const PageTitleProvider = PageTitleContext.Provider

/** Names the page by what it shows, a shop for one, once that is known; until then its row in the table does. */
export function usePageTitle(title: string | undefined): void {
  const say = useContext(PageTitleContext)
  useEffect(() => {
    if (title !== undefined) return afterPaint(() => say(title))
  }, [say, title])
}

/** What the page at `path` has said its title is. */
export function useSaidTitle(path: string): readonly [string | undefined, (title: string) => void] {
  const [said, setSaid] = useState<{ readonly path: string; readonly title: string }>()
  const say = useCallback((title: string) => setSaid({ path, title }), [path])
  return [said?.path === path ? said.title : undefined, say]
}
