/** Undefined where no more names are given. */
export type NameOf = (text: string) => { readonly name: string } | undefined

const MAX_PREPARED = 300

/**
 * The same name for the same statement at every connection of one pool; the first 300 get one, so that no connection
 * grows without end.
 */
export function namesOfStatements(max = MAX_PREPARED): NameOf {
  const names = new Map<string, { readonly name: string }>()
  return (text) => {
    const known = names.get(text)
    if (known !== undefined || names.size >= max) return known
    const name = { name: `statement_${names.size + 1}` }
    names.set(text, name)
    return name
  }
}
