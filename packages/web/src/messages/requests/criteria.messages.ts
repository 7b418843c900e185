import { defineMessages } from '../messages.ts'

/** Criteria, and why a shop matches: on the pages of requests and in messages. */
export const criteriaMessages = defineMessages(
  {
    price: {
      between: (low: string, high: string) => `${low}–${high}`,
      from: (low: string) => `${low}以上`,
      upTo: (high: string) => `${high}以内`,
      below: (price: string, less: string) => `${price}，比预算少 ${less}`,
      exactly: (price: string) => `${price}，在预算内`,
    },
    why: (reasons: string) => `符合：${reasons}`,
    part: '，',
    reasons: {
      platform: '平台',
      kind: '店铺类型',
      industry: '类目',
      price: '价格',
      trademark: '商标',
      province: '地区',
    },
  },
  {
    price: {
      between: (low, high) => `${low} to ${high}`,
      from: (low) => `from ${low}`,
      upTo: (high) => `up to ${high}`,
      below: (price, less) => `${price}, ${less} under budget`,
      exactly: (price) => `${price}, within budget`,
    },
    why: (reasons) => `Matches: ${reasons}`,
    part: ', ',
    reasons: {
      platform: 'platform',
      kind: 'shop type',
      industry: 'industry',
      price: 'price',
      trademark: 'trademark',
      province: 'region',
    },
  },
)
