import { FACETS, LISTING_FACETS } from '../filter/listing-facets.ts'
import type { Name } from '../platform.ts'
import type { SearchPart } from './search-part.ts'

type Language = keyof Name
type PrintedPart = Pick<SearchPart, 'facet' | 'values' | 'min' | 'max' | 'word'>

/** A part of a search in words that are read as the same part again. */
export function printedPart(part: PrintedPart, language: Language): string {
  const { facet, values, min, max, word } = part
  switch (facet) {
    case 'price':
      return range(min, max, language)
    case 'turnover':
      return language === 'zh' ? `月销${range(min, max, 'zh')}` : `monthly sales ${range(min, max, 'en')}`
    case 'years':
      return language === 'zh' ? `开店${min ?? 0}年以上` : `${min ?? 0} years or older`
    case 'rating':
      return language === 'zh' ? `评分${decimal(min ?? 0, 100)}以上` : `rated ${decimal(min ?? 0, 100)} or more`
    case 'points':
      if (max === 0) return language === 'zh' ? '无扣分' : 'no points'
      return language === 'zh' ? `扣分${max ?? 0}以内` : `at most ${max ?? 0} points`
    case 'inspected':
      return language === 'zh' ? '已验店' : 'inspected'
    case 'words':
    case 'number':
    case 'transfer-way':
      return word.replace(/_/g, ' ')
    default:
      return values.map((value) => nameOf(facet, value)?.[language] ?? value).join(' ')
  }
}

function nameOf(search: SearchPart['facet'], value: string): Name | undefined {
  const facet = FACETS.find((one) => LISTING_FACETS[one].search === search)
  const names: Readonly<Record<string, Name>> = facet === undefined ? {} : LISTING_FACETS[facet].names
  return Object.hasOwn(names, value) ? names[value] : undefined
}

function range(min: number | null, max: number | null, language: Language): string {
  if (language === 'zh') {
    if (min !== null && max !== null) return `${amountZh(min)}到${amountZh(max)}`
    return min === null ? `${amountZh(max ?? 0)}以内` : `${amountZh(min)}以上`
  }
  if (min !== null && max !== null) return `${amountEn(min)} to ${amountEn(max)}`
  return min === null ? `up to ${amountEn(max ?? 0)}` : `from ${amountEn(min)}`
}

const amountZh = (fen: number): string => (fen >= 1_000_000 ? `${decimal(fen, 1_000_000)}万` : `${decimal(fen, 100)}元`)
const amountEn = (fen: number): string =>
  fen >= 1_000_000 && fen % 100_000 === 0 ? `${fen / 100_000}k` : `${decimal(fen, 100)} yuan`

/** Four decimals at most, which is a yuan in ten thousands. */
const decimal = (value: number, unit: number): string => String(Number((value / unit).toFixed(4)))
