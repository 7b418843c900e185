import type { Name } from './platform.ts'

/** How a shop passes to its buyer. */
export const TRANSFER_WAYS = {
  'platform-transfer': { zh: '平台过户，主体变更', en: 'Platform transfer to your own entity' },
  'company-transfer': { zh: '公司整体转让，法人变更', en: 'Whole company, change of legal representative' },
  'equity-transfer': { zh: '股权转让 51% 以上', en: 'Equity transfer of 51% or more' },
  'real-name-change': { zh: '实名变更，账号移交', en: 'Real-name change and account handover' },
} as const satisfies Record<string, Name>

export type TransferWay = keyof typeof TRANSFER_WAYS
