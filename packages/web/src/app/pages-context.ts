import { createContext, useContext } from 'react'

/** The other pages, as a link sees them: it need not know the table, nor what the pages are made of. */
export interface Pages {
  /** Fetches a page's code and what it shows first. */
  readonly prefetch: (path: string) => void
}

const PagesContext = createContext<Pages | null>(null)

export const PagesProvider = PagesContext.Provider

export function usePages(): Pages {
  const pages = useContext(PagesContext)
  if (pages === null) throw new Error('usePages needs a PagesProvider above it')
  return pages
}
