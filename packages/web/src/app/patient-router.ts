import type { DataRouter } from 'react-router'
import { awaitPageCode, isPageCodeHere } from './page-code.tsx'
import type { RouteHandle } from './route-handle.ts'

type RouterState = DataRouter['state']

/**
 * The same router, whose news are heard once the code of their page is here: until then the page before stays in view. What
 * could not come is heard too, for the page's place to tell.
 */
export function patientRouter<Router extends DataRouter>(router: Router): Router {
  const subscribe: DataRouter['subscribe'] = (hear) => {
    let latest: RouterState | undefined
    return router.subscribe((state, options) => {
      latest = state
      const row = rowOf(state)
      if (row === undefined || isPageCodeHere(row)) return hear(state, options)
      void awaitPageCode(row).then(() => {
        if (latest === state) hear(state, { ...options, flushSync: false })
      })
    })
  }
  return Object.create(router, { subscribe: { value: subscribe } }) as Router
}

const rowOf = ({ matches }: RouterState) => (matches.at(-1)?.route.handle as RouteHandle | undefined)?.row
