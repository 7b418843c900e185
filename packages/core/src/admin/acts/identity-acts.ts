import type { Act } from './act.ts'

/** Of identities, mobiles and the documents of contracts. */
export const IDENTITY_ACTS = {
  'see-identity': {
    names: {
      zh: '查看证件、完整手机号与证明文件',
      en: 'See identity documents, whole mobiles and documents of contracts',
    },
    roles: ['identity', 'auditor'],
    kind: 'look',
    needsReason: true,
  },
  'review-identity': {
    names: { zh: '审核实名认证', en: 'Review identities' },
    roles: ['identity'],
    kind: 'change',
  },
  'review-phone': {
    names: { zh: '审核换绑手机', en: 'Review new mobiles' },
    roles: ['identity'],
    kind: 'change',
    isSensitive: true,
    needsReason: true,
  },
  'review-document': {
    names: { zh: '审核授权书与股权证明', en: 'Review consents and proofs of equity' },
    roles: ['identity'],
    kind: 'change',
  },
} as const satisfies Readonly<Record<string, Act>>
