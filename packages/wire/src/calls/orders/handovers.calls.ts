import * as v from 'valibot'
import type { PictureId } from '@diandu/core/account'
import {
  HANDOVER_ITEMS,
  MAX_HANDOVER_WORDS,
  type Handover,
  type HandoverAppendix,
  type HandoverVerdict,
} from '@diandu/core/orders'
import { call } from '../call.ts'
import { orderId } from './orders.calls.ts'
import { count, idOf, instant, keysOf, typed } from '../../schemas/schemas.ts'

const item = v.picklist(keysOf(HANDOVER_ITEMS))
const proofs = v.pipe(v.array(idOf<PictureId>()), v.minLength(1), v.maxLength(20))
const words = v.exactOptional(typed(MAX_HANDOVER_WORDS, 1))

const verdict = v.object({
  isReceived: v.boolean(),
  words: v.string(),
  at: instant,
}) satisfies v.GenericSchema<unknown, HandoverVerdict>

const handover = v.object({
  version: v.string(),
  items: v.array(
    v.object({
      item,
      isRequired: v.boolean(),
      revision: count,
      mark: v.nullable(
        v.object({
          words: v.string(),
          /** Addresses, good for a day. */
          proofs: v.array(v.object({ file: v.string(), digest: v.string() })),
          at: instant,
        }),
      ),
      verdict: v.nullable(verdict),
      answered: v.nullable(verdict),
    }),
  ),
}) satisfies v.GenericSchema<unknown, Handover>

export const getHandover = call({
  method: 'POST',
  path: 'order/handover',
  summary: 'The checklist of a hand-over and where each item stands, for both parties; null where the order has none',
  access: 'member',
  input: v.strictObject({ orderId }),
  output: v.nullable(handover),
  example: { orderId: 'o1' },
})

export const markHandover = call({
  method: 'POST',
  path: 'order/handover/mark',
  summary: 'The seller marks an item of the checklist as handed over, with proofs whose digests are kept',
  access: 'member',
  rateLimitPerMinute: 30,
  input: v.strictObject({ orderId, item, words, proofs }),
  output: handover,
  example: { orderId: 'o1', item: 'main-account', words: '主账号 diandu 已交', proofs: ['p1', 'p2'] },
})

export const checkHandover = call({
  method: 'POST',
  path: 'order/handover/check',
  summary: 'The buyer ticks an item that was marked, says what is wrong with it, or takes that back',
  access: 'member',
  rateLimitPerMinute: 60,
  input: v.strictObject({ orderId, item, revision: count, act: v.picklist(['received', 'wrong', 'reopened']), words }),
  output: handover,
  example: { orderId: 'o1', item: 'main-account', revision: 1, act: 'wrong', words: '登录不了' },
})

export const getHandoverAppendix = call({
  method: 'POST',
  path: 'order/handover/appendix',
  summary: 'Where the appendix of a hand-over can be fetched: what was handed over, with the digest of every proof',
  access: 'member',
  rateLimitPerMinute: 20,
  input: v.strictObject({ orderId }),
  output: v.object({ url: v.string() }) satisfies v.GenericSchema<unknown, HandoverAppendix>,
  example: { orderId: 'o1' },
})
