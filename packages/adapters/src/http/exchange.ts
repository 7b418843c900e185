import { fail, ok, type Clock, type Result, type StopSignal } from '@diandu/core/kernel'
import type { Transport, WireAnswer, WireRequest } from './transport.ts'

interface Limits {
  readonly clock: Clock
  readonly timeoutMs: number
  /** The caller left. There is nobody to read the answer any more. */
  readonly signal?: StopSignal | undefined
}

/** One request and its answer, or why none came. Whatever the transport does, this ends in time. */
export async function exchange(transport: Transport, request: WireRequest, { clock, timeoutMs, signal }: Limits): Promise<Result<WireAnswer>> {
  if (signal?.aborted === true) return fail({ kind: 'offline' })
  const stopper = new AbortController()
  let leave: () => void = () => undefined
  let cancelTimer: () => void = leave
  const stopped = new Promise<Result<never>>((resolve) => {
    leave = () => resolve(fail({ kind: 'offline' }))
    cancelTimer = clock.after(timeoutMs, () => resolve(fail({ kind: 'timeout' })))
  })
  signal?.addEventListener('abort', leave)
  try {
    return await Promise.race([stopped, transport(request, stopper.signal).then(answered)])
  } finally {
    cancelTimer()
    signal?.removeEventListener('abort', leave)
    stopper.abort()
  }
}

const answered = (answer: WireAnswer | undefined): Result<WireAnswer> => (answer === undefined ? fail({ kind: 'offline' }) : ok(answer))
