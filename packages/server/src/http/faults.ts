import type { Clock } from '@diandu/core/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { truncated, type Log } from '../kernel/index.ts'

export interface Faults {
  /**
   * Logs what is not the client's doing; answers its status: a time to wait where there is too much to do, else a fault
   * of ours.
   */
  readonly note: (error: unknown, request: FastifyRequest, reply: FastifyReply) => 500 | 503
}

/** Long enough for a queue to shorten. */
const BUSY_SECONDS = 2
/** While requests are turned away, so often their number is logged. */
const REPORT_EVERY_MS = 10_000

/**
 * Each fault of ours has its line, with its stack. Requests that are turned away have one at first and then one every
 * ten seconds: a database that is away meets them all.
 */
export function createFaults({ log, clock }: { readonly log: Log; readonly clock: Clock }): Faults {
  let isReported = false
  let untold = 0

  function reportLater(why: string): void {
    clock.after(REPORT_EVERY_MS, () => {
      isReported = untold > 0
      if (!isReported) return
      log.warn({ why, turnedAway: untold, withinMs: REPORT_EVERY_MS }, 'More requests were turned away')
      untold = 0
      reportLater(why)
    })
  }

  return {
    note(error, request, reply) {
      const about = { method: request.method, route: request.routeOptions?.url }
      const { statusCode, message, cause } = error as {
        readonly statusCode?: number
        readonly message?: string
        readonly cause?: unknown
      }
      if (statusCode !== 503) {
        request.log.error({ ...about, error }, 'A request failed')
        return 500
      }
      reply.header('retry-after', BUSY_SECONDS)
      if (isReported) untold += 1
      else {
        isReported = true
        request.log.warn(
          { ...about, why: message, ...(cause instanceof Error ? { because: truncated(cause.message) } : {}) },
          'A request was turned away',
        )
        reportLater(message ?? '')
      }
      return 503
    },
  }
}
