import { csvText, formatYuan } from '../../format/index.ts'
import { fail, MINUTE_MS, ok, refused, type Name, type Result } from '../../kernel/index.ts'
import { bankOf, type BankCard } from '../../wallet/index.ts'

/** Until a batch leaves it can be cancelled, and has no file. */
export const PAYOUT_LEAVES_MS = 10 * MINUTE_MS

/** Confirmed in one transaction. */
export const MAX_IN_BATCH = 100

export const PAYOUT_STATES = {
  collected: { zh: '待发出', en: 'Collected' },
  sent: { zh: '已发出', en: 'Sent' },
  confirmed: { zh: '已确认', en: 'Confirmed' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
} as const satisfies Readonly<Record<string, Name>>

export type PayoutState = keyof typeof PAYOUT_STATES

/** Of one withdrawal in a batch; the bank did not pay an unpaid one, and another batch may have it. */
export const PAYOUT_OUTCOMES = {
  open: { zh: '待打款', en: 'Awaiting payout' },
  paid: { zh: '已打款', en: 'Paid out' },
  unpaid: { zh: '银行未付', en: 'Not paid by the bank' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
} as const satisfies Readonly<Record<string, Name>>

export type PayoutOutcome = keyof typeof PAYOUT_OUTCOMES

export interface StoredPayoutBatch {
  readonly state: 'open' | 'confirmed' | 'cancelled'
  readonly madeAt: number
}

/** An open batch leaves by itself. */
export const payoutStateAt = ({ state, madeAt }: StoredPayoutBatch, nowMs: number): PayoutState =>
  state === 'open' ? (nowMs >= madeAt + PAYOUT_LEAVES_MS ? 'sent' : 'collected') : state

/** Before it leaves a batch is cancelled; afterwards its file is read and its payouts are confirmed. */
export function decidePayoutBatch(
  batch: StoredPayoutBatch | undefined,
  wanted: 'cancel' | 'read' | 'confirm',
  nowMs: number,
): Result<null> {
  if (batch === undefined) return fail(refused('not-found', '没有这个打款批次', 'id'))
  const state = payoutStateAt(batch, nowMs)
  if (state === (wanted === 'cancel' ? 'collected' : 'sent')) return ok(null)
  return fail(
    refused(
      'request-closed',
      state === 'collected' ? '批次十分钟后才发出，在此之前只能取消' : `批次${PAYOUT_STATES[state].zh}，不能这样处理`,
      'state',
    ),
  )
}

export interface PayoutFileLine extends Pick<BankCard, 'bank'> {
  readonly withdrawalId: string
  readonly holder: string
  readonly number: string
  readonly amountFen: number
}

const HEAD = ['序号', '收款账号', '收款户名', '开户银行', '金额（元）', '用途'] as const

/** For the bank, which reads Chinese. */
export const payoutCsv = (lines: readonly PayoutFileLine[]): string =>
  csvText([
    HEAD,
    ...lines.map(({ number, holder, bank, amountFen, withdrawalId }, place) => [
      String(place + 1),
      number,
      holder,
      bankOf(bank).name.zh,
      formatYuan(amountFen),
      `提现 ${withdrawalId}`,
    ]),
  ])
