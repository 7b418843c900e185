import type { Name } from '@diandu/core/kernel'

const TAOBAO: Name = { zh: '三皇冠', en: '3 crowns' }
const EXPERIENCE: Name = { zh: '体验分 92', en: 'Experience score 92' }

/** How a platform says how good a shop is, by its number. */
const EXAMPLES: ReadonlyMap<number, Name> = new Map([
  [1, { zh: '综合体验 4.6 星', en: '4.6 stars' }],
  [2, TAOBAO],
  [5, TAOBAO],
  [3, { zh: '店铺风向标 9.2', en: 'Shop index 9.2' }],
  [20, { zh: '四星店铺', en: '4-star shop' }],
  [32, EXPERIENCE],
  [39, EXPERIENCE],
])
const ELSEWHERE: Name = { zh: '金牌卖家', en: 'Gold seller' }

/** An example of a level in the words of the chosen platform. */
export const levelExample = (platform: string): Name => EXAMPLES.get(Number(platform)) ?? ELSEWHERE
