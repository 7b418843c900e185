import type { Name } from '../platform.ts'
import { openedBy } from '../filter/fits-filter.ts'
import { sourceOf } from '../figures/figure-source.ts'
import type { Shop } from '../listing.ts'

/** The risks that a buyer should ask about before they pay, the heaviest first. */
export const SHOP_RISKS = {
  'severe-points': { zh: '有严重违规或售假扣分', en: 'Penalty points for severe violations or counterfeits' },
  loans: { zh: '店铺有贷款未还清', en: 'The shop has unpaid loans' },
  points: { zh: '今年有扣分', en: 'Penalty points this year' },
  'company-debts': { zh: '连同公司接手，公司的债务一并承担', en: 'You take over the company, including its debts' },
  personal: {
    zh: '个人店靠实名变更，平台可能不同意',
    en: 'Personal shop: the platform may refuse the real-name change',
  },
  'pending-mark': { zh: '商标还在申请，可能注册不下来', en: 'The trademark is pending and may not be registered' },
  young: { zh: '开店不满一年', en: 'Open for less than a year' },
  unconfirmed: { zh: '销售额只有卖家自己说', en: 'Sales figures come only from the seller' },
} as const satisfies Record<string, Name>

export type ShopRisk = keyof typeof SHOP_RISKS

/** The risks of a shop, by its own figures; in the order of `SHOP_RISKS`. */
export function shopRisks(shop: Shop, now: number): readonly ShopRisk[] {
  const { violations, hasLoans, openedOn, monthlyTurnoverFen } = shop.figures
  const { general, severe, counterfeit } = violations.value
  const applies: Readonly<Record<ShopRisk, boolean>> = {
    'severe-points': severe > 0 || counterfeit > 0,
    loans: hasLoans.value,
    points: general > 0,
    'company-debts': shop.transferWay === 'company-transfer' || shop.transferWay === 'equity-transfer',
    personal: shop.transferWay === 'real-name-change',
    'pending-mark': shop.trademark === 'pending',
    young: !(Number(openedOn.value.replaceAll('-', '')) <= openedBy(1, now)),
    unconfirmed: sourceOf(monthlyTurnoverFen) !== 'inspector',
  }
  return (Object.keys(SHOP_RISKS) as readonly ShopRisk[]).filter((risk) => applies[risk])
}
