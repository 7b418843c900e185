import { parseJson } from '../../input/index.ts'
import type { Name } from '../../kernel/index.ts'
import { SERVICE_KEYS, servicePath } from '../../services/index.ts'

interface Kind {
  readonly names: Name
  readonly format: 'markdown' | 'json'
  /** Others may be added, and published ones withdrawn; the documents of other kinds are given. */
  readonly isOpen?: true
  /** It is sent once it is published: it may be withdrawn then, and not be changed. */
  readonly isSent?: true
  /**
   * It promises money or prizes, names prices or deposits, or says whom users pay and where: another account approves
   * its publication.
   */
  readonly promisesMoney?: true
  /** The page of the market that shows it; missing where a visitor without a login finds it on none. */
  readonly page?: (id: string, body: string) => string
}

const pageOfCampaign = (_id: string, body: string): string => {
  const page = parseJson(body)
  const path = typeof page === 'object' && page !== null && 'path' in page ? page.path : undefined
  return typeof path === 'string' ? path : '/'
}

const pageOfService = (id: string): string => {
  const service = SERVICE_KEYS.find((one) => one === id)
  return service === undefined ? '/' : servicePath(service, '')
}

/** Whatever staff write for visitors, and how each kind of it is published. */
export const CONTENT_KINDS = {
  article: {
    names: { zh: '文章', en: 'Articles' },
    format: 'markdown',
    isOpen: true,
    page: (id) => `/taobao/details/${id}`,
  },
  topic: {
    names: { zh: '热门专题', en: 'Hot topics' },
    format: 'markdown',
    isOpen: true,
    page: (id) => `/hotTopics?id=${id}`,
  },
  announcement: { names: { zh: '公告', en: 'Announcements' }, format: 'json', isOpen: true, isSent: true },
  banners: { names: { zh: '首页横幅', en: 'Banners' }, format: 'json', page: () => '/' },
  'prohibited-words': {
    names: { zh: '违禁词', en: 'Prohibited words' },
    format: 'json',
    page: () => '/instrument/violateWord',
  },
  'hot-words': { names: { zh: '搜索热词', en: 'Hot words' }, format: 'json', page: () => '/search' },
  service: {
    names: { zh: '服务套餐', en: 'Service packages' },
    format: 'json',
    promisesMoney: true,
    page: pageOfService,
  },
  'entry-rules': {
    names: { zh: '入驻规则', en: 'Entry rules' },
    format: 'json',
    promisesMoney: true,
    page: () => servicePath('residence', ''),
  },
  handover: { names: { zh: '交接清单', en: 'Hand-over checklist' }, format: 'json' },
  campaign: {
    names: { zh: '活动页面', en: 'Campaign pages' },
    format: 'json',
    promisesMoney: true,
    page: pageOfCampaign,
  },
  coupons: { names: { zh: '活动优惠券', en: 'Coupons of campaigns' }, format: 'json', promisesMoney: true },
  lotteries: { names: { zh: '抽奖', en: 'Lotteries' }, format: 'json', promisesMoney: true },
  company: {
    names: { zh: '公司信息', en: 'Company' },
    format: 'json',
    promisesMoney: true,
    page: () => '/user_center/about',
  },
  'transfer-account': { names: { zh: '收款账户', en: 'Account for transfers' }, format: 'json', promisesMoney: true },
} as const satisfies Readonly<Record<string, Kind>>

export type ContentKind = keyof typeof CONTENT_KINDS

/** In the order of the table. */
export const EVERY_CONTENT_KIND = Object.keys(CONTENT_KINDS) as readonly ContentKind[]

export const contentKind = (kind: ContentKind): Kind => CONTENT_KINDS[kind]
