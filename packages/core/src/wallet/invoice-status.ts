import { createStatusMap } from '../kernel/index.ts'

/** A paper invoice is mailed before it is completed; one that is sent as a file is completed at once. */
const INVOICE = createStatusMap({
  1: { status: 'to-process', outcome: 'pending', name: { zh: '待处理', en: 'To be processed' }, next: [2, 9] },
  2: { status: 'processing', outcome: 'pending', name: { zh: '处理中', en: 'Processing' }, next: [3, 5, 6, 9] },
  3: { status: 'to-mail', outcome: 'pending', name: { zh: '待邮寄', en: 'To be mailed' }, next: [4] },
  4: { status: 'mailed', outcome: 'success', name: { zh: '已邮寄', en: 'Mailed' }, next: [5] },
  5: { status: 'completed', outcome: 'success', name: { zh: '已完成', en: 'Completed' }, next: [] },
  6: { status: 'in-approval', outcome: 'pending', name: { zh: '审批中', en: 'In approval' }, next: [3, 5, 7, 8] },
  7: { status: 'not-approved', outcome: 'failure', name: { zh: '审批未通过', en: 'Not approved' }, next: [] },
  8: { status: 'approval-withdrawn', outcome: 'failure', name: { zh: '审批已撤回', en: 'Approval withdrawn' }, next: [] },
  9: { status: 'refused', outcome: 'failure', name: { zh: '已拒绝', en: 'Refused' }, next: [] },
})

export const INVOICE_CODES = INVOICE.codes
export const toInvoiceStatus = INVOICE.read
export const mayMoveInvoice = INVOICE.mayMove
export type InvoiceStatus = ReturnType<typeof toInvoiceStatus>['status']
