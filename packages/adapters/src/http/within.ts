import { fail, type Clock, type Result, type StopSignal } from '@diandu/core/kernel'

export interface Limits {
  readonly clock: Clock
  /** Without one the work may take as long as it does: its caller can leave. */
  readonly timeoutMs?: number
  /** The caller left. The answer has no reader any more. */
  readonly signal?: StopSignal | undefined
}

/** Whatever the work does, this ends in time, and at once for a caller who leaves. The work is told to stop then. */
export async function within<T>(
  { clock, timeoutMs, signal }: Limits,
  work: (stop: AbortSignal) => Promise<Result<T>>,
): Promise<Result<T>> {
  if (signal?.aborted === true) return fail({ kind: 'offline' })
  const stopper = new AbortController()
  let leave: () => void = () => undefined
  let cancelTimer: () => void = leave
  const stopped = new Promise<Result<never>>((resolve) => {
    leave = () => resolve(fail({ kind: 'offline' }))
    if (timeoutMs !== undefined) cancelTimer = clock.after(timeoutMs, () => resolve(fail({ kind: 'timeout' })))
  })
  signal?.addEventListener('abort', leave)
  try {
    return await Promise.race([stopped, work(stopper.signal)])
  } finally {
    cancelTimer()
    signal?.removeEventListener('abort', leave)
    stopper.abort()
  }
}
