import type { Act, Approval } from './acts/act.ts'
import { CASE_ACTS } from './acts/case-acts.ts'
import { COMMAND_ACTS } from './acts/command-acts.ts'
import { IDENTITY_ACTS } from './acts/identity-acts.ts'
import { MONEY_QUEUE_ACTS } from './acts/money-queue-acts.ts'
import { PEOPLE_ACTS } from './acts/people-acts.ts'
import { EVERY_ROLE, type StaffRole } from './staff-role.ts'

/** Whatever can be done in the console, and who may: the server, the menu and the documents read this table. */
export const STAFF_ACTS = {
  'see-today': { names: { zh: '查看今日', en: 'See today' }, roles: EVERY_ROLE, kind: 'look' },
  'see-own-account': { names: { zh: '查看自己的账号', en: 'See one’s own account' }, roles: EVERY_ROLE, kind: 'look' },
  'change-own-credentials': {
    names: { zh: '变更自己的登录方式', en: 'Change one’s own credentials' },
    roles: EVERY_ROLE,
    kind: 'own',
    isSensitive: true,
  },
  'see-listings': {
    names: { zh: '查看上架与求购', en: 'See listings and buyer requests' },
    roles: ['reviewer', 'support', 'disputes', 'auditor'],
    kind: 'look',
  },
  'review-listing': {
    names: { zh: '审核上架申请', en: 'Review listings' },
    roles: ['reviewer'],
    kind: 'change',
  },
  'see-money': {
    names: { zh: '查看资金类队列', en: 'See the queues of money' },
    roles: ['cashier', 'checker', 'auditor'],
    kind: 'look',
  },
  'export-money': {
    names: { zh: '导出资金流水', en: 'Export the journal of money' },
    roles: ['cashier', 'checker', 'auditor'],
    kind: 'look',
    needsReason: true,
  },
  'close-month': {
    names: { zh: '月结', en: 'Close a month' },
    roles: ['cashier', 'checker'],
    kind: 'change',
    approval: 'two',
    isSensitive: true,
    needsReason: true,
  },
  'collect-payouts': {
    names: { zh: '建立与取消打款批次', en: 'Make and cancel batches of payouts' },
    roles: ['cashier'],
    kind: 'change',
    isSensitive: true,
    needsReason: true,
  },
  'see-payout-file': {
    names: { zh: '下载打款文件', en: 'Read the file of a batch of payouts' },
    roles: ['cashier', 'auditor'],
    kind: 'look',
    isSensitive: true,
    needsReason: true,
  },
  'confirm-payouts': {
    names: { zh: '确认批次已打款', en: 'Confirm the payouts of a batch' },
    roles: ['cashier'],
    kind: 'change',
    isSensitive: true,
    needsReason: true,
  },
  'see-card-number': {
    names: { zh: '查看完整卡号', en: 'See whole card numbers' },
    roles: ['cashier', 'auditor'],
    kind: 'look',
    isSensitive: true,
    needsReason: true,
  },
  'move-withdrawal': {
    names: { zh: '处理提现', en: 'Move withdrawals' },
    roles: ['cashier'],
    kind: 'change',
    isSensitive: true,
    needsReason: true,
  },
  'approve-withdrawal': {
    names: { zh: '复核提现', en: 'Approve withdrawals' },
    roles: ['checker'],
    kind: 'change',
    isSensitive: true,
    needsReason: true,
  },
  'see-identities': {
    names: { zh: '查看身份类队列', en: 'See the queues of identities and papers' },
    roles: ['identity', 'auditor'],
    kind: 'look',
  },
  ...MONEY_QUEUE_ACTS,
  ...IDENTITY_ACTS,
  'see-disputes': {
    names: { zh: '查看退款、举报与评价队列', en: 'See the queues of refunds, reports and reviews' },
    roles: ['disputes', 'auditor'],
    kind: 'look',
  },
  'decide-refund': {
    names: { zh: '裁决退款', en: 'Decide refunds' },
    roles: ['disputes'],
    approvers: ['disputes', 'checker'],
    kind: 'change',
    approval: 'by-size',
    isSensitive: true,
    needsReason: true,
  },
  'see-content': {
    names: { zh: '查看内容与活动队列', en: 'See the queues of content and campaigns' },
    roles: ['content', 'auditor'],
    kind: 'look',
  },
  'change-content': {
    names: { zh: '编写内容', en: 'Write content' },
    roles: ['content'],
    kind: 'change',
  },
  'publish-content': {
    names: { zh: '发布与撤回内容', en: 'Publish and withdraw content' },
    roles: ['content'],
    kind: 'change',
  },
  'publish-promise': {
    names: { zh: '发布涉及金钱承诺的内容', en: 'Publish content that promises money' },
    roles: ['content'],
    kind: 'change',
    approval: 'two',
    approvers: ['content', 'checker'],
    isSensitive: true,
    needsReason: true,
  },
  'see-services': {
    names: { zh: '查看服务与建议队列', en: 'See the queues of services and feedback' },
    roles: ['support', 'auditor'],
    kind: 'look',
  },
  ...CASE_ACTS,
  'see-proposals': {
    names: { zh: '查看待复核事项', en: 'See what waits for a second person' },
    roles: EVERY_ROLE,
    kind: 'look',
  },
  'decide-proposals': {
    names: { zh: '复核或撤回', en: 'Approve, decline or withdraw proposals' },
    roles: EVERY_ROLE.filter((role) => role !== 'auditor'),
    kind: 'change',
    isSensitive: true,
    needsReason: true,
  },
  ...PEOPLE_ACTS,
  'see-system': {
    names: { zh: '查看系统', en: 'See the system' },
    roles: ['support', 'auditor', 'people-admin'],
    kind: 'look',
  },
  'see-log': {
    names: { zh: '查看操作日志', en: 'See the log' },
    roles: ['auditor', 'people-admin'],
    kind: 'look',
  },
  'see-staff': {
    names: { zh: '查看工作人员', en: 'See staff' },
    roles: ['people-admin', 'auditor'],
    kind: 'look',
  },
  'invite-staff': {
    names: { zh: '邀请工作人员', en: 'Invite staff' },
    roles: ['people-admin'],
    kind: 'change',
    approval: 'two',
    isSensitive: true,
    needsReason: true,
  },
  'make-invitation-link': {
    names: { zh: '生成邀请链接', en: 'Make the link of an invitation' },
    roles: ['people-admin'],
    kind: 'change',
    isSensitive: true,
  },
  'change-roles': {
    names: { zh: '变更角色', en: 'Change roles' },
    roles: ['people-admin'],
    kind: 'change',
    approval: 'two',
    isSensitive: true,
    needsReason: true,
  },
  ...COMMAND_ACTS,
} as const satisfies Readonly<Record<string, Act>>

export type StaffAct = keyof typeof STAFF_ACTS

const actOf = (act: StaffAct): Act => STAFF_ACTS[act]

export const mayDo = (roles: readonly StaffRole[], act: StaffAct): boolean =>
  roles.some((role) => actOf(act).roles.includes(role))

/** Who may be the second account. */
export const approversOf = (act: StaffAct): readonly StaffRole[] => actOf(act).approvers ?? actOf(act).roles
export const mayApprove = (roles: readonly StaffRole[], act: StaffAct): boolean =>
  roles.some((role) => approversOf(act).includes(role))

export const approvalOf = (act: StaffAct): Approval => actOf(act).approval ?? 'one'
export const isLook = (act: StaffAct): boolean => actOf(act).kind === 'look'
export const isSensitive = (act: StaffAct): boolean => actOf(act).isSensitive ?? false
export const needsReason = (act: StaffAct): boolean => actOf(act).needsReason ?? false
