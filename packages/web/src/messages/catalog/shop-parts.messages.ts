import { defineMessages } from '../messages.ts'

/** For the part of a shop's page below the first screen. */
export const shopPartsMessages = defineMessages(
  {
    tabs: {
      label: '店铺的各部分',
      overview: '概况',
      business: '经营',
      compliance: '合规',
      costs: '费用',
      process: '流程',
    },
    strip: {
      labels: {
        turnover: '月均营业额',
        open: '开店',
        points: '今年扣分',
        rating: '描述相符',
        fans: '粉丝',
        level: '等级',
      },
      years: (count: string) => `${count} 年`,
      months: (count: string) => `${count} 个月`,
      points: (count: string) => `${count} 分`,
    },
    cost: {
      total: (sum: string) => `一共 ${sum}`,
      split: (now: string, later: string) => `现在付 ${now}，以后付 ${later}`,
    },
    compareHint: '点“对比”，把几家店放在一起看',
    facts: { platform: '平台', category: '类目', kind: '店铺类型', region: '地区', number: '店铺编号' },
    market: { title: '和市场比一比', loading: '正在比较' },
    contact: '联系客服',
    report: '举报这家店铺',
  },
  {
    tabs: {
      label: 'Page sections',
      overview: 'Overview',
      business: 'Business',
      compliance: 'Compliance',
      costs: 'Costs',
      process: 'Process',
    },
    strip: {
      labels: {
        turnover: 'Monthly turnover',
        open: 'Open for',
        points: 'Penalty points this year',
        rating: 'Accuracy',
        fans: 'Followers',
        level: 'Level',
      },
      years: (count: string) => (count === '1' ? '1 year' : `${count} years`),
      months: (count: string) => (count === '1' ? '1 month' : `${count} months`),
      points: (count: string) => (count === '1' ? '1 point' : `${count} points`),
    },
    cost: {
      total: (sum: string) => `${sum} in total`,
      split: (now: string, later: string) => `${now} due now, ${later} due later`,
    },
    compareHint: 'Tap “Compare” to see shops side by side',
    facts: {
      platform: 'Platform',
      category: 'Category',
      kind: 'Shop type',
      region: 'Region',
      number: 'Shop no.',
    },
    market: { title: 'Market comparison', loading: 'Comparing' },
    contact: 'Contact support',
    report: 'Report this shop',
  },
)
