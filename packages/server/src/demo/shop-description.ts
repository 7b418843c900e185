import { INDUSTRIES, platformOf, type ShopCard, type ShopFigures } from '@diandu/core/catalog'
import { shortMoney } from '@diandu/core/format'
import type { Dice } from './dice.ts'
import { aShopOf } from './shop-title.ts'

interface DescribedShop extends Pick<ShopCard, 'platform' | 'industry'> {
  readonly years: number
  readonly figures: ShopFigures
}

const REASONS = [
  '团队转做线下',
  '合伙人各自发展，不再续约',
  '精力有限，只留一家主店',
  '要回老家照顾家人',
  '主营类目调整',
] as const
const HAND_OVERS = [
  '主账号、支付账号、绑定手机和邮箱一并移交，旧账号当面解绑。',
  '后台数据、货源和售后资料齐全，过户时逐项核对。',
  '过户期间店铺正常经营，新订单由双方约定归属。',
] as const

/** A seller's own words, four sentences long. */
export function shopDescription(dice: Dice, { platform, industry, years, figures }: DescribedShop): string {
  const { general, severe, counterfeit } = figures.violations.value
  const points = general + severe + counterfeit
  return [
    `${aShopOf(platformOf(platform).name.zh)}，主营${INDUSTRIES[industry].zh}，经营${years === 0 ? '不满一年' : `${years}年`}，月均成交约 ${shortMoney(figures.monthlyTurnoverFen.value, 'zh-CN')}。`,
    `转让原因：${dice.pick(REASONS)}。`,
    points === 0
      ? '本年度没有扣分，没有未结的投诉和纠纷。'
      : `本年度一般违规${general}分、严重违规${severe}分、售假违规${counterfeit}分，均已处理完毕。`,
    figures.carriesStock.value ? '有现货库存，可按进价另谈，也可以不要。' : '不带库存，货源渠道可以介绍。',
    dice.pick(HAND_OVERS),
  ].join('')
}
