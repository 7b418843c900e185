/**
 * The `key=value` pairs of word characters in an address or its search part; of a repeated key the last counts. Without
 * a prototype, so that a key which was not sent is undefined whatever its name.
 */
export function parseQuery(text: string): Readonly<Record<string, string>> {
  const pairs: Record<string, string> = Object.create(null)
  // A word without a value is matched as well, else a long one would be tried again from each of its letters.
  for (const [, key = '', value] of text.matchAll(/(\w+)(?:=(\w+))?/g)) {
    if (value !== undefined) pairs[key] = value
  }
  return pairs
}
