import type { Act } from './act.ts'

/** Of recharges, late money, statements of the bank and invoices. */
export const MONEY_QUEUE_ACTS = {
  'import-statement': {
    names: { zh: '导入与匹配银行对账单', en: 'Import and match statements of the bank' },
    roles: ['cashier'],
    kind: 'change',
  },
  'move-recharge': {
    names: { zh: '处理充值', en: 'Move recharges' },
    roles: ['cashier'],
    kind: 'change',
    isSensitive: true,
    needsReason: true,
  },
  'approve-recharge': {
    names: { zh: '复核充值', en: 'Approve recharges' },
    roles: ['checker'],
    kind: 'change',
    isSensitive: true,
    needsReason: true,
  },
  'credit-late': {
    names: { zh: '迟到款入账', en: 'Credit late money' },
    roles: ['cashier'],
    kind: 'change',
    isSensitive: true,
    needsReason: true,
  },
  'credit-late-large': {
    names: { zh: '大额迟到款入账', en: 'Credit large sums of late money' },
    roles: ['cashier'],
    approvers: ['checker'],
    kind: 'change',
    approval: 'two',
    isSensitive: true,
    needsReason: true,
  },
  'move-invoice': {
    names: { zh: '处理发票', en: 'Move invoices' },
    roles: ['cashier'],
    kind: 'change',
    needsReason: true,
  },
  'approve-invoice': {
    names: { zh: '审批发票', en: 'Approve invoices' },
    roles: ['checker'],
    kind: 'change',
    needsReason: true,
  },
} as const satisfies Readonly<Record<string, Act>>
