import { defineMessages } from '../messages.ts'

/** Criteria, and why a shop matches: on the pages of requests and in messages. */
export const criteriaMessages = defineMessages({
  price: {
    between: (low: string, high: string) => ({ zh: `${low}–${high}`, en: `${low} to ${high}` }),
    from: (low: string) => ({ zh: `${low}以上`, en: `from ${low}` }),
    upTo: (high: string) => ({ zh: `${high}以内`, en: `up to ${high}` }),
    below: (price: string, less: string) => ({
      zh: `${price}，比预算少 ${less}`,
      en: `${price}, ${less} under budget`,
    }),
    exactly: (price: string) => ({ zh: `${price}，在预算内`, en: `${price}, within budget` }),
  },
  why: (reasons: string) => ({ zh: `符合：${reasons}`, en: `Matches: ${reasons}` }),
  part: { zh: '，', en: ', ' },
  reasons: {
    platform: { zh: '平台', en: 'platform' },
    kind: { zh: '店铺类型', en: 'shop type' },
    industry: { zh: '类目', en: 'industry' },
    price: { zh: '价格', en: 'price' },
    trademark: { zh: '商标', en: 'trademark' },
    province: { zh: '地区', en: 'region' },
  },
})
