import { counted } from '../counted.ts'
import { defineMessages } from '../messages.ts'

export const valuationMessages = defineMessages({
  factors: {
    turnover: { zh: '营业额', en: 'Turnover' },
    ratings: { zh: '三项评分', en: 'Ratings' },
    fans: { zh: '粉丝', en: 'Followers' },
    violations: { zh: '违规扣分', en: 'Violations' },
    trademark: { zh: '商标', en: 'Trademark' },
    taxpayer: { zh: '纳税人', en: 'Taxpayer' },
    years: { zh: '开店年数', en: 'Years in business' },
    loans: { zh: '贷款欠款', en: 'Loans and debts' },
  },
  levels: {
    high: { zh: '把握较大', en: 'High confidence' },
    medium: { zh: '把握一般', en: 'Medium confidence' },
    low: { zh: '把握较小', en: 'Low confidence' },
  },
  rings: {
    industry: { zh: '同平台、同类型、同类目', en: 'on the same platform, type and industry' },
    kind: { zh: '同平台、同类型', en: 'on the same platform and type' },
    platform: { zh: '同平台', en: 'on the same platform' },
    'kind-anywhere': { zh: '各平台同类型', en: 'of the same type on all platforms' },
    market: { zh: '全站', en: 'across Diandu' },
  },
  improvements: {
    'better-ratings': { zh: '三项评分提到 4.9', en: 'Raise the three ratings to 4.9' },
    'no-violations': { zh: '扣分清零再卖', en: 'Sell after violation points clear' },
    'registered-trademark': { zh: '商标注册下来（R 标）', en: 'Get the trademark registered (R mark)' },
    'no-loans': { zh: '还清贷款和欠款', en: 'Pay off loans and debts' },
    'general-taxpayer': { zh: '办成一般纳税人', en: 'Become a general taxpayer' },
    'more-turnover': { zh: '营业额提高 20%', en: 'Increase turnover by 20%' },
  },
  likely: { zh: '大概能卖', en: 'Estimated price' },
  range: (low: string, high: string) => ({ zh: `多半在 ${low} 到 ${high} 之间`, en: `Most likely ${low} to ${high}` }),
  rangeText: (low: string, likely: string, high: string, sold: number) => ({
    zh: `价格范围：最低 ${low}，大概 ${likely}，最高 ${high}；下面 ${sold} 家相似店铺的成交价也标在上面。`,
    en: `Price range: lowest ${low}, likely ${likely}, highest ${high}. Sale prices of ${sold} similar shops are also marked.`,
  }),
  soldMarks: { zh: '圆点是相似店铺的成交价', en: 'Dots show what similar shops sold for' },
  why: { zh: '价格怎么来的', en: 'Where the price comes from' },
  whyLine: {
    zh: '从一家普通的同类成交店出发，一项一项加减，到最后正好是估价。',
    en: 'We start from a typical similar shop that sold, then add or take off each factor to reach the estimate.',
  },
  base: { zh: '普通的同类店', en: 'Typical similar shop' },
  sum: { zh: '大概能卖', en: 'Estimated price' },
  missing: { zh: '没填，不加不减', en: 'Not entered: no change' },
  factor: { zh: '项目', en: 'Factor' },
  amount: { zh: '金额', en: 'Amount' },
  confidence: { zh: '有多大把握', en: 'How confident we are' },
  basis: (count: string, ring: string) => ({
    zh: `依据 ${count} 家${ring}的成交`,
    en: `Based on ${counted(count, 'sale', 'sales')} ${ring}`,
  }),
  spread: (percent: string) => ({ zh: `同类店之间相差约 ${percent}%`, en: `Similar shops vary by about ${percent}%` }),
  newest: (day: string) => ({ zh: `最近一笔成交在 ${day}`, en: `Most recent sale: ${day}` }),
  missingFigures: (names: string) => ({ zh: `没填：${names}`, en: `Not entered: ${names}` }),
  between: { zh: '、', en: ', ' },
  lowWhy: {
    zh: '可比的成交太少或太久，价格只能当参考。',
    en: 'Comparable sales are too few or too old, so treat this price as a rough guide.',
  },
  comparables: { zh: '在店渡卖掉的相似店铺', en: 'Similar shops sold on Diandu' },
  soldOn: (day: string, price: string) => ({ zh: `${day} 成交 ${price}`, en: `Sold for ${price} on ${day}` }),
  comparableFacts: (rating: string, turnover: string) => ({
    zh: `评分 ${rating} · 月销 ${turnover}`,
    en: `Rated ${rating} · ${turnover} a month`,
  }),
  raise: { zh: '怎样能卖得更高', en: 'How to raise the price' },
  gain: (yuan: string) => ({ zh: `约 +${yuan}`, en: `about +${yuan}` }),
  nothingToRaise: { zh: '该做的都做了', en: 'You’ve done everything you can' },
  none: { zh: '还没有可比的成交', en: 'No comparable sales yet' },
  noneLine: {
    zh: '近两年店渡没有卖出过可以比较的店铺，所以不编一个价格给您。您可以先看看在售的同类店铺，或者直接上架自己定价。',
    en: 'No comparable shop has sold on Diandu in the last 2 years, so we won’t make up a price. You can browse similar shops on sale, or list yours at your own price.',
  },
  badAddress: {
    zh: '这个地址里没有店铺的平台、类型和类目',
    en: 'This link is missing the shop’s platform, type and industry',
  },
  toForm: { zh: '去填写', en: 'Go to the form' },
  toShops: { zh: '看在售的同类店铺', en: 'View similar shops on sale' },
  sell: { zh: '按这个价卖', en: 'Sell at this price' },
  sellLine: (yuan: string) => ({
    zh: `带着 ${yuan} 和您填的数字去发布，还可以改`,
    en: `We’ll carry over ${yuan} and your figures. You can still edit them`,
  }),
  sellUnpriced: { zh: '去发布，自己定价', en: 'List at your own price' },
  edit: { zh: '改一改再估', en: 'Edit and value again' },
  share: { zh: '做成图片分享', en: 'Share as an image' },
  picture: {
    failed: { zh: '没有打开分享，请检查网络再试', en: 'Couldn’t open sharing. Check your connection and try again' },
    kicker: (day: string) => ({ zh: `网店估价 · ${day}`, en: `Shop valuation · ${day}` }),
    note: { zh: '按成交估算，不是报价', en: 'Estimated from sales. Not an offer' },
  },
  shared: {
    title: (shop: string, price: string) => ({
      zh: `${shop} 大概能卖 ${price}`,
      en: `${shop}: could sell for about ${price}`,
    }),
    line: (range: string, day: string) => ({
      zh: `${range}，${day} 按真实成交估算，每一项加减都写清楚。`,
      en: `${range}. Estimated on ${day} from real sales, with what each figure adds or takes off.`,
    }),
  },
  method: {
    zh: '各项的轻重由近两年的成交算出来：数字更好，估价不会更低。估价不是报价，也不收费。',
    en: 'Each factor is weighted using the last 2 years of sales. Better figures never lower the valuation. It’s free, and it isn’t an offer.',
  },
  load: {
    loading: { zh: '正在估价', en: 'Calculating' },
    failed: { zh: '没有算出来', en: 'Couldn’t calculate a valuation' },
    retry: { zh: '再试一次', en: 'Try again' },
  },
})
