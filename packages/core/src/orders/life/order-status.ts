import type { Name } from '../../kernel/index.ts'
import { createStatusCodes } from '../../kernel/index.ts'

interface OrderStatusRow {
  /** Travels and is stored; nothing else reads it. */
  readonly code: number
  readonly name: Name
  /** The event that begins it, for past and for future steps. */
  readonly event: Name
  /** The tab of a list of orders. */
  readonly group: string
}

/** The nine states of an order. */
export const ORDER_STATUSES = {
  'awaiting-payment': {
    code: 1,
    name: { zh: '等待付款', en: 'Awaiting payment' },
    event: { zh: '提交订单', en: 'Order placed' },
    group: 'unpaid',
  },
  cancelled: {
    code: 2,
    name: { zh: '已取消', en: 'Cancelled' },
    event: { zh: '取消订单', en: 'Cancelled' },
    group: 'closed',
  },
  'deposit-paid': {
    code: 3,
    name: { zh: '定金已付', en: 'Deposit paid' },
    event: { zh: '付定金', en: 'Deposit paid' },
    group: 'open',
  },
  paid: {
    code: 4,
    name: { zh: '已付清，待签合同', en: 'Paid, awaiting signatures' },
    event: { zh: '付清款项', en: 'Paid in full' },
    group: 'open',
  },
  'handing-over': {
    code: 5,
    name: { zh: '交接中', en: 'Handover in progress' },
    event: { zh: '签好合同，开始交接', en: 'Contract signed, handover begins' },
    group: 'open',
  },
  completed: {
    code: 6,
    name: { zh: '交易完成', en: 'Completed' },
    event: { zh: '确认交接，交易完成', en: 'Receipt confirmed' },
    group: 'completed',
  },
  'refund-under-review': {
    code: 7,
    name: { zh: '退款审核中', en: 'Refund under review' },
    event: { zh: '申请退款', en: 'Refund requested' },
    group: 'open',
  },
  'closed-with-damages': {
    code: 8,
    name: { zh: '违约关闭', en: 'Closed with damages' },
    event: { zh: '违约关闭', en: 'Closed with damages' },
    group: 'closed',
  },
  refunded: {
    code: 9,
    name: { zh: '已退款', en: 'Refunded' },
    event: { zh: '退款', en: 'Refunded' },
    group: 'closed',
  },
} as const satisfies Record<string, OrderStatusRow>

export type OrderStatus = keyof typeof ORDER_STATUSES

export const ORDER_CODES = createStatusCodes<OrderStatus>(ORDER_STATUSES)

/** The number of a state, for the wire and for SQL. */
export const orderCode = ORDER_CODES.codeOf

/** Tabs of a list of orders. */
export type OrderGroup = (typeof ORDER_STATUSES)[OrderStatus]['group']
export const ORDER_GROUPS = ['unpaid', 'open', 'completed', 'closed'] as const satisfies readonly OrderGroup[]

export const isOrderStatus = (text: string): text is OrderStatus => Object.hasOwn(ORDER_STATUSES, text)

/** An unknown status counts as open, so that the order stays visible. */
export const orderGroup = (status: string): OrderGroup =>
  isOrderStatus(status) ? ORDER_STATUSES[status].group : 'open'
