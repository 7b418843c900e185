import { INSPECTION } from '@diandu/core/catalog'
import { counted } from '../counted.ts'
import { defineMessages } from '../messages.ts'

export const shakeMessages = defineMessages(
  {
    lead: '照您看过的店铺，随机挑三家合适的。',
    leadNew: '您还没看过店铺，先随机挑三家口碑好的。',
    shake: '摇三家店',
    again: '再摇一次',
    shaking: '正在挑',
    byPhone: '摇一摇手机也可以',
    allow: '允许摇动手机',
    denied: '没有拿到摇动权限，点按钮也一样',
    drawn: '摇到的店铺',
    count: (count: number) => `摇到 ${count} 家店铺`,
    rest: '合适的店铺都摇过了。',
    fresh: '从头再摇',
    all: '去找店铺',
    failed: '没有摇到，请再试一次',
    reasons: {
      'industry-and-platform': (count: number) => `和您看过的 ${count} 家同平台、同类目`,
      industry: (count: number) => `和您看过的 ${count} 家同类目`,
      platform: (count: number) => `和您看过的 ${count} 家同平台`,
      price: (count: number) => `和您看过的 ${count} 家价位接近`,
      inspected: () => INSPECTION.sentence.zh,
      rating: () => '评分靠前',
    },
  },
  {
    lead: 'Three random shops to match what you’ve viewed.',
    leadNew: 'You haven’t viewed any shops yet. Here are three random, well-rated ones.',
    shake: 'Show three shops',
    again: 'Shake again',
    shaking: 'Picking shops',
    byPhone: 'You can also shake your phone',
    allow: 'Allow motion',
    denied: 'Motion access wasn’t allowed. You can use the button instead',
    drawn: 'Your shops',
    count: (count: number) => counted(count, 'shop drawn', 'shops drawn'),
    rest: 'You’ve seen all the matching shops.',
    fresh: 'Start over',
    all: 'Browse shops',
    failed: 'Couldn’t pick any shops. Please try again',
    reasons: {
      'industry-and-platform': (count: number) => `Same platform and category as ${count} you viewed`,
      industry: (count: number) => `Same category as ${count} you viewed`,
      platform: (count: number) => `Same platform as ${count} you viewed`,
      price: (count: number) => `Priced like ${count} you viewed`,
      inspected: () => INSPECTION.sentence.en,
      rating: () => 'Top rated',
    },
  },
)
