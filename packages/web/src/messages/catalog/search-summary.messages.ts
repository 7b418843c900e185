import type { SearchFacet } from '@diandu/core/catalog'
import { defineMessages } from '../messages.ts'

interface SearchSummaryMessages {
  readonly understood: string
  /** The label of a part, where its text needs one. */
  readonly facets: Readonly<Partial<Record<SearchFacet, string>>>
  readonly part: (facet: string, part: string) => string
  readonly city: (province: string, city: string) => string
  readonly either: string
  readonly remove: (part: string) => string
  readonly readAs: (typed: string, meant: string) => string
  readonly relaxed: (asked: string, count: string) => string
  readonly nothing: (typed: string) => string
  readonly more: (count: string) => string
  readonly saveHint: string
  readonly save: string
}

/** The recognised parts of a search, and the unrecognised ones. */
export const searchSummaryMessages = defineMessages<SearchSummaryMessages>(
  {
    understood: '搜索条件',
    facets: {
      platform: '平台',
      kind: '类型',
      industry: '类目',
      province: '地区',
      trademark: '商标',
      taxpayer: '资质',
      'transfer-way': '过户',
      price: '价格',
      number: '编号',
      words: '标题含',
    },
    part: (facet, part) => `${facet} ${part}`,
    city: (province, city) => `${province}（${city}）`,
    either: ' / ',
    remove: (part) => `去掉：${part}`,
    readAs: (typed, meant) => `“${typed}”已按“${meant}”查找`,
    relaxed: (asked, count) => `没有完全符合的，按“${asked}”为您找到 ${count} 家`,
    nothing: (typed) => `没有和“${typed}”相符的店铺，先看看推荐的`,
    more: (count) => `${count} 以上`,
    saveHint: '想等合适的店？存成求购，有新店符合就告诉您。',
    save: '存为求购',
  },
  {
    understood: 'Searching for',
    facets: {
      platform: 'Platform',
      kind: 'Type',
      industry: 'Category',
      province: 'Region',
      trademark: 'Trademark',
      taxpayer: 'Taxpayer',
      'transfer-way': 'Transfer',
      price: 'Price',
      number: 'Shop no.',
      words: 'Title contains',
    },
    part: (facet, part) => `${facet}: ${part}`,
    city: (province, city) => `${province} (${city})`,
    either: ' / ',
    remove: (part) => `Remove: ${part}`,
    readAs: (typed, meant) => `Showing results for “${meant}” instead of “${typed}”`,
    relaxed: (asked, count) => `No exact matches. Showing “${asked}”: ${count}`,
    nothing: (typed) => `No shops match “${typed}”. Here are some we recommend`,
    more: (count) => `more than ${count}`,
    saveHint: 'Prefer to wait? Save a buyer request and we’ll tell you when a match is listed.',
    save: 'Save as request',
  },
)
