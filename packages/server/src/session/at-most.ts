/** Runs at most `limit` tasks at once; the others wait their turn in the order in which they came. */
export function atMost(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (task) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      // The place is handed on, not given back: nobody slips in between.
      if (next === undefined) running -= 1
      else next()
    }
  }
}
