import type { SystemPart } from './records/record-parts.ts'
import type { Name } from '../kernel/index.ts'
import type { StaffAct } from './staff-act.ts'
import type { QueueStanding, WorkQueue } from './work-queue.ts'

interface Figure {
  readonly names: Name
  readonly kind: 'count' | 'money'
  /** Who may see it. */
  readonly act: StaffAct
}

/** Figures of a day of the market, in the order of Today. */
export const DAY_FIGURES = {
  visits: { names: { zh: '店铺浏览', en: 'Views of shops' }, kind: 'count', act: 'see-today' },
  listings: { names: { zh: '提交上架', en: 'Listings submitted' }, kind: 'count', act: 'see-today' },
  orders: { names: { zh: '下单', en: 'Orders' }, kind: 'count', act: 'see-today' },
  payments: { names: { zh: '订单付款', en: 'Payments for orders' }, kind: 'count', act: 'see-today' },
  completed: { names: { zh: '完成交易', en: 'Completed' }, kind: 'count', act: 'see-today' },
  refunds: { names: { zh: '退款', en: 'Refunded' }, kind: 'count', act: 'see-today' },
  fees: { names: { zh: '服务费', en: 'Fees' }, kind: 'money', act: 'see-money' },
} as const satisfies Readonly<Record<string, Figure>>

export type DayFigureName = keyof typeof DAY_FIGURES

/** Today and the seven days before it. */
export const FIGURE_DAYS = 8

export interface DayFigure {
  readonly figure: DayFigureName
  /** The same day of the week before first, today until now last; money in fen. */
  readonly days: readonly number[]
}

/** How long the cases that were decided on a day had waited: half of them no longer than this. */
export interface ReviewTime {
  readonly queue: WorkQueue
  readonly todayMs: number | null
  readonly weekAgoMs: number | null
}

/** Something that is wrong with the market's machines. */
export const SYSTEM_ALERTS = {
  books: { zh: '账目复核未通过', en: 'The books were found wrong', part: 'jobs' },
  jobs: { zh: '后台任务出错或停滞', en: 'Jobs fail or are stuck', part: 'jobs' },
  notices: { zh: '短信或推送没有发出', en: 'Text messages or pushes do not go out', part: 'notices' },
  backups: { zh: '超过 26 小时没有备份记录', en: 'No backup was recorded for more than 26 hours', part: 'backups' },
  servers: { zh: '服务器的设置不一致', en: 'Servers have different settings', part: 'servers' },
} as const satisfies Readonly<Record<string, Name & { readonly part: SystemPart }>>

export type SystemAlert = keyof typeof SYSTEM_ALERTS

/** A case that the member of staff has open. */
export interface OwnCase {
  readonly queue: WorkQueue
  readonly caseId: string
  readonly until: number
}

export interface Today {
  readonly queues: readonly QueueStanding[]
  readonly own: readonly OwnCase[]
  /** For those who see the system. */
  readonly alerts: readonly SystemAlert[]
  readonly figures: readonly DayFigure[]
  readonly reviews: readonly ReviewTime[]
  /** When figures and reviews were counted. */
  readonly countedAt: number
}
