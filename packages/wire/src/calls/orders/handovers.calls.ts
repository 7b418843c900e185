import * as v from 'valibot'
import type { PictureId } from '@diandu/core/account'
import {
  HANDOVER_ITEMS,
  MAX_HANDOVER_WORDS,
  MAX_PROOF_PARTS,
  PROOF_TYPES,
  type Handover,
  type HandoverAppendix,
  type HandoverVerdict,
  type ProofDocument,
  type UploadedProof,
} from '@diandu/core/orders'
import { call } from '../call.ts'
import { orderId } from './orders.calls.ts'
import { count, digits, idOf, instant, keysOf, named, nothingOut, plainId, typed } from '../../schemas/schemas.ts'

const item = v.picklist(keysOf(HANDOVER_ITEMS))
const proofs = v.pipe(v.array(idOf<PictureId>()), v.minLength(1), v.maxLength(20))
const words = v.exactOptional(typed(MAX_HANDOVER_WORDS, 1))

const document = v.object({
  name: v.string(),
  type: v.picklist(PROOF_TYPES),
  bytes: count,
}) satisfies v.GenericSchema<unknown, ProofDocument>

const verdict = v.object({
  isReceived: v.boolean(),
  words: v.string(),
  at: instant,
}) satisfies v.GenericSchema<unknown, HandoverVerdict>

const handover = v.object({
  version: v.string(),
  publishedOn: v.string(),
  source: v.object({ zh: v.string(), en: v.string() }),
  items: v.array(
    v.object({
      item,
      isRequired: v.boolean(),
      revision: count,
      mark: v.nullable(
        v.object({
          words: v.string(),
          /** Addresses, good for a day. */
          proofs: v.array(v.object({ file: v.string(), digest: v.string(), document: v.exactOptional(document) })),
          at: instant,
        }),
      ),
      verdict: v.nullable(verdict),
      answered: v.nullable(verdict),
    }),
  ),
}) satisfies v.GenericSchema<unknown, Handover>

export const getHandover = call('POST order/handover', {
  summary: 'The checklist of a hand-over and where each item stands, for both parties; null where the order has none',
  access: 'member',
  input: v.strictObject({ orderId }),
  output: v.nullable(handover),
  example: { orderId: 'o1' },
})

export const markHandover = call('POST order/handover/mark', {
  summary: 'The seller marks an item of the checklist as handed over, with proofs whose digests are kept',
  access: 'member',
  rateLimitPerMinute: 30,
  input: v.strictObject({ orderId, item, words, proofs }),
  output: handover,
  example: { orderId: 'o1', item: 'main-account', words: '主账号 diandu 已交', proofs: ['p1', 'p2'] },
})

export const checkHandover = call('POST order/handover/check', {
  summary: 'The buyer ticks an item that was marked, says what is wrong with it, or takes that back',
  access: 'member',
  rateLimitPerMinute: 60,
  input: v.strictObject({ orderId, item, revision: count, act: v.picklist(['received', 'wrong', 'reopened']), words }),
  output: handover,
  example: { orderId: 'o1', item: 'main-account', revision: 1, act: 'wrong', words: '登录不了' },
})

/** Names a file while it is on its way, on the device that sends it. */
const upload = plainId

export const putProofPart = call('POST order/handover/file-part', {
  summary: 'Keeps a part of a file, of half a mebibyte each but the last, that the seller will mark an item with',
  access: 'member',
  file: 'file',
  rateLimitPerMinute: 240,
  input: v.strictObject({ orderId, upload, place: digits(MAX_PROOF_PARTS - 1) }),
  output: nothingOut,
  example: { orderId: 'o1', upload: 'u1', place: 0 },
})

export const finishProofFile = call('POST order/handover/file', {
  summary: 'Makes one file of the parts that were sent: a PDF, a workbook or a text by its content, 20 MiB at most',
  access: 'member',
  rateLimitPerMinute: 30,
  input: v.strictObject({
    orderId,
    upload,
    name: named(255, 1),
    parts: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PROOF_PARTS)),
  }),
  output: v.object({ id: v.string(), ...document.entries }) satisfies v.GenericSchema<unknown, UploadedProof>,
  example: { orderId: 'o1', upload: 'u1', name: '变更通知书.pdf', parts: 1 },
})

export const getHandoverAppendix = call('POST order/handover/appendix', {
  summary: 'Where the appendix of a hand-over can be fetched: what was handed over, with the digest of every proof',
  access: 'member',
  rateLimitPerMinute: 20,
  input: v.strictObject({ orderId }),
  output: v.object({ url: v.string() }) satisfies v.GenericSchema<unknown, HandoverAppendix>,
  example: { orderId: 'o1' },
})
