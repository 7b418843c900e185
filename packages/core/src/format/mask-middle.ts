/**
 * The first and the last characters of a text, with a star for each between; one that is no longer than those is hidden
 * whole.
 */
export function maskMiddle(text: string, first: number, last: number): string {
  const characters = Array.from(text)
  const lastFrom = characters.length - last
  return characters
    .map((character, place) => (first < lastFrom && (place < first || place >= lastFrom) ? character : '*'))
    .join('')
}
