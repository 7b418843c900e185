import { useEffect } from 'react'
import { useNavigate, type NavigateFunction } from 'react-router-dom'

/** The visit, for what is not rendered: a failure that leads to the login, and the shell around the page. */
export interface NavigationBridge {
  readonly navigate: (path: string) => void
  /** Told after each step, once the new page is shown. */
  readonly subscribe: (listener: () => void) => void
  /** To be called then. */
  readonly onShown: () => void
  /** Stands inside the router. */
  readonly Bridge: () => null
}

export function createNavigationBridge(): NavigationBridge {
  let navigateInside: NavigateFunction | undefined
  const listeners = new Set<() => void>()
  return {
    navigate: (path) => (navigateInside === undefined ? location.assign(path) : void navigateInside(path)),
    subscribe: (listener) => void listeners.add(listener),
    onShown() {
      for (const listener of listeners) listener()
    },
    Bridge() {
      const navigate = useNavigate()
      useEffect(() => {
        navigateInside = navigate
      }, [navigate])
      return null
    },
  }
}
