import {
  INDUSTRIES,
  platformOf,
  PROVINCES,
  SHOP_KINDS,
  TAXPAYER_KINDS,
  TRADEMARK_STATES,
  type PlatformId,
  type ShopCard,
  type ShopFigures,
} from '@diandu/core/catalog'
import { shortenNumber } from '@diandu/core/format'
import type { Dice } from './dice.ts'

export interface TitledShop extends Pick<
  ShopCard,
  'platform' | 'kind' | 'industry' | 'province' | 'trademark' | 'taxpayer'
> {
  readonly brand: string
  readonly years: number
  readonly figures: ShopFigures
}

/**
 * A title as sellers write them: what it is, and then what is good about it. Everything it claims is in the figures.
 */
export function shopTitle(dice: Dice, shop: TitledShop): string {
  const claims = claimsOf(dice, shop)
  const first = Math.floor(dice.roll() * Math.max(1, claims.length))
  const chosen = [...claims.slice(first), ...claims.slice(0, first)].slice(0, dice.between(2, 4))
  return [headOf(dice, shop), ...chosen].join(' ')
}

/** How sellers call a shop that is on no named platform. */
const ELSEWHERE: Readonly<Partial<Record<PlatformId, string>>> = { 13: '独立站', 99: '微商城' }

/** Some platforms are called shops themselves. */
export const aShopOf = (platform: string): string => (/店铺?$/.test(platform) ? platform : `${platform}店铺`)

function headOf(dice: Dice, { platform, kind, industry, province, brand, years }: TitledShop): string {
  const where = ELSEWHERE[platform] ?? platformOf(platform).name.zh
  const what = INDUSTRIES[industry].zh
  const category = what.endsWith('类目') ? what : `${what}类目`
  const shop = SHOP_KINDS[kind].zh
  const heads = [
    `${category} ${where}${shop}`,
    `${brand} ${where}${what}${shop}`,
    `${where}${shop} ${category} 整店转让`,
    `${PROVINCES[province].zh}${kind === 'personal' ? '个人' : '公司'}名下 ${where}${what}${shop}`,
    `${brand}${what} ${aShopOf(where)}`,
    `${what}${shop} ${where}出售`,
  ]
  return years >= 4 && dice.chance(0.2) ? `${years}年老店 ${where}${what}${shop}` : dice.pick(heads)
}

function claimsOf(dice: Dice, { trademark, taxpayer, kind, figures }: TitledShop): readonly string[] {
  const { described, service, delivery } = figures.ratings.value
  const { general, severe, counterfeit } = figures.violations.value
  const lowest = Math.min(described, service, delivery)
  const claims = [
    trademark === 'none' ? '' : TRADEMARK_STATES[trademark].zh,
    kind === 'personal' ? '' : TAXPAYER_KINDS[taxpayer].zh,
    lowest >= 4.8 ? dice.pick(['动态评分飘红', '评分全红', '三项评分4.8以上']) : '',
    general + severe + counterfeit === 0
      ? dice.pick(['无扣分', '零违规', '全年无处罚'])
      : severe + counterfeit === 0
        ? '仅一般违规扣分'
        : '',
    figures.hasLoans.value ? '' : dice.pick(['无贷款', '无贷款无纠纷']),
    figures.carriesStock.value ? dice.pick(['带货源', '库存可谈']) : '',
    figures.teachesOperation.value ? dice.pick(['包教运营', '可带交接']) : '',
    figures.fans.value >= 10_000 ? `粉丝${shortenNumber(figures.fans.value)}` : '',
    figures.monthlyTurnoverFen.value >= 10_000_000 ? dice.pick(['月销稳定', '有稳定老客']) : '',
    dice.chance(0.25) ? dice.pick(['老板转行急转', '因搬迁转让', '手续齐全', '支持先验店', '可当面交接']) : '',
  ]
  return claims.filter((claim) => claim !== '')
}
