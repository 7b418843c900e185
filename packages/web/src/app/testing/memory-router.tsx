import type { ReactNode } from 'react'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router'
import { createAppRouter } from '../app-router.ts'
import { InRouter, usePlace } from '../app-routes.tsx'
import type { MatchedPage } from '../route-row.ts'
import type { AppRouter } from '../router-context.ts'

type InitialEntries = NonNullable<NonNullable<Parameters<typeof createMemoryHistory>[0]>['initialEntries']>

/** A visit that no browser knows of, at the last of its entries. */
export const memoryRouter = (initialEntries: InitialEntries, match?: (path: string) => MatchedPage | undefined): AppRouter =>
  createAppRouter(createMemoryHistory({ initialEntries }), match === undefined ? {} : { match })

/** A part of a page somewhere in a visit. */
export function SomewhereIn({ router, children }: { readonly router: AppRouter; readonly children: ReactNode }) {
  const place = usePlace(router)
  return (
    <InRouter router={router} place={place}>
      {children}
    </InRouter>
  )
}
