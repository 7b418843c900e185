import * as v from 'valibot'
import type { PictureId } from '@diandu/core/account'
import { MAX_ACCESS_WORDS, MAX_REFUND_WORDS, VIEWING_CHECKS, VIEWING_OUTCOMES, type Viewing } from '@diandu/core/orders'
import { call } from '../call.ts'
import { order, orderId } from './orders.calls.ts'
import { idOf, instant, keysOf, typed } from '../../schemas/schemas.ts'

const check = v.picklist(keysOf(VIEWING_CHECKS))
const checks = v.pipe(v.array(check), v.minLength(1), v.maxLength(keysOf(VIEWING_CHECKS).length))
const pictureId = idOf<PictureId>()

export const openViewing = call('POST order/viewing/open', {
  summary: 'The seller lets the buyer into the shop: how they get in, and what they are to look at',
  access: 'member',
  money: true,
  rateLimitPerMinute: 20,
  input: v.strictObject({ orderId, access: typed(MAX_ACCESS_WORDS), checks }),
  output: order,
  example: { orderId: 'o1', access: '子账号 diandu:viewer，密码在旺旺里发', checks: ['orders', 'ratings'] },
})

export const agreeToViewing = call('POST order/viewing/agree', {
  summary: 'The buyer has looked, and found the shop as it was described',
  access: 'member',
  money: true,
  input: v.strictObject({ orderId, seen: v.exactOptional(checks) }),
  output: order,
  example: { orderId: 'o1', seen: ['orders'] },
})

export const reportViewing = call('POST order/viewing/report', {
  summary: 'The buyer has looked, and found something else: their money waits for a reviewer',
  access: 'member',
  money: true,
  rateLimitPerMinute: 20,
  input: v.strictObject({
    orderId,
    seen: v.exactOptional(checks),
    reason: typed(40),
    words: typed(MAX_REFUND_WORDS),
    pictures: v.exactOptional(v.pipe(v.array(pictureId), v.minLength(1), v.maxLength(20))),
  }),
  output: order,
  example: {
    orderId: 'o1',
    seen: ['violations'],
    reason: 'other',
    words: '有一笔扣分没有写明',
    pictures: ['p1', 'p2'],
  },
})

export const getViewing = call('POST order/viewing', {
  summary: 'The viewing of an order, for its buyer or its seller; null until the shop was opened',
  access: 'member',
  sealed: true,
  input: v.strictObject({ orderId }),
  output: v.nullable(
    v.object({
      access: v.nullable(v.string()),
      checks: v.array(check),
      openedAt: instant,
      seen: v.array(check),
      outcome: v.nullable(v.picklist(VIEWING_OUTCOMES)),
      recordedAt: v.nullable(instant),
    }),
  ) satisfies v.GenericSchema<unknown, Viewing | null>,
  example: { orderId: 'o1' },
})
