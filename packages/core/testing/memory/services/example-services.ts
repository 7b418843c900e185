import { SERVICES, type EntryRules, type Service, type ServiceOffer } from '../../../src/services/index.ts'

const both = (zh: string, en: string) => ({ zh, en })

/** Every service is offered in two packages, one of them by the month. */
export const exampleOffer = (service: Service): ServiceOffer => ({
  service,
  date: '2026-11-20',
  source: both('店渡服务价目表', 'Price list of Diandu'),
  title: SERVICES[service],
  line: both('一句话说明', 'What it is, in a sentence'),
  suits: [both('第一次开店', 'A first shop')],
  packages: [
    {
      id: 'standard',
      name: both('标准', 'Standard'),
      priceFen: 288_000,
      per: 'once',
      days: { min: 7, max: 15 },
      includes: [both('资料整理', 'Documents put in order')],
    },
    {
      id: 'care',
      name: both('陪跑', 'Care'),
      priceFen: 120_000,
      per: 'month',
      days: { min: 30, max: 30 },
      includes: [both('每周一次复盘', 'A review each week')],
    },
  ],
  steps: [{ name: both('提交需求', 'Request'), detail: both('写明要做什么', 'Say what is wanted') }],
  excludes: [both('平台保证金', 'Deposits of the platform')],
  questions: [
    { question: both('可以退吗？', 'Can it be cancelled?'), answer: both('开始前可以。', 'Before it begins.') },
  ],
  hasCheck: ['residence', 'mallentry', 'brandentry', 'entryform'].includes(service),
})

const NO_FEE = { min: 0, max: 0 }

/** Two kinds of shop on one platform, and one that persons may open on another. */
export const EXAMPLE_ENTRY_RULES: EntryRules = {
  date: '2026-11-20',
  source: both('店渡整理', 'Compiled by Diandu'),
  rules: [
    {
      id: 'tmall-flagship',
      platform: 1,
      kind: both('旗舰店', 'Flagship'),
      entities: ['company'],
      trademark: 'pending',
      documents: ['business-licence', 'identity-card', 'trademark-certificate', 'bank-account'],
      someTrades: ['quality-report'],
      depositFen: { min: 5_000_000, max: 10_000_000 },
      yearlyFen: NO_FEE,
      note: both('自有品牌', 'Of an own brand'),
    },
    {
      id: 'tmall-exclusive',
      platform: 1,
      kind: both('专卖店', 'Exclusive'),
      entities: ['company'],
      trademark: 'registered',
      documents: ['business-licence', 'identity-card', 'trademark-certificate', 'brand-authorization', 'bank-account'],
      someTrades: [],
      depositFen: { min: 5_000_000, max: 5_000_000 },
      yearlyFen: NO_FEE,
      note: both('由商标持有人授权', 'Authorized by the holder'),
    },
    {
      id: 'taobao-personal',
      platform: 2,
      kind: both('个人店', 'Personal shop'),
      entities: ['person', 'sole-trader'],
      trademark: 'none',
      documents: ['identity-card', 'business-licence'],
      someTrades: ['industry-licence'],
      depositFen: { min: 0, max: 100_000 },
      yearlyFen: NO_FEE,
      note: both('凭身份证', 'With an identity card'),
    },
  ],
  pages: [{ platform: 1, url: 'https://rule.tmall.com/' }],
}
