import type { CampaignPage } from '@diandu/core/campaigns'
import { defineMessages } from '../messages.ts'

interface CampaignPosterMessages {
  readonly campaign: string
  readonly standing: Readonly<Record<CampaignPage['standing'], string>>
  readonly days: string
  readonly between: (from: string, until: string) => string
  readonly coupons: string
  readonly most: (yuan: string) => string
  readonly draw: string
  readonly prizes: (kinds: string, left: string) => string
  readonly inside: string
}

export const campaignPosterMessages = defineMessages<CampaignPosterMessages>(
  {
    campaign: '活动',
    standing: { 'counting-down': '即将开始', open: '正在进行', results: '已结束' },
    days: '活动时间',
    between: (from, until) => `${from} 至 ${until}`,
    coupons: '优惠券',
    most: (yuan) => `最高减 ${yuan}`,
    draw: '抽奖',
    prizes: (kinds, left) => `${kinds} 种奖品，还有 ${left} 份`,
    inside: '活动里有',
  },
  {
    campaign: 'Campaign',
    standing: { 'counting-down': 'Opens soon', open: 'Open now', results: 'Ended' },
    days: 'Dates',
    between: (from, until) => `${from} to ${until}`,
    coupons: 'Coupons',
    most: (yuan) => `up to ${yuan} off`,
    draw: 'Prize draw',
    prizes: (kinds, left) => `${kinds} kinds of prizes, ${left} left`,
    inside: 'What’s included',
  },
)
