/** Null for what is no JSON: for texts from outside, whose shape is checked next. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
