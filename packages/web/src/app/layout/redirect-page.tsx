import { Navigate, useSearchParams } from 'react-router-dom'

/** Leads to another page in the place of this one, so that Back does not come here again. */
export function RedirectPage({ to }: { readonly to: string }) {
  const [search] = useSearchParams()
  return <Navigate to={withQuery(to, search)} replace />
}

/** Another path with the query of this visit. */
export function withQuery(path: string, search: URLSearchParams): string {
  const query = search.toString()
  return query === '' ? path : `${path}?${query}`
}
