import type { PlatformId, ShopKind } from '../../catalog/index.ts'
import { platformOf } from '../../catalog/index.ts'
import type { Name } from '../../kernel/index.ts'

/** Points that a buyer checks in a shop before they pay the balance. */
export const VIEWING_CHECKS = {
  orders: { zh: '后台订单与成交额', en: 'Orders and turnover in the shop’s admin' },
  ratings: { zh: '店铺评分与评价', en: 'Ratings and reviews' },
  violations: { zh: '违规与扣分记录', en: 'Violations and penalty points' },
  funds: { zh: '保证金、货款与贷款', en: 'Platform deposit, unsettled funds and loans' },
  account: { zh: '主账号、绑定手机与邮箱', en: 'Main account, phone number and email' },
  papers: { zh: '资质文件与商标', en: 'Licences and trademark' },
  transfer: { zh: '过户或主体变更入口', en: 'Transfer or ownership change page' },
  'annual-fee': { zh: '年费与续签考核', en: 'Annual fee and renewal' },
  content: { zh: '粉丝、直播与短视频权限', en: 'Followers, live and video permissions' },
  'store-groups': { zh: '店群关联与限流处罚', en: 'Linked shops and traffic limits' },
  'overseas-funds': { zh: '收款账户与冻结资金', en: 'Payout account and frozen funds' },
  company: { zh: '公司账目、税务与股权', en: 'The company’s books, taxes and equity' },
} as const satisfies Record<string, Name>

export type ViewingCheck = keyof typeof VIEWING_CHECKS

export const isViewingCheck = (text: string): text is ViewingCheck => Object.hasOwn(VIEWING_CHECKS, text)

const EVERYWHERE = ['orders', 'ratings', 'violations', 'funds', 'account', 'papers', 'transfer'] as const

/** Further points, by the code of the platform. */
const ON_PLATFORM: Readonly<Record<string, readonly ViewingCheck[]>> = {
  tmall: ['annual-fee'],
  jd: ['annual-fee'],
  vipshop: ['annual-fee'],
  pinduoduo: ['store-groups'],
  douyin: ['content'],
  xiaohongshu: ['content'],
  tiktok: ['content', 'overseas-funds'],
  dewu: ['annual-fee'],
  amazon: ['overseas-funds'],
  aliexpress: ['overseas-funds'],
  shopee: ['overseas-funds'],
  lazada: ['overseas-funds'],
  temu: ['overseas-funds'],
  shein: ['overseas-funds'],
  walmart: ['overseas-funds'],
  ebay: ['overseas-funds'],
  ozon: ['overseas-funds'],
  'mercado-libre': ['overseas-funds'],
}

/** The checklist of a shop, by its platform and kind. */
export const viewingChecks = ({
  platform,
  kind,
}: {
  readonly platform: PlatformId
  readonly kind: ShopKind
}): readonly ViewingCheck[] => [
  ...EVERYWHERE,
  ...(ON_PLATFORM[platformOf(platform).code] ?? []),
  ...(kind === 'enterprise' ? (['company'] as const) : []),
]
