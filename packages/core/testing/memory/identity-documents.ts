import type { IdentityDocument } from '../../src/contracts/index.ts'

export const IDENTITY_DOCUMENTS: readonly IdentityDocument[] = [
  { code: 'ID_CARD', of: 'person', name: { zh: '居民身份证', en: 'Resident ID card' } },
  { code: 'BUSINESS_LICENCE', of: 'company', name: { zh: '营业执照', en: 'Business licence' } },
]
