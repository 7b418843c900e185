import type { FigureSource } from '../listing.ts'
import type { Name } from '../platform.ts'

/** Who vouches for a figure, in a word or two. */
export const FIGURE_SOURCES: Readonly<Record<FigureSource, Name>> = {
  seller: { zh: '卖家填写', en: 'From seller' },
  'platform-export': { zh: '卖家称导出', en: 'Seller says exported' },
  inspector: { zh: '验店确认', en: 'Inspected' },
}

/** The text of a seal, in a word and in a sentence. A shop has one only while `isInspectedBy` says so. */
export const INSPECTION = {
  seal: { zh: '已验店', en: 'Inspected' },
  none: { zh: '未验店', en: 'Not inspected' },
  sentence: {
    zh: '每项数字都由两名审核员核对，平台存有凭证',
    en: 'Two reviewers checked each figure, and we keep the evidence',
  },
} as const satisfies Record<string, Name>
