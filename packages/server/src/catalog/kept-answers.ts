import type { Clock } from '@diandu/core/kernel'

/**
 * Answers from memory for a while, by the clock, and asks once however many want it at the same time. What failed is not
 * kept. The oldest answers go when there are too many keys.
 */
export function keptAnswers<T>(clock: Clock, keepMs: number, maxKeys = 1): (key: string, ask: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, { readonly untilMs: number; readonly answer: Promise<T> }>()
  return (key, ask) => {
    const known = kept.get(key)
    if (known !== undefined && clock.now() < known.untilMs) return known.answer
    kept.delete(key)
    const answer = ask()
    const entry = { untilMs: clock.now() + keepMs, answer }
    kept.set(key, entry)
    if (kept.size > maxKeys) kept.delete(kept.keys().next().value ?? key)
    answer.catch(() => {
      if (kept.get(key) === entry) kept.delete(key)
    })
    return answer
  }
}
