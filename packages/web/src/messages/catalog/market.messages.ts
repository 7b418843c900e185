import { defineMessages } from '../messages.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

interface Counted {
  readonly peers: string
  readonly count: string
}

export const marketMessages = defineMessages({
  table: { zh: '看数字', en: 'Show table' },
  chart: { zh: '看图', en: 'Show chart' },
  month: { zh: '月份', en: 'Month' },
  monthShort: (month: string) => ({
    zh: `${Number(month.slice(5))}月`,
    en: MONTHS[Number(month.slice(5)) - 1] ?? month,
  }),
  monthLong: (month: string) => ({
    zh: `${month.slice(0, 4)}年${Number(month.slice(5))}月`,
    en: `${MONTHS[Number(month.slice(5)) - 1] ?? month} ${month.slice(0, 4)}`,
  }),
  peers: ({ peers, count }: Counted) => ({
    zh: `${peers}，在售 ${count} 家`,
    en: `${peers}: ${count} others for sale`,
  }),
  tooFew: ({ peers, count }: Counted) => ({
    zh: `${peers}眼下只有 ${count} 家别的店在售，太少，不拿来比。`,
    en: `${peers}: ${count === '1' ? 'only 1 other shop is' : `only ${count} other shops are`} for sale, too few to compare.`,
  }),
  turnover: {
    title: { zh: '每月营业额', en: 'Monthly turnover' },
    own: { zh: '本店', en: 'This shop' },
    change: { zh: '比上月', en: 'vs previous month' },
    middle: { zh: '同类中位', en: 'Median of similar shops' },
    key: { zh: '横线是同类店铺当月的中位数', en: 'The line shows the median of similar shops that month' },
    noMiddle: { zh: '同类店铺太少，不显示中位数', en: 'Too few similar shops to show a median' },
    more: (percent: string) => ({ zh: `比上月多 ${percent}%`, en: `up ${percent}% on the previous month` }),
    less: (percent: string) => ({ zh: `比上月少 ${percent}%`, en: `down ${percent}% on the previous month` }),
    same: { zh: '和上月持平', en: 'same as the previous month' },
    of: (month: string, text: string) => ({ zh: `${month}：${text}`, en: `${month}: ${text}` }),
    ofMiddle: (text: string, shops: string) => ({
      zh: `同类 ${shops} 家中位 ${text}`,
      en: `median of ${shops} similar shops ${text}`,
    }),
    above: (percent: string) => ({
      zh: `最近一个月比同类中位高 ${percent}%。`,
      en: `Last month was ${percent}% above the median of similar shops.`,
    }),
    below: (percent: string) => ({
      zh: `最近一个月比同类中位低 ${percent}%。`,
      en: `Last month was ${percent}% below the median of similar shops.`,
    }),
    level: { zh: '最近一个月和同类中位持平。', en: 'Last month was the same as the median of similar shops.' },
    join: { zh: '，', en: ', ' },
  },
  prices: {
    title: { zh: '标价在同类里的位置', en: 'Asking price vs similar shops' },
    above: (percent: string) => ({
      zh: `比同类中位标价高 ${percent}%。`,
      en: `${percent}% above the median asking price.`,
    }),
    below: (percent: string) => ({
      zh: `比同类中位标价低 ${percent}%。`,
      en: `${percent}% below the median asking price.`,
    }),
    level: { zh: '和同类中位标价一样。', en: 'Same as the median asking price.' },
    own: (text: string) => ({ zh: `本店 ${text}`, en: `This shop ${text}` }),
    middle: (text: string) => ({ zh: `中位 ${text}`, en: `Median ${text}` }),
    low: (text: string) => ({ zh: `最低 ${text}`, en: `Lowest ${text}` }),
    high: (text: string) => ({ zh: `最高 ${text}`, en: `Highest ${text}` }),
    note: (peers: string) => ({
      zh: `${peers}。标价是卖家要的价，不是成交价。粗段是居中的一半店铺；刻度按倍数，不按差额。`,
      en: `${peers}. These are asking prices, not sale prices. The thick part covers the middle half of shops. The scale shows ratios, not differences.`,
    }),
    headings: { zh: ['', '标价'], en: ['', 'Asking price'] },
    rows: {
      own: { zh: '本店', en: 'This shop' },
      low: { zh: '最低', en: 'Lowest' },
      quarter: { zh: '四分之一低于', en: '25% ask less than' },
      middle: { zh: '中位', en: 'Median' },
      threeQuarter: { zh: '四分之三低于', en: '75% ask less than' },
      high: { zh: '最高', en: 'Highest' },
    },
  },
  history: {
    title: { zh: '本店标价的变化', en: 'Asking price history' },
    once: (day: string) => ({ zh: `${day} 上架以来没有改过价。`, en: `Unchanged since it was listed on ${day}.` }),
    fell: (text: string) => ({ zh: `比最初降了 ${text}。`, en: `Down ${text} from the first price.` }),
    rose: (text: string) => ({ zh: `比最初涨了 ${text}。`, en: `Up ${text} from the first price.` }),
    back: { zh: '改过价，现在和最初一样。', en: 'Changed, but now back to the first price.' },
    since: (day: string, text: string) => ({ zh: `${day} 起 ${text}`, en: `${text} since ${day}` }),
    now: { zh: '现在', en: 'Now' },
    headings: { zh: ['从哪天起', '标价'], en: ['From', 'Asking price'] },
  },
  sales: {
    title: (peers: string) => ({ zh: `${peers}的成交价`, en: `Sale prices: ${peers}` }),
    none: { zh: '过去十二个月没有成交记录。', en: 'No recorded sales in the past twelve months.' },
    note: {
      zh: '每月五单以上画成箱形：粗段是居中的一半，横线是中位；不到五单逐单画点。只有价格，没有买卖双方。',
      en: 'Months with five or more sales are shown as a box: the middle half, with a line at the median. With fewer sales, each is a dot. Prices only: buyers and sellers stay anonymous.',
    },
    own: (text: string) => ({ zh: `本店标价 ${text}`, en: `This shop’s asking price: ${text}` }),
    ofNone: (month: string) => ({ zh: `${month}：没有成交`, en: `${month}: no sales` }),
    ofFew: (month: string, count: string, texts: string) => ({
      zh: `${month}：${count} 单，${texts}`,
      en: `${month}: ${count === '1' ? '1 sale' : `${count} sales`}, ${texts}`,
    }),
    ofMany: (month: string, count: string, middle: string, low: string, high: string) => ({
      zh: `${month}：${count} 单，中位 ${middle}，${low} 到 ${high}`,
      en: `${month}: ${count} sales, median ${middle}, from ${low} to ${high}`,
    }),
    headings: { zh: ['月份', '单数', '中位', '最低', '最高'], en: ['Month', 'Sales', 'Median', 'Lowest', 'Highest'] },
    tooFew: { zh: '不足五单', en: 'Fewer than 5' },
    comma: { zh: '、', en: ', ' },
  },
  ratings: {
    title: { zh: '评分和同类平均比', en: 'Ratings vs average' },
    headings: { zh: ['', '本店', '同类平均'], en: ['', 'This shop', 'Average'] },
    above: (difference: string) => ({ zh: `高于平均 ${difference}`, en: `${difference} above average` }),
    below: (difference: string) => ({ zh: `低于平均 ${difference}`, en: `${difference} below average` }),
    level: { zh: '等于平均', en: 'Same as average' },
    scale: (from: string, to: string) => ({
      zh: `刻度从 ${from} 到 ${to}，竖线是同类平均`,
      en: `Scale from ${from} to ${to}; the tick is the average of similar shops`,
    }),
  },
})
