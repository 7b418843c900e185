import type { Clock } from '@diandu/core/kernel'

/**
 * Answers from memory for a while, by the clock, and asks once however many want it at the same time. What failed is
 * not kept. The oldest answers go when there are too many keys.
 */
export function answerCache<T>(
  clock: Clock,
  keepMs: number,
  maxKeys = 1,
): (key: string, call: () => Promise<T>) => Promise<T> {
  const stored = new Map<string, { readonly untilMs: number; readonly answer: Promise<T> }>()
  return (key, call) => {
    const known = stored.get(key)
    if (known !== undefined && clock.now() < known.untilMs) return known.answer
    stored.delete(key)
    const answer = call()
    const entry = { untilMs: clock.now() + keepMs, answer }
    stored.set(key, entry)
    if (stored.size > maxKeys) stored.delete(stored.keys().next().value ?? key)
    answer.catch(() => {
      if (stored.get(key) === entry) stored.delete(key)
    })
    return answer
  }
}
