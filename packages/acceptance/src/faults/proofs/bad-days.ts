import { setTimeout as pause } from 'node:timers/promises'
import type { Answer } from '../../api/api-client.ts'
import { booksOf, type ProofHarness, type Person } from './proof-harness.ts'
import type { Finding } from './proof.ts'
import { account, send, type Attempt } from './traffic.ts'

/** A load balancer waits no longer than this. */
const READY_WITHIN_MS = 2_000
const RETRY_MS = 100
/** A client that is turned away for longer than a minute reports a fault. */
const MAX_TRIES = 600
const BACK_WITHIN_MS = 60_000

/** Behaviour of a server for people and a load balancer, while its database is in trouble. */
export interface BadDay {
  /** Retries with the same key where the server is busy. */
  readonly call: (people: readonly Person[]) => (attempt: Attempt) => Promise<Answer | undefined>
  /**
   * While `trouble` lasts, polls whether the server is ready; with `mustSayNo` it must not be. Afterwards, polls until
   * it is.
   */
  readonly through: (name: string, trouble: () => Promise<unknown>, mustSayNo: boolean) => Promise<void>
  /** The findings, once every attempt has been repeated. */
  readonly settle: (attempts: readonly Attempt[]) => Promise<readonly Finding[]>
  readonly counts: () => Readonly<Record<string, number>>
}

/** `patience`: how many times slower a busy machine may be. */
export function badDay(harness: ProofHarness, patience: number): BadDay {
  const findings: Finding[] = []
  let [turnedAway, lookedAt, slowestMs] = [0, 0, 0]

  async function isReady(): Promise<boolean> {
    const begunAt = performance.now()
    const { status } = await fetch(`${harness.server().url}/health/ready`)
    slowestMs = Math.max(slowestMs, performance.now() - begunAt)
    lookedAt += 1
    return status === 200
  }

  return {
    call: (people) => async (attempt) => {
      for (let tries = 1; ; tries += 1) {
        const answer = await send(people, attempt)
        if (answer?.status !== 503 || tries === MAX_TRIES) return answer
        turnedAway += 1
        await pause(RETRY_MS)
      }
    },
    async through(name, trouble, mustSayNo) {
      let isOver = false
      let wasNotReady = false
      const over = trouble().finally(() => (isOver = true))
      for (; !isOver; await pause(RETRY_MS)) wasNotReady = !(await isReady()) || wasNotReady
      await over
      if (mustSayNo && !wasNotReady)
        findings.push({ fault: 'unready', message: `${name}: the server reported ready all the time` })
      for (const endsAt = performance.now() + BACK_WITHIN_MS; !(await isReady()); await pause(RETRY_MS)) {
        if (performance.now() < endsAt) continue
        findings.push({
          fault: 'unready',
          message: `${name}: the server was not ready again within ${BACK_WITHIN_MS / 1000} s`,
        })
        break
      }
    },
    async settle(attempts) {
      const slow =
        slowestMs <= READY_WITHIN_MS * patience
          ? []
          : [{ fault: 'too-late' as const, message: `readiness was reported after ${Math.round(slowestMs)} ms` }]
      return [...findings, ...slow, ...(await account(await harness.people(), attempts)), ...(await booksOf(harness))]
    },
    counts: () => ({
      'turned away and asked again': turnedAway,
      'looks whether it is ready': lookedAt,
      'ms for the slowest look': Math.round(slowestMs),
    }),
  }
}
