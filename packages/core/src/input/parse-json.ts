/** Null for what is no JSON: for texts from outside, whose shape is checked next. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(String(text)) as unknown
  } catch {
    return null
  }
}
