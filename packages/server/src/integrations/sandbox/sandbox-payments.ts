import { parseJson } from '@diandu/core/input'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { fail, ok, type Clock, type Result } from '@diandu/core/kernel'
import * as v from 'valibot'
import type { Database } from '../../database/index.ts'
import type { ChargeNotice, NoticeFault, PaymentProvider, RawNotice, SheetPayments } from '../payments.ts'
import { chargeNewsOf, chargeStateOf, closeCharge, openCharge } from './sandbox-charge-store.ts'

const NOTICE_VALID_MS = 300_000
const CASHIER_VALID_MS = 30 * 60_000

/** The simulated provider's signing key: known to the operator of this installation only. */
export const sandboxPaymentKey = (dataKey: Uint8Array): Buffer =>
  createHmac('sha256', dataKey).update('diandu sandbox payments').digest()

export const signSandboxNotice = (key: Uint8Array, sentAt: number, body: string): string =>
  createHmac('sha256', key).update(`${sentAt}\n${body}\n`).digest('hex')

interface SandboxPaymentDeps {
  readonly db: Database
  readonly clock: Clock
  readonly key: Uint8Array
  /** Payments in the simulated WeChat's sheet, where WeChat is simulated too. */
  readonly sheets?: SheetPayments | null
}

/** A simulated payment provider: on its page the visitor decides which payments and notifications are made. */
export function sandboxPayments({ db, clock, key, sheets = null }: SandboxPaymentDeps): PaymentProvider {
  return {
    methods: ['wechat-pay', 'alipay', 'union-pay', 'cmb-pay', 'online-banking'],
    receivers: [
      {
        kind: 'sandbox',
        read: (notice) => readNotice(notice, key, clock.now()),
        reply: (isTaken) => (isTaken ? { status: 200, body: 'taken' } : { status: 400, body: 'refused' }),
      },
    ],
    async open({ id, method, amountFen, title, backPath }) {
      await openCharge(db, { id, method, amountFen, title, backUrl: backPath }, clock.now())
      return ok({ url: `/sandbox/cashier/${id}`, until: clock.now() + CASHIER_VALID_MS })
    },
    sheets,
    async query({ id }) {
      const charge = await chargeStateOf(db, id)
      return ok(charge === undefined ? null : chargeNewsOf(charge))
    },
    async close({ id }) {
      return ok(await closeCharge(db, id, clock.now()))
    },
  }
}

const content = v.strictObject({
  chargeId: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)),
  news: v.variant('kind', [
    v.strictObject({ kind: v.literal('processing') }),
    v.strictObject({
      kind: v.literal('paid'),
      amountFen: v.pipe(v.number(), v.safeInteger()),
      paidAt: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
    }),
    v.strictObject({ kind: v.literal('closed'), why: v.pipe(v.string(), v.maxLength(100)) }),
  ]),
})

function readNotice({ headers, body }: RawNotice, key: Uint8Array, nowMs: number): Result<ChargeNotice, NoticeFault> {
  const [sentAt, signature] = [Number(headers['x-sandbox-sent-at'] ?? Number.NaN), headers['x-sandbox-signature'] ?? '']
  if (!isSame(signature, signSandboxNotice(key, sentAt, body))) return fail('signature')
  if (!(Math.abs(nowMs - sentAt) <= NOTICE_VALID_MS)) return fail('too-old')
  const parsed = v.safeParse(content, parseJson(body))
  return parsed.success ? ok(parsed.output) : fail('content')
}

function isSame(given: string, right: string): boolean {
  const [ours, theirs] = [Buffer.from(right), Buffer.from(given)]
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}
