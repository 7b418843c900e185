import { createContext, useContext } from 'react'
import type { Location, Navigator, NavigationType } from 'react-router'
import type { MatchedPage } from './route-row.ts'

/** Where a visit stands: its address, how it came there, and the page of the table that this address belongs to. */
export interface Place {
  readonly location: Location
  readonly navigationType: NavigationType
  readonly matched: MatchedPage | undefined
  /** The same page with another state or query, which is not to jump to its top. */
  readonly keepsScroll: boolean
}

interface StepOptions {
  readonly replace?: boolean
  readonly state?: unknown
}

export interface AppRouter {
  readonly place: () => Place
  readonly subscribe: (hear: () => void) => () => void
  /** For react-router's hooks. */
  readonly navigator: Navigator
  readonly navigate: (to: string | number, options?: StepOptions) => void
}

const AppRouterContext = createContext<AppRouter | null>(null)

export const AppRouterProvider = AppRouterContext.Provider

/** Steps of a visit, for whoever need not know where it stands: nothing is drawn anew when that changes. */
export function useAppRouter(): AppRouter {
  const router = useContext(AppRouterContext)
  if (router === null) throw new Error('useAppRouter needs an AppRouterProvider above it')
  return router
}
