import { MINUTE_MS } from '@diandu/core/kernel'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { RateCounter } from '../rates/rate-counter.ts'
import { rateStore, type RouteLimit } from '../rates/rate-store.ts'

/** Counts every request of the scope per client address. `null` is without limits, for measuring. */
export async function limitRates(
  scope: FastifyInstance,
  perMinute: number | null,
  counter: RateCounter,
): Promise<void> {
  if (perMinute === null) return
  await scope.register(rateLimit, {
    global: true,
    max: perMinute,
    timeWindow: MINUTE_MS,
    store: rateStore(counter),
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
export function limitTo(max: number | undefined, perMinute: number | null, route: RouteLimit = {}) {
  return max === undefined || perMinute === null
    ? {}
    : { rateLimit: { max: Math.min(max, perMinute), timeWindow: MINUTE_MS, ...route } }
}
