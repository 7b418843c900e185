import type { SearchPart } from './search-part.ts'

/** A stretch of a search that speaks of a number: which facet it bounds, and where it ends. */
export interface NumberPhrase extends Pick<SearchPart, 'facet' | 'min' | 'max'> {
  readonly to: number
}

const DIGITS = '(?:\\d{1,9}(?:点\\d{1,4})?)'
const SPOKEN = '(?:[一二两三四五六七八九十百]+)'
const UNIT = '(?:百万|千万|万元|万块|万|w|千元|千块|千|k|元|块钱|块|yuan|rmb|million)'
const amount = (name: string) =>
  `(?<${name}>${DIGITS}|${SPOKEN}(?=万|千|百万))_?(?<${name}Unit>${UNIT})?(?:_(?:yuan|rmb|cny)(?![a-z]))?`

const SALES =
  '月均销售额|月销售额|月销量|月销|月营业额|月营收|月流水|月成交额|月成交|月均|月入|营业额|销售额|流水|monthly_sales|monthly_turnover|monthly_revenue|turnover|sales|revenue|gmv'
const ASKED = '价格|售价|预算|总价|价位|标价|asking_price|price|priced|budget'
const SOMETHING_ELSE = '粉丝|保证金|押金|年费|注册资本|资金|followers|fans|deposit|capital'
const AT_MOST =
  '不超过|不高于|低于|小于|少于|最多|最高|不到|no_more_than|not_over|less_than|cheaper_than|up_to|upto|at_most|below|under|within|max'
const AT_LEAST = '不低于|不少于|高于|大于|多于|超过|至少|最低|最少|no_less_than|more_than|at_least|above|over|from|min'
const ABOUT = '大约|大概|约|approximately|about|around'
const THEN_LESS = '以内|之内|以下|之下|以里|封顶|内|or_less|or_under|or_below|max'
const THEN_MORE = '及以上|以上|之上|起步|往上|起|or_more|and_up|and_above|plus'
const THEN_ABOUT = '左右|上下|附近'

const PHRASE = new RegExp(
  `(?:(?<sales>${SALES})|(?<asked>${ASKED})|(?<else>${SOMETHING_ELSE}))?_?(?:额|在|达|of|is|between)?_?` +
    `(?:(?<most>${AT_MOST})|(?<least>${AT_LEAST})|(?<about>${ABOUT}))?_?` +
    `${amount('one')}(?:(?<to>_?(?:到|至|to|and)_?|_)${amount('two')})?` +
    `_?(?:(?<less>${THEN_LESS})|(?<more>${THEN_MORE})|(?<near>${THEN_ABOUT}))?(?<fans>_?(?:个?粉丝?|followers|fans))?`,
  'uy',
)

/** How far a shop may be from a price without a bound, or with "about". */
const NEAR = 0.2
/** A number without a unit is a price from here on: below it may be anything. */
const MIN_BARE_YUAN = 1_000
const MAX_YUAN = 999_999_999

/** A price or a turnover as people say it, beginning at a place of a search text in small letters. */
export function amountPhrase(text: string, at: number): NumberPhrase | undefined {
  PHRASE.lastIndex = at
  const found = PHRASE.exec(text)
  if (found === null) return undefined
  const groups = found.groups as Readonly<Record<string, string | undefined>>
  const isRange = groups['two'] !== undefined && (groups['to'] !== '_' || groups['twoUnit'] !== undefined)
  // An apparent second amount is the beginning of something else.
  if (groups['two'] !== undefined && !isRange) return undefined
  const to = at + found[0].replace(/_+$/, '').length
  if (groups['else'] !== undefined || groups['fans'] !== undefined) return { facet: 'words', min: null, max: null, to }
  const isQualified = ['sales', 'asked', 'most', 'least', 'about', 'less', 'more', 'near'].some((key) => groups[key])
  const one = yuanOf(groups['one'], groups['oneUnit'] ?? (isRange ? groups['twoUnit'] : undefined))
  const two = isRange ? yuanOf(groups['two'], groups['twoUnit']) : undefined
  if (one === undefined || (isRange && two === undefined)) return undefined
  const hasUnit = groups['oneUnit'] !== undefined || groups['twoUnit'] !== undefined
  if (!hasUnit && (!(isQualified || isRange) || Math.max(one, two ?? 0) < MIN_BARE_YUAN)) return undefined
  const [min, max] = bounds(groups, one, two)
  return { facet: groups['sales'] === undefined ? 'price' : 'turnover', min: fen(min), max: fen(max), to }
}

function bounds(
  groups: Readonly<Record<string, string | undefined>>,
  one: number,
  two: number | undefined,
): readonly [number | null, number | null] {
  if (two !== undefined) return [Math.min(one, two), Math.max(one, two)]
  if (groups['most'] ?? groups['less']) return [null, one]
  if (groups['least'] ?? groups['more']) return [one, null]
  if (groups['about'] ?? groups['near']) return near(one)
  // A turnover is wanted to be no smaller, a budget to be no larger.
  if (groups['sales'] !== undefined) return [one, null]
  return groups['asked'] === '预算' || groups['asked'] === 'budget' ? [null, one] : near(one)
}

const near = (yuan: number): readonly [number, number] => [
  Math.round(yuan * (1 - NEAR)),
  Math.min(MAX_YUAN, Math.round(yuan * (1 + NEAR))),
]

const fen = (yuan: number | null): number | null => (yuan === null ? null : Math.round(yuan * 100))

const UNITS: Readonly<Record<string, number>> = {
  百万: 1_000_000,
  千万: 10_000_000,
  million: 1_000_000,
  万: 10_000,
  w: 10_000,
  千: 1_000,
  k: 1_000,
}

function yuanOf(number: string | undefined, unit: string | undefined): number | undefined {
  if (number === undefined) return undefined
  const value = /^\d/.test(number) ? Number(number.replace('点', '.')) : spokenNumber(number)
  const yuan = value * (UNITS[(unit ?? '').replace(/^(.+)[元块]$/u, '$1')] ?? 1)
  return yuan > 0 && yuan <= MAX_YUAN ? yuan : undefined
}

const SPOKEN_DIGITS = '一二三四五六七八九'

/** 二十, 十五, 一百二十: whole numbers below a thousand. */
function spokenNumber(text: string): number {
  let sum = 0
  let digit = 0
  for (const character of text) {
    if (character === '十' || character === '百') {
      sum += (digit === 0 ? 1 : digit) * (character === '十' ? 10 : 100)
      digit = 0
    } else digit = character === '两' ? 2 : SPOKEN_DIGITS.indexOf(character) + 1
  }
  return sum + digit
}
