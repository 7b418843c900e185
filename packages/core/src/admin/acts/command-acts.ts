import type { Act } from './act.ts'

/** Acts of commands; notices are sent again on a page too. */
export const COMMAND_ACTS = {
  'wake-staff': {
    names: { zh: '唤醒久未使用的账号', en: 'Wake dormant accounts of staff' },
    roles: ['people-admin'],
    kind: 'change',
    isSensitive: true,
    needsReason: true,
  },
  'close-staff': {
    names: { zh: '停用工作人员账号', en: 'Close accounts of staff' },
    roles: ['people-admin'],
    kind: 'change',
    isSensitive: true,
    needsReason: true,
  },
  'resend-notice': {
    names: { zh: '重发通知', en: 'Send notices again' },
    roles: ['support'],
    kind: 'change',
    needsReason: true,
  },
} as const satisfies Readonly<Record<string, Act>>
