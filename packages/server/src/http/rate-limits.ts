import { MINUTE_MS } from '@diandu/core/kernel'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Call } from '@diandu/wire'

/** Calls that are worth guessing at, cost money or leave a row behind for good, per client address and minute. */
const STRICT_PER_MINUTE: Readonly<Record<string, number>> = {
  login: 20,
  register: 10,
  userMobileBindUsername: 10,
  'bind-user-token': 30,
  'user/wechat': 30,
  'forgot-password': 10,
  'user/set/password': 10,
  verifyMobile: 10,
  'user/set/phone': 10,
  'user/mobile_modify': 10,
  'user/close': 10,
  'user/create/auth': 10,
  'user/update/auth': 10,
  'user/auth/info': 60,
  'user/add/proposal': 10,
  'upload/image': 30,
  sendMsg: 10,
  'captcha/validate': 30,
  'user/set/pay_password': 10,
  'order/pay': 30,
  'capital/bank/add': 20,
  'capital/withdraw': 30,
  'user/recharge': 20,
  'capital/recharge/cashier': 60,
  'order/sure-bill': 30,
  'order/give-up': 30,
  doRefund: 20,
  'goods/cutPrice': 30,
  'order/place': 60,
  'order/cancel': 60,
}

/** Counts every request of the scope per client address. `null` is without limits, for measuring. */
export async function limitRates(scope: FastifyInstance, perMinute: number | null): Promise<void> {
  if (perMinute === null) return
  await scope.register(rateLimit, {
    global: true,
    max: perMinute,
    timeWindow: MINUTE_MS,
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false, 'retry-after': true },
    errorResponseBuilder: () => Object.assign(new Error('Too many requests'), { statusCode: 429 }),
  })
}

/** A stricter limit of its own for the calls that need one. */
export function limitOf(row: Call, perMinute: number | null) {
  const strict = STRICT_PER_MINUTE[row.path]
  return strict === undefined || row.method === 'GET' ? {} : limitTo(strict, perMinute)
}

/** A limit of its own for one route. */
export function limitTo(most: number, perMinute: number | null) {
  return perMinute === null ? {} : { rateLimit: { max: Math.min(most, perMinute), timeWindow: MINUTE_MS } }
}
