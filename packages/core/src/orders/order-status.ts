import type { Name } from '../kernel/index.ts'

/** The nine states of an order. Numbers are what travels and is stored. */
export const ORDER_STATUSES = {
  1: { name: { zh: '等待付款', en: 'Awaiting payment' }, group: 'unpaid' },
  2: { name: { zh: '已取消', en: 'Cancelled' }, group: 'closed' },
  3: { name: { zh: '定金已付', en: 'Deposit paid' }, group: 'open' },
  4: { name: { zh: '已付清，待签合同', en: 'Paid, to be signed' }, group: 'open' },
  5: { name: { zh: '交接中', en: 'Handing over' }, group: 'open' },
  6: { name: { zh: '交易完成', en: 'Completed' }, group: 'completed' },
  7: { name: { zh: '退款审核中', en: 'Refund under review' }, group: 'open' },
  8: { name: { zh: '违约关闭', en: 'Closed with damages' }, group: 'closed' },
  9: { name: { zh: '已退款', en: 'Refunded' }, group: 'closed' },
} as const satisfies Record<number, { readonly name: Name; readonly group: string }>

export type OrderStatus = keyof typeof ORDER_STATUSES

/** How a list of orders is sorted into tabs. */
export type OrderGroup = (typeof ORDER_STATUSES)[OrderStatus]['group']
export const ORDER_GROUPS = ['unpaid', 'open', 'completed', 'closed'] as const satisfies readonly OrderGroup[]

export const isOrderStatus = (code: number): code is OrderStatus => Object.hasOwn(ORDER_STATUSES, code)

/** A code that is no state is among those that are not over: nobody may lose sight of it. */
export const orderGroup = (code: number): OrderGroup => (isOrderStatus(code) ? ORDER_STATUSES[code].group : 'open')

export const statusesIn = (group: OrderGroup): readonly OrderStatus[] =>
  Object.keys(ORDER_STATUSES)
    .map((code) => Number(code) as OrderStatus)
    .filter((status) => orderGroup(status) === group)

/** Something was paid for it once, whatever became of the money since. */
export const wasPaidFor = (code: number): boolean => code !== 1 && code !== 2
