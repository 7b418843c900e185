import { Navigate, useSearchParams } from 'react-router-dom'
import { withQuery } from './with-query.ts'

/** Leads to another page in the place of this one, so that Back does not come here again. */
export function RedirectPage({ to }: { readonly to: string }) {
  const [search] = useSearchParams()
  return <Navigate to={withQuery(to, search)} replace />
}
