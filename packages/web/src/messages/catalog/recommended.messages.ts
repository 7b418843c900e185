import { INSPECTION, type ReasonKind } from '@diandu/core/catalog'
import { counted } from '../counted.ts'
import { defineMessages } from '../messages.ts'

interface RecommendedMessages {
  readonly categories: {
    readonly platforms: string
    readonly industriesOf: (name: string) => string
    readonly kindsOf: (name: string) => string
    readonly allOf: (name: string, count: string) => string
    readonly shops: (count: string) => string
    readonly shopsOrMore: (count: string) => string
    readonly themes: string
    readonly none: (name: string) => string
    readonly advisers: string
    readonly advisersLine: string
    readonly value: string
    readonly valueLine: string
  }
  readonly featured: { readonly title: string; readonly line: string }
  readonly youLike: { readonly title: string; readonly line: string; readonly visitor: string }
  readonly reasonsLabel: string
  readonly reasons: Readonly<Record<ReasonKind, (title: string) => string>>
  readonly empty: string
  readonly toAll: string
  readonly pcFilter: {
    readonly heading: string
    readonly unknown: string
    readonly understood: string
    readonly nothing: string
    readonly open: string
  }
  readonly load: { readonly loading: string; readonly failed: string; readonly retry: string }
  readonly list: {
    readonly label: string
    readonly more: string
    readonly loading: string
    readonly end: string
    readonly failed: string
    readonly retry: string
  }
}

export const recommendedMessages = defineMessages<RecommendedMessages>(
  {
    categories: {
      platforms: '平台',
      industriesOf: (name) => `${name}的类目`,
      kindsOf: (name) => `${name}的店铺类型`,
      allOf: (name, count) => `看全部${name}店铺（${count} 家）`,
      shops: (count) => `${count} 家`,
      shopsOrMore: (count) => `${count} 家以上`,
      themes: '换个方式找店',
      none: (name) => `${name}现在没有在售的店铺`,
      advisers: '拿不准？问问顾问',
      advisersLine: '电话和 QQ 都是店渡的，不会转给别人',
      value: '想知道自己的店值多少',
      valueLine: '按真实成交估价，三步就好',
    },
    featured: { title: '精选店铺', line: '按验店、评分和资质排出来，不收推荐费。' },
    youLike: {
      title: '猜您喜欢',
      line: '按您看过的店铺挑的，每一家都写明为什么。',
      visitor: '还没有您看过的店铺，先看看精选的。',
    },
    reasonsLabel: '推荐理由',
    reasons: {
      'like-viewed': (title) => `和您看过的“${title}”同平台同类目`,
      'same-industry': (title) => `和您看过的“${title}”同类目`,
      'same-platform': (title) => `和您看过的“${title}”同平台`,
      inspected: () => INSPECTION.sentence.zh,
      'top-rating': () => '描述相符 4.9 以上',
      'registered-trademark': () => '写明商标已注册',
      'general-taxpayer': () => '写明是一般纳税人',
      new: () => '一周内刚上架',
      'well-kept': () => '综合排序靠前',
    },
    empty: '现在没有可以推荐的店铺',
    toAll: '看全部店铺',
    pcFilter: {
      heading: '电脑版的筛选条件',
      unknown: '这些条件没有看懂，没有用上：',
      understood: '看懂的条件',
      nothing: '没有看懂任何条件',
      open: '看符合的店铺',
    },
    load: { loading: '正在加载', failed: '没有加载出来', retry: '再试一次' },
    list: {
      label: '推荐店铺',
      more: '加载更多',
      loading: '正在加载',
      end: '推荐到这里，更多店铺在列表里',
      failed: '没有加载出来',
      retry: '再试一次',
    },
  },
  {
    categories: {
      platforms: 'Platforms',
      industriesOf: (name) => `Categories on ${name}`,
      kindsOf: (name) => `Shop types on ${name}`,
      allOf: (name, count) => `All ${name} shops (${count})`,
      shops: (count) => counted(count, 'shop', 'shops'),
      shopsOrMore: (count) => `${count}+ shops`,
      themes: 'Other ways to browse',
      none: (name) => `No shops for sale on ${name} right now`,
      advisers: 'Not sure? Ask an advisor',
      advisersLine: 'Phone and QQ lines are run by Diandu. We never pass your details on',
      value: 'What’s your shop worth?',
      valueLine: 'A valuation based on real sales, in three steps',
    },
    featured: {
      title: 'Featured shops',
      line: 'Selected for inspection, ratings and credentials. No paid placements.',
    },
    youLike: {
      title: 'You may also like',
      line: 'Based on shops you’ve viewed. Each one says why.',
      visitor: 'You haven’t viewed any shops yet. Here are our featured ones.',
    },
    reasonsLabel: 'Why it is recommended',
    reasons: {
      'like-viewed': (title) => `Same platform and category as “${title}”, which you viewed`,
      'same-industry': (title) => `Same category as “${title}”, which you viewed`,
      'same-platform': (title) => `Same platform as “${title}”, which you viewed`,
      inspected: () => INSPECTION.sentence.en,
      'top-rating': () => 'Rated 4.9+ for accuracy',
      'registered-trademark': () => 'Listed with a registered trademark',
      'general-taxpayer': () => 'Listed as a general VAT taxpayer',
      new: () => 'Listed in the last week',
      'well-kept': () => 'Ranked high overall',
    },
    empty: 'No recommendations right now',
    toAll: 'See all shops',
    pcFilter: {
      heading: 'Filters from the desktop site',
      unknown: 'We couldn’t read these filters, so they weren’t applied:',
      understood: 'Filters applied',
      nothing: 'We couldn’t read any of the filters',
      open: 'See matching shops',
    },
    load: { loading: 'Loading', failed: 'Couldn’t load', retry: 'Try again' },
    list: {
      label: 'Recommended shops',
      more: 'Load more',
      loading: 'Loading',
      end: 'End of recommendations. See the full list for more shops',
      failed: 'Couldn’t load',
      retry: 'Try again',
    },
  },
)
