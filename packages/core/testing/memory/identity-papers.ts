import type { IdentityPaper } from '../../src/contracts/index.ts'

export const IDENTITY_PAPERS: readonly IdentityPaper[] = [
  { code: 'ID_CARD', of: 'person', name: { zh: '居民身份证', en: 'Resident ID card' } },
  { code: 'BUSINESS_LICENCE', of: 'company', name: { zh: '营业执照', en: 'Business licence' } },
]
