import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { networkOf } from '../../kernel/index.ts'
import type { RateCounter } from './rate-counter.ts'

export interface RouteLimit {
  /** Served from memory as a rule: counted without a statement. */
  readonly isFromMemory?: boolean
  /** Costs a password's hash, which one network may ask for so often, whatever each of its addresses may. */
  readonly hashesPerNetwork?: number
}

interface Route extends RouteLimit {
  readonly routeInfo?: { readonly method: string | readonly string[]; readonly url: string }
}

/** Of what an address may ask, so much may be asked of one server before the others know. */
const UNTOLD_SHARE = 20

const NOTHING = { count: 0, leftMs: 0 }

/** Routes without a limit of their own share one count, pages among them. */
export function rateStore(counter: RateCounter): FastifyRateLimitStoreCtor {
  const storeOf = (name: string, route: RouteLimit): FastifyRateLimitStore => ({
    incr(address, answer, _windowMs, max) {
      const own = `${name} ${address}`
      if (route.isFromMemory === true) {
        const { count, leftMs } = counter.countFromMemory(own, Math.max(1, Math.floor(max / UNTOLD_SHARE)))
        answer(null, { current: count, ttl: leftMs })
        return
      }
      const { hashesPerNetwork } = route
      const names = hashesPerNetwork === undefined ? [own] : [own, `hashes ${networkOf(address)}`]
      counter.count(names).then(([one = NOTHING, together = NOTHING]) => {
        const isOver = hashesPerNetwork !== undefined && together.count > hashesPerNetwork
        if (isOver) answer(null, { current: max + 1, ttl: together.leftMs })
        else answer(null, { current: one.count, ttl: one.leftMs })
      }, answer)
    },
    child: (options) => {
      const { routeInfo, ...own } = options as unknown as Route
      return storeOf(own.isFromMemory === true ? name : `${String(routeInfo?.method)} ${routeInfo?.url ?? ''}`, own)
    },
  })
  return class {
    readonly #store = storeOf('any', {})
    readonly incr = this.#store.incr
    readonly child = this.#store.child
  }
}
