import type { PlatformId } from '@diandu/core/catalog'
import type { Dice } from './dice.ts'

const TAOBAO = [
  '一心',
  '三心',
  '五心',
  '一钻',
  '二钻',
  '三钻',
  '四钻',
  '五钻',
  '一皇冠',
  '二皇冠',
  '三皇冠',
  '四皇冠',
  '五皇冠',
  '一金冠',
]

/** The platform's own word for how good a shop is; `worth`, 0 to 1, is how good this one is. */
export function shopLevel(dice: Dice, platform: PlatformId, worth: number): string {
  switch (platform) {
    case 1:
      return `综合体验 ${(3.6 + worth * 1.4).toFixed(1)} 星`
    case 2:
    case 5:
      return TAOBAO[Math.min(TAOBAO.length - 1, Math.floor(worth * TAOBAO.length))] ?? '一心'
    case 3:
      return `店铺风向标 ${(7.2 + worth * 2.7).toFixed(1)}`
    case 20:
      return `${['三', '四', '五'][Math.min(2, Math.floor(worth * 3))]}星店铺`
    case 32:
    case 39:
      return `体验分 ${Math.round(62 + worth * 37)}`
    default:
      return dice.pick(worth > 0.6 ? ['优选商家', 'A 级店铺', '金牌卖家'] : ['普通商家', 'B 级店铺', '银牌卖家'])
  }
}
