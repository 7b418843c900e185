import type { Name } from '@diandu/core/kernel'
import type { CampaignPage } from '@diandu/core/campaigns'
import { defineMessages } from '../messages.ts'

export const campaignPosterMessages = defineMessages({
  campaign: { zh: '活动', en: 'Campaign' },
  standing: {
    'counting-down': { zh: '即将开始', en: 'Opens soon' },
    open: { zh: '正在进行', en: 'Open now' },
    results: { zh: '已结束', en: 'Ended' },
  } satisfies Record<CampaignPage['standing'], Name>,
  days: { zh: '活动时间', en: 'Dates' },
  between: (from: string, until: string) => ({ zh: `${from} 至 ${until}`, en: `${from} to ${until}` }),
  coupons: { zh: '优惠券', en: 'Coupons' },
  most: (yuan: string) => ({ zh: `最高减 ${yuan}`, en: `up to ${yuan} off` }),
  draw: { zh: '抽奖', en: 'Prize draw' },
  prizes: (kinds: string, left: string) => ({
    zh: `${kinds} 种奖品，还有 ${left} 份`,
    en: `${kinds} kinds of prizes, ${left} left`,
  }),
  inside: { zh: '活动里有', en: 'What’s included' },
})
