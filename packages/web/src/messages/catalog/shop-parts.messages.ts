import { defineMessages } from '../messages.ts'

/** For the part of a shop's page below the first screen. */
export const shopPartsMessages = defineMessages({
  tabs: {
    label: { zh: '店铺的各部分', en: 'Page sections' },
    overview: { zh: '概况', en: 'Overview' },
    business: { zh: '经营', en: 'Business' },
    compliance: { zh: '合规', en: 'Compliance' },
    costs: { zh: '费用', en: 'Costs' },
    process: { zh: '流程', en: 'Process' },
  },
  strip: {
    labels: {
      turnover: { zh: '月均营业额', en: 'Monthly turnover' },
      open: { zh: '开店', en: 'Open for' },
      points: { zh: '今年扣分', en: 'Penalty points this year' },
      rating: { zh: '描述相符', en: 'Accuracy' },
      fans: { zh: '粉丝', en: 'Followers' },
      level: { zh: '等级', en: 'Level' },
    },
    years: (count: string) => ({ zh: `${count} 年`, en: count === '1' ? '1 year' : `${count} years` }),
    months: (count: string) => ({ zh: `${count} 个月`, en: count === '1' ? '1 month' : `${count} months` }),
    points: (count: string) => ({ zh: `${count} 分`, en: count === '1' ? '1 point' : `${count} points` }),
  },
  cost: {
    total: (sum: string) => ({ zh: `一共 ${sum}`, en: `${sum} in total` }),
    split: (now: string, later: string) => ({
      zh: `现在付 ${now}，以后付 ${later}`,
      en: `${now} due now, ${later} due later`,
    }),
  },
  compareHint: { zh: '点“对比”，把几家店放在一起看', en: 'Tap “Compare” to see shops side by side' },
  facts: {
    platform: { zh: '平台', en: 'Platform' },
    category: { zh: '类目', en: 'Category' },
    kind: { zh: '店铺类型', en: 'Shop type' },
    region: { zh: '地区', en: 'Region' },
    number: { zh: '店铺编号', en: 'Shop no.' },
  },
  market: { title: { zh: '和市场比一比', en: 'Market comparison' }, loading: { zh: '正在比较', en: 'Comparing' } },
  contact: { zh: '联系客服', en: 'Contact support' },
  report: { zh: '举报这家店铺', en: 'Report this shop' },
})
