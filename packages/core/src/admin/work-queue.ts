import { DAY_MS, HOUR_MS } from '../kernel/index.ts'
import type { Name } from '../kernel/index.ts'
import type { StaffAct } from './staff-act.ts'

interface Queue {
  readonly names: Name
  /** Who may see it. */
  readonly act: StaffAct
  /** Anything that waits longer is late. */
  readonly withinMs: number
}

/** Each kind of work that waits for staff. */
export const WORK_QUEUES = {
  listings: { names: { zh: '上架审核', en: 'Listings' }, act: 'see-listings', withinMs: DAY_MS },
  requests: {
    names: { zh: '求购审核', en: 'Buyer requests' },
    act: 'see-listings',
    withinMs: DAY_MS,
  },
  identities: {
    names: { zh: '实名认证', en: 'Identities' },
    act: 'see-identities',
    withinMs: DAY_MS,
  },
  phones: {
    names: { zh: '换绑手机', en: 'New mobiles' },
    act: 'see-identities',
    withinMs: DAY_MS,
  },
  papers: {
    names: { zh: '授权书与股权证明', en: 'Contract documents' },
    act: 'see-identities',
    withinMs: DAY_MS,
  },
  recharges: {
    names: { zh: '充值与迟到款', en: 'Recharges' },
    act: 'see-money',
    withinMs: 2 * HOUR_MS,
  },
  withdrawals: { names: { zh: '提现', en: 'Withdrawals' }, act: 'see-money', withinMs: DAY_MS },
  invoices: {
    names: { zh: '发票', en: 'Invoices' },
    act: 'see-money',
    withinMs: 3 * DAY_MS,
  },
  refunds: { names: { zh: '退款', en: 'Refunds' }, act: 'see-disputes', withinMs: 3 * DAY_MS },
  reports: { names: { zh: '举报', en: 'Reports' }, act: 'see-disputes', withinMs: DAY_MS },
  holds: { names: { zh: '冻结的提现', en: 'Payouts on hold' }, act: 'see-disputes', withinMs: 14 * DAY_MS },
  reviews: { names: { zh: '交易评价', en: 'Reviews of deals' }, act: 'see-disputes', withinMs: 3 * DAY_MS },
  questions: {
    names: { zh: '文章提问', en: 'Questions' },
    act: 'see-content',
    withinMs: DAY_MS,
  },
  applications: {
    names: { zh: '活动报名', en: 'Campaign sign-ups' },
    act: 'see-content',
    withinMs: 7 * DAY_MS,
  },
  gifts: {
    names: { zh: '金币礼品', en: 'Gifts to send' },
    act: 'see-content',
    withinMs: 7 * DAY_MS,
  },
  prizes: { names: { zh: '奖品', en: 'Prizes to send' }, act: 'see-content', withinMs: 7 * DAY_MS },
  services: {
    names: { zh: '服务申请', en: 'Requests for services' },
    act: 'see-services',
    withinMs: DAY_MS,
  },
  feedback: { names: { zh: '用户建议', en: 'Feedback' }, act: 'see-services', withinMs: 7 * DAY_MS },
  proposals: { names: { zh: '待复核', en: 'Approvals' }, act: 'see-proposals', withinMs: 4 * HOUR_MS },
} as const satisfies Readonly<Record<string, Queue>>

export type WorkQueue = keyof typeof WORK_QUEUES

export interface QueueStanding {
  readonly queue: WorkQueue
  readonly waiting: number
  /** Since when the longest waits; null where nothing does. */
  readonly oldestSince: number | null
  readonly late: number
}
