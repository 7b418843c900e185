import type { Act } from './act.ts'

/** Users and their orders: what staff see of them, and what they do about them. */
export const PEOPLE_ACTS = {
  'see-people': {
    names: { zh: '查找用户', en: 'Find users' },
    roles: ['support', 'identity', 'cashier', 'checker', 'disputes', 'content', 'auditor'],
    kind: 'look',
  },
  'see-mobile': {
    names: { zh: '查看完整手机号', en: 'See whole mobiles' },
    roles: ['support', 'identity', 'disputes', 'auditor'],
    kind: 'look',
    needsReason: true,
  },
  'see-orders': {
    names: { zh: '查看订单与店铺', en: 'See orders and the listings of a person' },
    roles: ['support', 'identity', 'cashier', 'checker', 'disputes', 'auditor'],
    kind: 'look',
  },
  'see-wallets': {
    names: { zh: '查看用户资金', en: 'See wallets and the money of orders' },
    roles: ['cashier', 'checker', 'disputes', 'auditor'],
    kind: 'look',
  },
  'see-benefits': {
    names: { zh: '查看优惠券与金币', en: 'See coupons and coins' },
    roles: ['support', 'content', 'auditor'],
    kind: 'look',
  },
  'see-contacts': {
    names: { zh: '查看消息、登录与举报', en: 'See messages, sign-ins and reports of a person' },
    roles: ['support', 'disputes', 'auditor'],
    kind: 'look',
  },
  'suspend-user': {
    names: { zh: '暂停账号', en: 'Suspend accounts' },
    roles: ['support', 'disputes'],
    kind: 'change',
    approval: 'two',
    isSensitive: true,
    needsReason: true,
  },
  'restore-user': {
    names: { zh: '恢复账号', en: 'Restore accounts' },
    roles: ['support', 'disputes'],
    kind: 'change',
    approval: 'two',
    isSensitive: true,
    needsReason: true,
  },
  'close-account': {
    names: { zh: '应用户要求注销账号', en: 'Close accounts at their users’ request' },
    roles: ['support', 'identity'],
    kind: 'change',
    approval: 'two',
    isSensitive: true,
    needsReason: true,
  },
  'end-sessions': {
    names: { zh: '结束用户的登录', en: 'End sign-ins of users' },
    roles: ['support', 'disputes'],
    kind: 'change',
    needsReason: true,
  },
  'correct-coins': {
    names: { zh: '更正金币', en: 'Correct coins' },
    roles: ['support', 'content'],
    kind: 'change',
    approval: 'by-size',
    isSensitive: true,
    needsReason: true,
  },
  'correct-coupons': {
    names: { zh: '更正优惠券', en: 'Correct coupons' },
    roles: ['support', 'content'],
    kind: 'change',
    approval: 'by-size',
    isSensitive: true,
    needsReason: true,
  },
  'note-person': {
    names: { zh: '备注用户', en: 'Write notes on a person' },
    roles: ['support', 'identity', 'cashier', 'checker', 'disputes', 'content'],
    kind: 'change',
  },
} as const satisfies Readonly<Record<string, Act>>
