import { MINUTE_MS } from '@diandu/core/kernel'
import type { JobRecord } from './job-store.ts'

export type JobState =
  | { readonly kind: 'running'; readonly on: string; readonly forMs: number }
  /** Its server fell: another one takes it over once the lease has ended. */
  | { readonly kind: 'left'; readonly by: string; readonly lateMs: number }
  | { readonly kind: 'waiting'; readonly dueInMs: number }
  | { readonly kind: 'late'; readonly lateMs: number }

/** A job begins within a second of its time where any server is free. */
const IN_TIME_MS = 5_000
/** One that failed less often may have met a bad moment. */
const FAILING_FROM = 3

export function jobState({ nowMs, dueAt, heldBy, heldUntil, begunAt }: JobRecord): JobState {
  const lateMs = Math.max(0, nowMs - dueAt)
  if (heldBy !== null && heldUntil !== null)
    return heldUntil > nowMs
      ? { kind: 'running', on: heldBy, forMs: nowMs - (begunAt ?? nowMs) }
      : { kind: 'left', by: heldBy, lateMs }
  return lateMs > IN_TIME_MS ? { kind: 'late', lateMs } : { kind: 'waiting', dueInMs: dueAt - nowMs }
}

/** Worth waking the colleague on duty: it fails again and again, or no server has taken it for long. */
export function isJobInTrouble(job: JobRecord): boolean {
  const state = jobState(job)
  const isStuck = (state.kind === 'late' || state.kind === 'left') && state.lateMs > MINUTE_MS + 3 * job.everyMs
  return isStuck || job.failuresInARow >= FAILING_FROM
}
