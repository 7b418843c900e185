/** Whoever comes when the queue is full goes away again, with nothing done: for a client it is being asked too often. */
class QueueIsFull extends Error {
  readonly statusCode = 429
  constructor() {
    super('Too many are waiting already.')
  }
}

/** Runs at most `limit` tasks at once; as many others as `mostWaiting` wait their turn in the order in which they came. */
export function atMost(limit: number, mostWaiting: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (task) => {
    if (running >= limit) {
      if (waiting.length >= mostWaiting) throw new QueueIsFull()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
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
