/** The same page with its request open, for a package or (empty) for none; what was checked stays in the address. */
export function applyPath(path: string, search: URLSearchParams, packageId: string): string {
  const next = new URLSearchParams(search)
  next.set('apply', packageId)
  return `${path}?${next.toString()}`
}
