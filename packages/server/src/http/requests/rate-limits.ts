import { MINUTE_MS } from '@diandu/core/kernel'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'

/** Counts every request of the scope per client address. `null` is without limits, for measuring. */
export async function limitRates(scope: FastifyInstance, perMinute: number | null): Promise<void> {
  if (perMinute === null) return
  await scope.register(rateLimit, {
    global: true,
    max: perMinute,
    timeWindow: MINUTE_MS,
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': true,
    },
    errorResponseBuilder: () => Object.assign(new Error('Too many requests'), { statusCode: 429 }),
  })
}

/** A stricter limit of its own for one route; none where its call, say, names none. */
export function limitTo(max: number | undefined, perMinute: number | null) {
  return max === undefined || perMinute === null
    ? {}
    : { rateLimit: { max: Math.min(max, perMinute), timeWindow: MINUTE_MS } }
}
