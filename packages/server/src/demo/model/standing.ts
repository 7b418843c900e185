import type { PlatformId, Ratings } from '@diandu/core/catalog'

export interface RatedShop {
  readonly platform: PlatformId
  readonly ratings: Ratings
  /** All orders since it opened. */
  readonly orders: number
  readonly monthlyFen: number
}

/** Of a hundred buyers of a shop on Taobao, so many leave a good word, which is what its level counts. */
const GOOD_WORDS_PERCENT = 42

/** Taobao's table: so many good words make this level. */
const TAOBAO = [
  [0, '一心'],
  [11, '二心'],
  [41, '三心'],
  [91, '四心'],
  [151, '五心'],
  [251, '一钻'],
  [501, '二钻'],
  [1_001, '三钻'],
  [2_001, '四钻'],
  [5_001, '五钻'],
  [10_001, '一皇冠'],
  [20_001, '二皇冠'],
  [50_001, '三皇冠'],
  [100_001, '四皇冠'],
  [200_001, '五皇冠'],
  [500_001, '一金冠'],
  [1_000_001, '二金冠'],
  [2_000_001, '三金冠'],
] as const

/** Which of Taobao's levels, 0 for the lowest. */
export const creditLevel = (orders: number): number =>
  Math.max(
    0,
    TAOBAO.findLastIndex(([from]) => (orders * GOOD_WORDS_PERCENT) / 100 >= from),
  )

/** The platform's own word for how good a shop is: what it makes of the shop's ratings, or of all that it has sold. */
export function shopLevel({ platform, ratings, orders, monthlyFen }: RatedShop): string {
  const share = ratingShare(ratings)
  switch (platform) {
    case 1:
      return `综合体验 ${(3.4 + share * 1.6).toFixed(1)} 星`
    case 2:
    case 5:
      return TAOBAO[creditLevel(orders)]?.[1] ?? '一心'
    case 3:
      return `店铺风向标 ${(7 + share * 2.9).toFixed(1)}`
    case 20:
      return `${share > 0.78 ? '五' : share > 0.45 ? '四' : '三'}星店铺`
    case 32:
    case 39:
      return `体验分 ${Math.round(62 + share * 37)}`
    default:
      if (share > 0.6 && monthlyFen >= 5_000_000) return '金牌卖家'
      return share > 0.45 ? '优选商家' : '普通商家'
  }
}

/** Ratings live between 4.3 and 5. */
export function ratingShare({ described, service, delivery }: Ratings): number {
  const average = (described + service + delivery) / 3
  return Math.max(0, Math.min(1, (average - 4.3) / 0.7))
}
