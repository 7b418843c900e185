/** The page of ours that a visitor wanted, with its query; undefined for anything else that an address may say. */
export function wantedPage(search: string, origin: string): string | undefined {
  const from = new URLSearchParams(search).get('from') ?? ''
  if (!from.startsWith('/') || !URL.canParse(from, origin)) return undefined
  const { origin: its, pathname, search: query } = new URL(from, origin)
  return its === origin && pathname !== '/offline' ? pathname + query : undefined
}
