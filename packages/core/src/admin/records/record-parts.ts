import type { Name } from '../../kernel/index.ts'
import type { StaffAct } from '../staff-act.ts'

interface RecordPart {
  readonly names: Name
  /** Who may see it. */
  readonly act: StaffAct
}

/** What a person's page shows, each part for those who may see it. */
export const PERSON_PARTS = {
  orders: { names: { zh: '订单', en: 'Orders' }, act: 'see-orders' },
  listings: { names: { zh: '店铺', en: 'Listings' }, act: 'see-orders' },
  wallet: { names: { zh: '资金', en: 'Wallet' }, act: 'see-wallets' },
  benefits: { names: { zh: '优惠券与金币', en: 'Coupons and coins' }, act: 'see-benefits' },
  identity: { names: { zh: '认证', en: 'Verification' }, act: 'see-identities' },
  reports: { names: { zh: '举报', en: 'Reports' }, act: 'see-contacts' },
  messages: { names: { zh: '消息', en: 'Messages' }, act: 'see-contacts' },
  sessions: { names: { zh: '登录设备', en: 'Sign-ins' }, act: 'see-contacts' },
  notes: { names: { zh: '备注', en: 'Notes' }, act: 'see-people' },
  log: { names: { zh: '操作日志', en: 'Staff log' }, act: 'see-log' },
} as const satisfies Readonly<Record<string, RecordPart>>

export type PersonPart = keyof typeof PERSON_PARTS

/** What an order's page shows. */
export const ORDER_PARTS = {
  course: { names: { zh: '进展', en: 'Course' }, act: 'see-orders' },
  money: { names: { zh: '资金变动', en: 'Money' }, act: 'see-wallets' },
  contract: { names: { zh: '合同', en: 'Contract' }, act: 'see-orders' },
  handover: { names: { zh: '交接', en: 'Hand-over' }, act: 'see-orders' },
  refunds: { names: { zh: '退款', en: 'Refunds' }, act: 'see-orders' },
  reviews: { names: { zh: '评价', en: 'Reviews' }, act: 'see-orders' },
  log: { names: { zh: '操作日志', en: 'Staff log' }, act: 'see-log' },
} as const satisfies Readonly<Record<string, RecordPart>>

export type OrderPart = keyof typeof ORDER_PARTS

/** The parts of the system's page. */
export const SYSTEM_PARTS = {
  jobs: { names: { zh: '后台任务', en: 'Jobs' }, act: 'see-system' },
  servers: { names: { zh: '服务器', en: 'Servers' }, act: 'see-system' },
  notices: { names: { zh: '短信与推送', en: 'Text messages and pushes' }, act: 'see-system' },
  backups: { names: { zh: '备份', en: 'Backups' }, act: 'see-system' },
  archives: { names: { zh: '归档', en: 'Archives' }, act: 'see-system' },
  migrations: { names: { zh: '数据库版本', en: 'Migrations' }, act: 'see-system' },
  settings: { names: { zh: '设置', en: 'Settings' }, act: 'see-system' },
} as const satisfies Readonly<Record<string, RecordPart>>

export type SystemPart = keyof typeof SYSTEM_PARTS
