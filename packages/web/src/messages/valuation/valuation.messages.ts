import type { ConfidenceLevel, Factor, ImprovementKind, Ring } from '@diandu/core/valuation'
import { counted } from '../counted.ts'
import { defineMessages } from '../messages.ts'

interface ValuationMessages {
  readonly factors: Readonly<Record<Factor, string>>
  readonly levels: Readonly<Record<ConfidenceLevel, string>>
  readonly rings: Readonly<Record<Ring, string>>
  readonly improvements: Readonly<Record<ImprovementKind, string>>
  readonly likely: string
  readonly range: (low: string, high: string) => string
  readonly rangeTitle: string
  readonly rangeText: (low: string, likely: string, high: string, sold: number) => string
  readonly soldMarks: string
  readonly why: string
  readonly whyLine: string
  readonly base: string
  readonly sum: string
  readonly missing: string
  readonly factor: string
  readonly amount: string
  readonly confidence: string
  readonly basis: (count: string, ring: string) => string
  readonly spread: (percent: string) => string
  readonly newest: (day: string) => string
  readonly missingFigures: (names: string) => string
  readonly between: string
  readonly lowWhy: string
  readonly comparables: string
  readonly soldOn: (day: string, price: string) => string
  readonly comparableFacts: (rating: string, turnover: string) => string
  readonly raise: string
  readonly gain: (yuan: string) => string
  readonly nothingToRaise: string
  readonly none: string
  readonly noneLine: string
  readonly badAddress: string
  readonly toForm: string
  readonly toShops: string
  readonly sell: string
  readonly sellLine: (yuan: string) => string
  readonly sellUnpriced: string
  readonly edit: string
  readonly share: string
  readonly picture: { readonly failed: string; readonly kicker: (day: string) => string; readonly note: string }
  /** For the reader with whom the page is shared. */
  readonly shared: {
    readonly title: (shop: string, price: string) => string
    readonly line: (range: string, day: string) => string
  }
  readonly method: string
  readonly load: { readonly loading: string; readonly failed: string; readonly retry: string }
}

export const valuationMessages = defineMessages<ValuationMessages>(
  {
    factors: {
      turnover: '营业额',
      ratings: '三项评分',
      fans: '粉丝',
      violations: '违规扣分',
      trademark: '商标',
      taxpayer: '纳税人',
      years: '开店年数',
      loans: '贷款欠款',
    },
    levels: { high: '把握较大', medium: '把握一般', low: '把握较小' },
    rings: {
      industry: '同平台、同类型、同类目',
      kind: '同平台、同类型',
      platform: '同平台',
      'kind-anywhere': '各平台同类型',
      market: '全站',
    },
    improvements: {
      'better-ratings': '三项评分提到 4.9',
      'no-violations': '扣分清零再卖',
      'registered-trademark': '商标注册下来（R 标）',
      'no-loans': '还清贷款和欠款',
      'general-taxpayer': '办成一般纳税人',
      'more-turnover': '营业额提高 20%',
    },
    likely: '大概能卖',
    range: (low, high) => `多半在 ${low} 到 ${high} 之间`,
    rangeTitle: '价格范围',
    rangeText: (low, likely, high, sold) =>
      `价格范围：最低 ${low}，大概 ${likely}，最高 ${high}；下面 ${sold} 家相似店铺的成交价也标在上面。`,
    soldMarks: '圆点是相似店铺的成交价',
    why: '价格怎么来的',
    whyLine: '从一家普通的同类成交店出发，一项一项加减，到最后正好是估价。',
    base: '普通的同类店',
    sum: '大概能卖',
    missing: '没填，不加不减',
    factor: '项目',
    amount: '金额',
    confidence: '有多大把握',
    basis: (count, ring) => `依据 ${count} 家${ring}的成交`,
    spread: (percent) => `同类店之间相差约 ${percent}%`,
    newest: (day) => `最近一笔成交在 ${day}`,
    missingFigures: (names) => `没填：${names}`,
    between: '、',
    lowWhy: '可比的成交太少或太久，价格只能当参考。',
    comparables: '在店渡卖掉的相似店铺',
    soldOn: (day, price) => `${day} 成交 ${price}`,
    comparableFacts: (rating, turnover) => `评分 ${rating} · 月销 ${turnover}`,
    raise: '怎样能卖得更高',
    gain: (yuan) => `约 +${yuan}`,
    nothingToRaise: '该做的都做了',
    none: '还没有可比的成交',
    noneLine:
      '近两年店渡没有卖出过可以比较的店铺，所以不编一个价格给您。您可以先看看在售的同类店铺，或者直接上架自己定价。',
    badAddress: '这个地址里没有店铺的平台、类型和类目',
    toForm: '去填写',
    toShops: '看在售的同类店铺',
    sell: '按这个价卖',
    sellLine: (yuan) => `带着 ${yuan} 和您填的数字去发布，还可以改`,
    sellUnpriced: '去发布，自己定价',
    edit: '改一改再估',
    share: '做成图片分享',
    picture: {
      failed: '没有打开分享，请检查网络再试',
      kicker: (day) => `网店估价 · ${day}`,
      note: '按成交估算，不是报价',
    },
    shared: {
      title: (shop, price) => `${shop} 大概能卖 ${price}`,
      line: (range, day) => `${range}，${day} 按真实成交估算，每一项加减都写清楚。`,
    },
    method: '各项的轻重由近两年的成交算出来：数字更好，估价不会更低。估价不是报价，也不收费。',
    load: { loading: '正在估价', failed: '没有算出来', retry: '再试一次' },
  },
  {
    factors: {
      turnover: 'Turnover',
      ratings: 'Ratings',
      fans: 'Followers',
      violations: 'Violations',
      trademark: 'Trademark',
      taxpayer: 'Taxpayer',
      years: 'Years in business',
      loans: 'Loans and debts',
    },
    levels: { high: 'High confidence', medium: 'Medium confidence', low: 'Low confidence' },
    rings: {
      industry: 'on the same platform, type and industry',
      kind: 'on the same platform and type',
      platform: 'on the same platform',
      'kind-anywhere': 'of the same type on all platforms',
      market: 'across Diandu',
    },
    improvements: {
      'better-ratings': 'Raise the three ratings to 4.9',
      'no-violations': 'Sell after violation points clear',
      'registered-trademark': 'Get the trademark registered (R mark)',
      'no-loans': 'Pay off loans and debts',
      'general-taxpayer': 'Become a general taxpayer',
      'more-turnover': 'Increase turnover by 20%',
    },
    likely: 'Estimated price',
    range: (low, high) => `Most likely ${low} to ${high}`,
    rangeTitle: 'Price range',
    rangeText: (low, likely, high, sold) =>
      `Price range: lowest ${low}, likely ${likely}, highest ${high}. Sale prices of ${sold} similar shops are also marked.`,
    soldMarks: 'Dots show what similar shops sold for',
    why: 'Where the price comes from',
    whyLine: 'We start from a typical similar shop that sold, then add or take off each factor to reach the estimate.',
    base: 'Typical similar shop',
    sum: 'Estimated price',
    missing: 'Not entered: no change',
    factor: 'Factor',
    amount: 'Amount',
    confidence: 'How confident we are',
    basis: (count, ring) => `Based on ${counted(count, 'sale', 'sales')} ${ring}`,
    spread: (percent) => `Similar shops vary by about ${percent}%`,
    newest: (day) => `Most recent sale: ${day}`,
    missingFigures: (names) => `Not entered: ${names}`,
    between: ', ',
    lowWhy: 'Comparable sales are too few or too old, so treat this price as a rough guide.',
    comparables: 'Similar shops sold on Diandu',
    soldOn: (day, price) => `Sold for ${price} on ${day}`,
    comparableFacts: (rating, turnover) => `Rated ${rating} · ${turnover} a month`,
    raise: 'How to raise the price',
    gain: (yuan) => `about +${yuan}`,
    nothingToRaise: 'You’ve done everything you can',
    none: 'No comparable sales yet',
    noneLine:
      'No comparable shop has sold on Diandu in the last 2 years, so we won’t make up a price. You can browse similar shops on sale, or list yours at your own price.',
    badAddress: 'This link is missing the shop’s platform, type and industry',
    toForm: 'Go to the form',
    toShops: 'View similar shops on sale',
    sell: 'Sell at this price',
    sellLine: (yuan) => `We’ll carry over ${yuan} and your figures. You can still edit them`,
    sellUnpriced: 'List at your own price',
    edit: 'Edit and value again',
    share: 'Share as an image',
    picture: {
      failed: 'Couldn’t open sharing. Check your connection and try again',
      kicker: (day) => `Shop valuation · ${day}`,
      note: 'Estimated from sales. Not an offer',
    },
    shared: {
      title: (shop, price) => `${shop}: could sell for about ${price}`,
      line: (range, day) => `${range}. Estimated on ${day} from real sales, with what each figure adds or takes off.`,
    },
    method:
      'Each factor is weighted using the last 2 years of sales. Better figures never lower the valuation. It’s free, and it isn’t an offer.',
    load: { loading: 'Calculating', failed: 'Couldn’t calculate a valuation', retry: 'Try again' },
  },
)
