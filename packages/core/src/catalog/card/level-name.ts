import type { Locale } from '../../messages/index.ts'

const DIGITS = '零一二三四五'
const digitOf = (text: string): number => DIGITS.indexOf(text)

/** The platforms' names of their levels, and their English. A level that a seller made up stays as it is. */
const LEVELS: readonly (readonly [RegExp, (found: readonly string[]) => string])[] = [
  [/^([一二三四五])心$/, ([, count = '']) => counted(digitOf(count), 'heart')],
  [/^([一二三四五])钻$/, ([, count = '']) => counted(digitOf(count), 'diamond')],
  [/^([一二三四五])皇冠$/, ([, count = '']) => counted(digitOf(count), 'crown')],
  [/^([一二三四五])金冠$/, ([, count = '']) => counted(digitOf(count), 'gold crown')],
  [/^([一二三四五])星店铺$/, ([, count = '']) => `${digitOf(count)}-star shop`],
  [/^综合体验 ([\d.]+) 星$/, ([, stars = '']) => `${stars} stars`],
  [/^店铺风向标 ([\d.]+)$/, ([, score = '']) => `Shop index ${score}`],
  [/^体验分 (\d+)$/, ([, score = '']) => `Experience score ${score}`],
  [/^金牌卖家$/, () => 'Gold seller'],
  [/^优选商家$/, () => 'Preferred seller'],
  [/^普通商家$/, () => 'Standard seller'],
]

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** A shop’s level in the reader’s language, as far as the platform’s word is known. */
export function levelName(level: string, locale: Locale): string {
  if (locale !== 'en') return level
  for (const [pattern, name] of LEVELS) {
    const found = pattern.exec(level.trim())
    if (found !== null) return name(found)
  }
  return level
}
