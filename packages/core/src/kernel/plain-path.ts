/**
 * A path as a router matches it: without query and fragment, decoded, in small letters, without empty parts. Two
 * spellings of one page have one plain path, so that no spelling slips past a rule about pages.
 */
export function plainPath(path: string): string {
  const parts = decoded(path.replace(/[?#].*/s, ''))
    .toLowerCase()
    .split('/')
  return `/${parts.filter((part) => part !== '').join('/')}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
