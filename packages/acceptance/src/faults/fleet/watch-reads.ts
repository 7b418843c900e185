import { setTimeout as pause } from 'node:timers/promises'
import { SUCCESS, type ApiClient } from '../../api/api-client.ts'

/** Visitors who request pages and lists all the time. */
export interface ReadWatch {
  /** When an answer came, in milliseconds of `performance.now()`. */
  readonly answeredAt: readonly number[]
  /** Answers other than the expected one. */
  readonly failures: readonly string[]
  readonly stop: () => Promise<void>
}

const EVERY_MS = 100
/** A visitor who waits longer has seen nothing. */
const PATIENCE_MS = 10_000

export function watchReads(url: string, client: ApiClient | undefined): ReadWatch {
  const answeredAt: number[] = []
  const failures: string[] = []
  let isOver = false
  const look = async (name: string, read: () => Promise<string | undefined>): Promise<void> => {
    while (!isOver) {
      const trouble = await read().catch((error: unknown) => String(error))
      if (trouble === undefined) answeredAt.push(performance.now())
      else failures.push(`${name} ${trouble}`)
      await pause(EVERY_MS)
    }
  }
  const lanes = [
    look('/lists', async () => {
      const answer = await fetch(`${url}/lists`, { signal: AbortSignal.timeout(PATIENCE_MS) })
      const text = await answer.text()
      return answer.ok && text.includes('</html>') ? undefined : `${answer.status} ${text.slice(0, 100)}`
    }),
    look('GET goods', async () => {
      const answer = await client?.call('GET goods', { sort: 'latest' })
      return answer?.code === SUCCESS ? undefined : `${answer?.status} ${answer?.text.slice(0, 100)}`
    }),
  ]
  return {
    answeredAt,
    failures,
    async stop() {
      isOver = true
      await Promise.all(lanes)
    },
  }
}
