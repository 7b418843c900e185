import type { RequestCriteria } from '@diandu/core/buyer-requests'

export interface DemoRequest {
  /** The number of a demo person. */
  readonly by: number
  readonly hoursAgo: number
  readonly days: 7 | 15 | 30 | 60
  readonly criteria: RequestCriteria
  readonly content: string
  /** How many sellers offered a shop that fits, and what became of the first one. */
  readonly offers: number
  readonly first: 'waiting' | 'accepted' | 'declined'
}

export const DEMO_REQUESTS: readonly DemoRequest[] = [
  {
    by: 1,
    hoursAgo: 3,
    days: 30,
    criteria: { platform: 1, kind: 'flagship', maxPriceFen: 60_000_000 },
    content: '描述相符 4.8 以上，没有售假扣分，年内想接手。',
    offers: 2,
    first: 'waiting',
  },
  {
    by: 1,
    hoursAgo: 50,
    days: 60,
    criteria: { platform: 3, trademark: 'registered' },
    content: '要 R 标，最好能把运营团队一起留下。',
    offers: 1,
    first: 'accepted',
  },
  {
    by: 2,
    hoursAgo: 9,
    days: 15,
    criteria: { platform: 2, kind: 'personal', minPriceFen: 1_000_000, maxPriceFen: 15_000_000 },
    content: '第一次买店，想要评分稳的个人店，类目不限。',
    offers: 1,
    first: 'waiting',
  },
  {
    by: 4,
    hoursAgo: 26,
    days: 30,
    criteria: { kind: 'enterprise', province: '33' },
    content: '杭州的公司，想连公司一起买，方便变更法人。',
    offers: 0,
    first: 'waiting',
  },
  {
    by: 4,
    hoursAgo: 70,
    days: 60,
    criteria: { industry: 'food', maxPriceFen: 40_000_000 },
    content: '自己有工厂，找食品类目的店，平台不限。',
    offers: 1,
    first: 'declined',
  },
  {
    by: 6,
    hoursAgo: 5,
    days: 7,
    criteria: { platform: 32 },
    content: '抖音小店，体验分高的优先，可以一周内付定金。',
    offers: 0,
    first: 'waiting',
  },
  {
    by: 3,
    hoursAgo: 100,
    days: 30,
    criteria: { platform: 20, industry: 'home' },
    content: '',
    offers: 0,
    first: 'waiting',
  },
  {
    by: 11,
    hoursAgo: 30,
    days: 30,
    criteria: { industry: 'womenswear', kind: 'flagship' },
    content: '已有一家女装店，想再收一家旗舰店做新系列。',
    offers: 0,
    first: 'waiting',
  },
]
