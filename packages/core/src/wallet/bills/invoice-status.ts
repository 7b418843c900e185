import { createStatusMap } from '../../kernel/index.ts'

/** A paper invoice is mailed before it is completed; one that is sent as a file is completed at once. */
export const INVOICE_STATUSES = createStatusMap({
  'to-process': {
    code: 1,
    outcome: 'pending',
    name: { zh: '待处理', en: 'Pending' },
    next: ['processing', 'refused'],
  },
  processing: {
    code: 2,
    outcome: 'pending',
    name: { zh: '处理中', en: 'Processing' },
    next: ['to-mail', 'completed', 'in-approval', 'refused'],
  },
  'to-mail': { code: 3, outcome: 'pending', name: { zh: '待邮寄', en: 'To be mailed' }, next: ['mailed'] },
  mailed: { code: 4, outcome: 'success', name: { zh: '已邮寄', en: 'Mailed' }, next: ['completed'] },
  completed: { code: 5, outcome: 'success', name: { zh: '已完成', en: 'Completed' }, next: [] },
  'in-approval': {
    code: 6,
    outcome: 'pending',
    name: { zh: '审批中', en: 'Awaiting approval' },
    next: ['to-mail', 'completed', 'not-approved', 'approval-withdrawn'],
  },
  'not-approved': { code: 7, outcome: 'failure', name: { zh: '审批未通过', en: 'Not approved' }, next: [] },
  'approval-withdrawn': {
    code: 8,
    outcome: 'failure',
    name: { zh: '审批已撤回', en: 'Approval withdrawn' },
    next: [],
  },
  refused: { code: 9, outcome: 'failure', name: { zh: '已拒绝', en: 'Declined' }, next: [] },
})

/** The numbers of a status and of a set of them, for SQL. */
export const invoiceCode = INVOICE_STATUSES.codeOf
export const invoiceCodesWith = INVOICE_STATUSES.codesWith
export const toInvoiceStatus = INVOICE_STATUSES.read
export const mayMoveInvoice = INVOICE_STATUSES.mayMove
export type InvoiceStatus = (typeof INVOICE_STATUSES)['statuses'][number]
