import type { Name } from '../../kernel/index.ts'

/** The sources of points in a run; each is counted from the market's own records. */
export const POINT_RULES = {
  /** A day that was made up afterwards brings none. */
  'sign-in': { points: 1, name: { zh: '每天签到', en: 'Daily check-in' } },
  draw: { points: 1, name: { zh: '抽奖一次', en: 'One prize draw' } },
  coupon: { points: 2, name: { zh: '领一张活动券', en: 'Claim a campaign coupon' } },
  task: { points: 3, name: { zh: '领取一个金币任务的金币', en: 'Claim coins for a task' } },
  /** Placed within the run, paid for, and not refunded. */
  order: { points: 50, name: { zh: '下单并付款一家店铺', en: 'Order and pay for a shop' } },
} as const satisfies Record<string, { readonly points: number; readonly name: Name }>

export type PointEvent = keyof typeof POINT_RULES

export const POINT_EVENTS: readonly PointEvent[] = ['sign-in', 'draw', 'coupon', 'task', 'order']
