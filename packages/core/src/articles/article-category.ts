import type { Name } from '../kernel/index.ts'

/** The subjects of articles, by the last part of their list's path, in the order in which a deal comes to them. */
export const ARTICLE_CATEGORIES = {
  figures: { zh: '看数据', en: 'Reading the figures' },
  ratings: { zh: '评分与违规', en: 'Ratings and penalties' },
  costs: { zh: '费用与保证金', en: 'Costs and deposits' },
  trademarks: { zh: '商标资质', en: 'Trademarks' },
  tax: { zh: '税务财务', en: 'Tax and accounting' },
  contracts: { zh: '合同与防骗', en: 'Contracts and fraud prevention' },
  transfer: { zh: '过户交接', en: 'Transfer and handover' },
} as const satisfies Readonly<Record<string, Name>>

export type ArticleCategory = keyof typeof ARTICLE_CATEGORIES

export const isArticleCategory = (text: string): text is ArticleCategory => Object.hasOwn(ARTICLE_CATEGORIES, text)
