import type { Clock } from '@diandu/core/kernel'
import { HOUR_MS } from '@diandu/core/kernel'
import type { GaugeReading } from './create-metrics.ts'

/**
 * How much is wrong with the books. A server starts with none; from then on they are read again once an hour at most,
 * which takes longer than a program that asks for metrics waits: it gets what was found last.
 */
export function booksGauge(complaints: () => Promise<number>, clock: Pick<Clock, 'now'>): GaugeReading {
  let found = 0
  let readAt = clock.now()
  return {
    name: 'books_complaints',
    help: 'What is wrong with the books, as of the last hour; anything but 0 is an emergency',
    read: async () => {
      if (clock.now() - readAt >= HOUR_MS) {
        readAt = clock.now()
        void complaints().then(
          (count) => (found = count),
          // A database that is away says nothing of the books.
          () => undefined,
        )
      }
      return found
    },
  }
}
