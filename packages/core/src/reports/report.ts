import type { ShopId } from '../catalog/index.ts'
import type { Brand, Name } from '../kernel/index.ts'

export type ReportId = Brand<'ReportId'>

/** The reasons for a report. */
export const REPORT_REASONS = {
  'figures-untrue': { zh: '数字不实', en: 'Figures are untrue' },
  'not-theirs': { zh: '不是卖家的店', en: 'Not the seller’s shop' },
  'sold-already': { zh: '店铺已经卖掉或关闭', en: 'Already sold or closed' },
  prohibited: { zh: '经营违禁商品', en: 'Sells prohibited goods' },
  'contact-outside': { zh: '要求绕开平台交易', en: 'Asks to deal outside Diandu' },
  other: { zh: '其他', en: 'Other' },
} as const satisfies Record<string, Name>

export type ReportReason = keyof typeof REPORT_REASONS

export const REPORT_STATUSES = {
  open: { zh: '处理中', en: 'Under review' },
  upheld: { zh: '举报属实', en: 'Upheld' },
  dismissed: { zh: '没有发现问题', en: 'No issue found' },
} as const satisfies Record<string, Name>

export type ReportStatus = keyof typeof REPORT_STATUSES

export interface ReportDraft {
  readonly shopId: ShopId
  readonly reason: ReportReason
  readonly words: string
  /** Ids of uploaded pictures. */
  readonly pictures: readonly string[]
}

/** As its reporter reads it again. */
export interface ShopReport {
  readonly id: ReportId
  readonly shopId: ShopId
  readonly reason: ReportReason
  readonly words: string
  readonly reportedAt: number
  readonly status: ReportStatus
  /** The operator's answer; null until then. */
  readonly answer: string | null
}

export const REPORT_LIMITS = { minWords: 5, maxWords: 500, maxPictures: 4, aDay: 5 } as const
