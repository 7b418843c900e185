import type { MatchReason } from '@diandu/core/buyer-requests'
import { defineMessages } from '../messages.ts'

interface CriteriaMessages {
  readonly price: {
    readonly between: (low: string, high: string) => string
    readonly from: (low: string) => string
    readonly upTo: (high: string) => string
    readonly below: (price: string, less: string) => string
    readonly exactly: (price: string) => string
  }
  readonly why: (reasons: string) => string
  readonly part: string
  readonly reasons: Readonly<Record<MatchReason, string>>
}

/** Criteria, and why a shop matches: on the pages of requests and in messages. */
export const criteriaMessages = defineMessages<CriteriaMessages>(
  {
    price: {
      between: (low, high) => `${low}–${high}`,
      from: (low) => `${low}以上`,
      upTo: (high) => `${high}以内`,
      below: (price, less) => `${price}，比预算少 ${less}`,
      exactly: (price) => `${price}，在预算内`,
    },
    why: (reasons) => `符合：${reasons}`,
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
