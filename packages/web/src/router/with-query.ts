/** Another path with the query of this visit. */
export function withQuery(path: string, search: URLSearchParams): string {
  const query = search.toString()
  return query === '' ? path : `${path}?${query}`
}
