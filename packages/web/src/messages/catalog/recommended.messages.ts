import { INSPECTION } from '@diandu/core/catalog'
import { counted } from '../counted.ts'
import { defineMessages } from '../messages.ts'

export const recommendedMessages = defineMessages({
  categories: {
    platforms: { zh: '平台', en: 'Platforms' },
    industriesOf: (name: string) => ({ zh: `${name}的类目`, en: `Categories on ${name}` }),
    kindsOf: (name: string) => ({ zh: `${name}的店铺类型`, en: `Shop types on ${name}` }),
    allOf: (name: string, count: string) => ({
      zh: `看全部${name}店铺（${count} 家）`,
      en: `All ${name} shops (${count})`,
    }),
    shops: (count: string) => ({ zh: `${count} 家`, en: counted(count, 'shop', 'shops') }),
    shopsOrMore: (count: string) => ({ zh: `${count} 家以上`, en: `${count}+ shops` }),
    themes: { zh: '换个方式找店', en: 'Other ways to browse' },
    none: (name: string) => ({ zh: `${name}现在没有在售的店铺`, en: `No shops for sale on ${name} right now` }),
    advisers: { zh: '拿不准？问问顾问', en: 'Not sure? Ask an advisor' },
    advisersLine: {
      zh: '电话和 QQ 都是店渡的，不会转给别人',
      en: 'Phone and QQ lines are run by Diandu. We never pass your details on',
    },
    value: { zh: '想知道自己的店值多少', en: 'What’s your shop worth?' },
    valueLine: { zh: '按真实成交估价，三步就好', en: 'A valuation based on real sales, in three steps' },
  },
  featured: {
    title: { zh: '精选店铺', en: 'Featured shops' },
    line: {
      zh: '按验店、评分和资质排出来，不收推荐费。',
      en: 'Selected for inspection, ratings and credentials. No paid placements.',
    },
  },
  youLike: {
    title: { zh: '猜您喜欢', en: 'You may also like' },
    line: { zh: '按您看过的店铺挑的，每一家都写明为什么。', en: 'Based on shops you’ve viewed. Each one says why.' },
    visitor: {
      zh: '还没有您看过的店铺，先看看精选的。',
      en: 'You haven’t viewed any shops yet. Here are our featured ones.',
    },
  },
  reasonsLabel: { zh: '推荐理由', en: 'Why it is recommended' },
  reasons: {
    'like-viewed': (title: string) => ({
      zh: `和您看过的“${title}”同平台同类目`,
      en: `Same platform and category as “${title}”, which you viewed`,
    }),
    'same-industry': (title: string) => ({
      zh: `和您看过的“${title}”同类目`,
      en: `Same category as “${title}”, which you viewed`,
    }),
    'same-platform': (title: string) => ({
      zh: `和您看过的“${title}”同平台`,
      en: `Same platform as “${title}”, which you viewed`,
    }),
    inspected: () => INSPECTION.sentence,
    'top-rating': () => ({ zh: '描述相符 4.9 以上', en: 'Rated 4.9+ for accuracy' }),
    'registered-trademark': () => ({ zh: '写明商标已注册', en: 'Listed with a registered trademark' }),
    'general-taxpayer': () => ({ zh: '写明是一般纳税人', en: 'Listed as a general VAT taxpayer' }),
    new: () => ({ zh: '一周内刚上架', en: 'Listed in the last week' }),
    'well-kept': () => ({ zh: '综合排序靠前', en: 'Ranked high overall' }),
  },
  empty: { zh: '现在没有可以推荐的店铺', en: 'No recommendations right now' },
  toAll: { zh: '看全部店铺', en: 'See all shops' },
  pcFilter: {
    heading: { zh: '电脑版的筛选条件', en: 'Filters from the desktop site' },
    unknown: { zh: '这些条件没有看懂，没有用上：', en: 'We couldn’t read these filters, so they weren’t applied:' },
    understood: { zh: '看懂的条件', en: 'Filters applied' },
    nothing: { zh: '没有看懂任何条件', en: 'We couldn’t read any of the filters' },
    open: { zh: '看符合的店铺', en: 'See matching shops' },
  },
  load: {
    loading: { zh: '正在加载', en: 'Loading' },
    failed: { zh: '没有加载出来', en: 'Couldn’t load' },
    retry: { zh: '再试一次', en: 'Try again' },
  },
  list: {
    label: { zh: '推荐店铺', en: 'Recommended shops' },
    more: { zh: '加载更多', en: 'Load more' },
    loading: { zh: '正在加载', en: 'Loading' },
    end: { zh: '推荐到这里，更多店铺在列表里', en: 'End of recommendations. See the full list for more shops' },
    failed: { zh: '没有加载出来', en: 'Couldn’t load' },
    retry: { zh: '再试一次', en: 'Try again' },
  },
})
