import type { IdentityDocument } from './contracts.ports.ts'

/** Codes as providers of signatures in China use them. */
export const IDENTITY_DOCUMENTS: readonly IdentityDocument[] = [
  { code: 'ID_CARD', of: 'person', name: { zh: '居民身份证', en: 'Resident ID card' } },
  { code: 'USCC', of: 'company', name: { zh: '统一社会信用代码', en: 'Unified social credit code' } },
]
