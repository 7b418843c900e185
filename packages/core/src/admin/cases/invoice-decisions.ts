import type { CaseDecisions, CaseField } from '../case-decision.ts'

const FILE: CaseField = {
  names: { zh: '发票文件（PDF，不超过 5 MB）', en: 'The invoice as a PDF of 5 MB at most' },
  kind: 'file',
  max: 5 * 1024 * 1024,
}

const MADE_OUT = [
  { zh: '发票已开具，可在发票详情中下载。', en: 'Your invoice is made out; you can download it there.' },
] as const

const REFUSED_FOR = [
  {
    zh: '发票抬头与统一社会信用代码不匹配，请核对后重新申请。',
    en: 'The title does not belong to the credit code. Please check both and ask again.',
  },
  {
    zh: '抬头信息不完整，请填写营业执照上的全称后重新申请。',
    en: 'The title is incomplete. Please give the full name on the business licence and ask again.',
  },
  {
    zh: '收件信息不完整，请补充后重新申请。',
    en: 'The delivery details are incomplete. Please complete them and ask again.',
  },
] as const

/** A cashier makes an invoice out, a checker decides on one that was submitted for approval. Its person reads why. */
export const INVOICE_DECISIONS = {
  processing: {
    names: { zh: '开始处理', en: 'Begin' },
    act: 'move-invoice',
    key: 'q',
    words: 'user',
    prepared: [{ zh: '资料齐全，正在开具。', en: 'Everything is there; we are making it out.' }],
  },
  completed: {
    names: { zh: '开具电子发票', en: 'Send the invoice as a file' },
    act: 'move-invoice',
    key: 'a',
    words: 'user',
    fields: { file: FILE },
    prepared: MADE_OUT,
  },
  'to-mail': {
    names: { zh: '开具，待邮寄', en: 'Made out, to be mailed' },
    act: 'move-invoice',
    words: 'user',
    fields: { file: FILE },
  },
  mailed: { names: { zh: '已邮寄', en: 'Mailed' }, act: 'move-invoice', words: 'user' },
  'in-approval': { names: { zh: '提交审批', en: 'Submit for approval' }, act: 'move-invoice', words: 'user' },
  'approval-withdrawn': {
    names: { zh: '撤回审批', en: 'Withdraw from approval' },
    act: 'move-invoice',
    words: 'user',
    isDanger: true,
  },
  refused: {
    names: { zh: '拒绝', en: 'Refuse' },
    act: 'move-invoice',
    key: 'r',
    words: 'user',
    isDanger: true,
    prepared: REFUSED_FOR,
  },
  'approve-completed': {
    names: { zh: '审批通过，开具电子发票', en: 'Approve, and send it as a file' },
    act: 'approve-invoice',
    key: 'e',
    words: 'user',
    fields: { file: FILE },
    prepared: MADE_OUT,
  },
  'approve-to-mail': {
    names: { zh: '审批通过，待邮寄', en: 'Approve, to be mailed' },
    act: 'approve-invoice',
    words: 'user',
    fields: { file: FILE },
  },
  'not-approved': {
    names: { zh: '审批不通过', en: 'Do not approve' },
    act: 'approve-invoice',
    words: 'user',
    isDanger: true,
    prepared: REFUSED_FOR,
  },
} as const satisfies CaseDecisions
