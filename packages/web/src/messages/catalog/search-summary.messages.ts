import type { SearchFacet } from '@diandu/core/catalog'
import type { Name } from '@diandu/core/kernel'
import { defineMessages } from '../messages.ts'

/** The recognised parts of a search, and the unrecognised ones. */
export const searchSummaryMessages = defineMessages({
  understood: { zh: '搜索条件', en: 'Searching for' },
  /** The label of a part, where its text needs one. */
  facets: {
    platform: { zh: '平台', en: 'Platform' },
    kind: { zh: '类型', en: 'Type' },
    industry: { zh: '类目', en: 'Category' },
    province: { zh: '地区', en: 'Region' },
    trademark: { zh: '商标', en: 'Trademark' },
    taxpayer: { zh: '资质', en: 'Taxpayer' },
    'transfer-way': { zh: '过户', en: 'Transfer' },
    price: { zh: '价格', en: 'Price' },
    number: { zh: '编号', en: 'Shop no.' },
    words: { zh: '标题含', en: 'Title contains' },
  } as Readonly<Partial<Record<SearchFacet, Name>>>,
  part: (facet: string, part: string) => ({ zh: `${facet} ${part}`, en: `${facet}: ${part}` }),
  city: (province: string, city: string) => ({ zh: `${province}（${city}）`, en: `${province} (${city})` }),
  either: { zh: ' / ', en: ' / ' },
  remove: (part: string) => ({ zh: `去掉：${part}`, en: `Remove: ${part}` }),
  readAs: (typed: string, meant: string) => ({
    zh: `“${typed}”已按“${meant}”查找`,
    en: `Showing results for “${meant}” instead of “${typed}”`,
  }),
  relaxed: (asked: string, count: string) => ({
    zh: `没有完全符合的，按“${asked}”为您找到 ${count} 家`,
    en: `No exact matches. Showing “${asked}”: ${count}`,
  }),
  nothing: (typed: string) => ({
    zh: `没有和“${typed}”相符的店铺，先看看推荐的`,
    en: `No shops match “${typed}”. Here are some we recommend`,
  }),
  more: (count: string) => ({ zh: `${count} 以上`, en: `more than ${count}` }),
  saveHint: {
    zh: '想等合适的店？存成求购，有新店符合就告诉您。',
    en: 'Prefer to wait? Save a buyer request and we’ll tell you when a match is listed.',
  },
  save: { zh: '存为求购', en: 'Save as request' },
})
