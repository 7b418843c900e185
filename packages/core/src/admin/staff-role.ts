import type { Name } from '../kernel/index.ts'

/** Who works at the market. One account may have several; the people admin never changes their own. */
export const STAFF_ROLES = {
  reviewer: { zh: '审核员', en: 'Reviewer' },
  identity: { zh: '身份审核', en: 'Identity' },
  support: { zh: '客服', en: 'Support' },
  cashier: { zh: '出纳', en: 'Cashier' },
  checker: { zh: '复核', en: 'Checker' },
  disputes: { zh: '纠纷处理', en: 'Disputes' },
  content: { zh: '内容运营', en: 'Content' },
  auditor: { zh: '审计', en: 'Auditor' },
  'people-admin': { zh: '人员管理', en: 'Staff admin' },
} as const satisfies Readonly<Record<string, Name>>

export type StaffRole = keyof typeof STAFF_ROLES

/** Every role, in the order of the table. */
export const EVERY_ROLE = Object.keys(STAFF_ROLES) as readonly StaffRole[]
