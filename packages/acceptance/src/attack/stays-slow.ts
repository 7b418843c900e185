import { openApi } from '../api/api-client.ts'
import { quantile } from '../bench/statistics.ts'
import type { AttackFinding } from './attack-finding.ts'
import type { AttackTarget } from './attack-target.ts'

export interface Latency {
  readonly beforeMs: number
  readonly afterMs: number
}

const REQUESTED = 60
const MAX_TIMES = 3
/** Below this a machine with other things to do makes the difference. */
const NOTHING_MS = 60

/** Time until an ordinary visitor gets the first page's data, before this work and after it. */
export async function latencyAround<T>(
  target: AttackTarget,
  work: () => Promise<T>,
): Promise<{ readonly done: T; readonly latency: Latency }> {
  const beforeMs = await latencyOf(target)
  const done = await work()
  return { done, latency: { beforeMs, afterMs: await latencyOf(target) } }
}

export const staysSlow = ({ beforeMs, afterMs }: Latency): readonly AttackFinding[] =>
  afterMs <= Math.max(NOTHING_MS, MAX_TIMES * beforeMs)
    ? []
    : [
        {
          hole: 'stays slow',
          where: 'GET index',
          kind: 'afterwards',
          message: `p50 was ${beforeMs.toFixed(1)} ms and is ${afterMs.toFixed(1)} ms`,
        },
      ]

async function latencyOf({ server }: AttackTarget): Promise<number> {
  const api = await openApi(server.url)
  const times: number[] = []
  for (let requested = 0; requested < REQUESTED; requested += 1) {
    const askedAt = performance.now()
    await api.must('GET index')
    times.push(performance.now() - askedAt)
  }
  return quantile(times, 0.5)
}
