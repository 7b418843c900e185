import { INSPECTION } from '@diandu/core/catalog'
import { counted } from '../counted.ts'
import { defineMessages } from '../messages.ts'

export const shakeMessages = defineMessages({
  lead: { zh: '照您看过的店铺，随机挑三家合适的。', en: 'Three random shops to match what you’ve viewed.' },
  leadNew: {
    zh: '您还没看过店铺，先随机挑三家口碑好的。',
    en: 'You haven’t viewed any shops yet. Here are three random, well-rated ones.',
  },
  shake: { zh: '摇三家店', en: 'Show three shops' },
  again: { zh: '再摇一次', en: 'Shake again' },
  shaking: { zh: '正在挑', en: 'Picking shops' },
  byPhone: { zh: '摇一摇手机也可以', en: 'You can also shake your phone' },
  allow: { zh: '允许摇动手机', en: 'Allow motion' },
  denied: { zh: '没有拿到摇动权限，点按钮也一样', en: 'Motion access wasn’t allowed. You can use the button instead' },
  drawn: { zh: '摇到的店铺', en: 'Your shops' },
  count: (count: number) => ({ zh: `摇到 ${count} 家店铺`, en: counted(count, 'shop drawn', 'shops drawn') }),
  rest: { zh: '合适的店铺都摇过了。', en: 'You’ve seen all the matching shops.' },
  fresh: { zh: '从头再摇', en: 'Start over' },
  all: { zh: '去找店铺', en: 'Browse shops' },
  failed: { zh: '没有摇到，请再试一次', en: 'Couldn’t pick any shops. Please try again' },
  reasons: {
    'industry-and-platform': (count: number) => ({
      zh: `和您看过的 ${count} 家同平台、同类目`,
      en: `Same platform and category as ${count} you viewed`,
    }),
    industry: (count: number) => ({ zh: `和您看过的 ${count} 家同类目`, en: `Same category as ${count} you viewed` }),
    platform: (count: number) => ({ zh: `和您看过的 ${count} 家同平台`, en: `Same platform as ${count} you viewed` }),
    price: (count: number) => ({ zh: `和您看过的 ${count} 家价位接近`, en: `Priced like ${count} you viewed` }),
    inspected: () => INSPECTION.sentence,
    rating: () => ({ zh: '评分靠前', en: 'Top rated' }),
  },
})
