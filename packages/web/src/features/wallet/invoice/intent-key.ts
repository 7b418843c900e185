/** One key for one request, whatever is tapped or lost: the same words have the same key, other words another. */
export function intentKey(newKey: () => string): (said: unknown) => string {
  let last: { readonly said: string; readonly key: string } | undefined
  return (said) => {
    const text = JSON.stringify(said)
    if (last?.said !== text) last = { said: text, key: newKey() }
    return last.key
  }
}
