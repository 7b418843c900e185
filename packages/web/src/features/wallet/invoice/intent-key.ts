/** One key for one request, whatever is tapped or lost: the same words have the same key, other words another. */
export function intentKey(newKey: () => string): (input: unknown) => string {
  let last: { readonly input: string; readonly key: string } | undefined
  return (input) => {
    const text = JSON.stringify(input)
    if (last?.input !== text) last = { input: text, key: newKey() }
    return last.key
  }
}
