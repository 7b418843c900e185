import type { Name } from '../../kernel/index.ts'
import type { ListingFilter } from '../filter/listing-filter.ts'

/** A way to look for a shop that many buyers take: a list with a name. */
export interface ThemeOfShops {
  readonly id: string
  readonly title: Name
  readonly line: Name
  readonly filter: ListingFilter
}

export const BUY_THEMES: readonly ThemeOfShops[] = [
  {
    id: 'first-shop',
    title: { zh: '第一次买店', en: 'Buying your first shop' },
    line: { zh: '三万元以内，先小后大', en: 'Under ¥30,000: start small' },
    filter: { sort: 'recommended', maxPriceFen: 3_000_000 },
  },
  {
    id: 'registered-flagship',
    title: { zh: 'R 标旗舰店', en: 'Flagships with a registered trademark' },
    line: { zh: '商标已注册，品牌一起接手', en: 'The brand is included' },
    filter: { sort: 'recommended', kinds: ['flagship'], trademarks: ['registered'] },
  },
  {
    id: 'company-with-invoices',
    title: { zh: '能开专票的企业店', en: 'Companies that issue special VAT invoices' },
    line: { zh: '一般纳税人，51% 以上股权转让', en: 'General taxpayers, at least 51% of the equity' },
    filter: { sort: 'recommended', kinds: ['enterprise'], taxpayers: ['general'] },
  },
  {
    id: 'real-name',
    title: { zh: '个人店', en: 'Personal shops' },
    line: { zh: '不用办公司，实名变更就能接手', en: 'No company needed: just a real-name change' },
    filter: { sort: 'recommended', kinds: ['personal'] },
  },
  {
    id: 'live',
    title: { zh: '直播卖货', en: 'Live selling' },
    line: { zh: '抖音小店，看体验分', en: 'Douyin shops, ranked by experience score' },
    filter: { sort: 'recommended', platforms: [32] },
  },
  {
    id: 'abroad',
    title: { zh: '卖到海外', en: 'Selling abroad' },
    line: { zh: 'TikTok 店铺，企业资质', en: 'TikTok shops owned by companies' },
    filter: { sort: 'recommended', platforms: [39] },
  },
]
