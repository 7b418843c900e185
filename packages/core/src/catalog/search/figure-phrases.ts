import type { NumberPhrase } from './amount-phrases.ts'

type Matched = Readonly<Record<string, string | undefined>>

/** Age, ratings, points and inspection as people say them; each is asked for as a bound. */
const PHRASES: readonly {
  readonly pattern: RegExp
  readonly bound: (matched: Matched) => Pick<NumberPhrase, 'facet' | 'min' | 'max'> | undefined
}[] = [
  {
    pattern:
      /(?:开店|店龄|经营|成立|满|over_|more_than_|at_least_)?_?(?<years>\d{1,2}|[一二两三四五六七八九十])_?(?:年(?:及以上|以上|老店|店龄|店)?|years?(?:_old|_or_older|_or_more|_and_up|_plus)?)/uy,
    bound: ({ years = '' }) => {
      const count = /\d/.test(years) ? Number(years) : '一二三四五六七八九十'.indexOf(years.replace('两', '二')) + 1
      return count === 0 ? undefined : { facet: 'years', min: count, max: null }
    },
  },
  {
    pattern:
      /(?:动态评分|三项评分|评分|店铺评分|dsr|ratings?|rated)_?(?:在|高于|大于|不低于|of_|over_|above_|at_least_|from_)?(?<rating>[345](?:点\d{1,2})?)分?(?:及以上|以上|_or_more|_and_up|_plus)?/uy,
    bound: ({ rating = '' }) => ({
      facet: 'rating',
      min: Math.min(500, Math.round(Number(rating.replace('点', '.')) * 100)),
      max: null,
    }),
  },
  {
    pattern:
      /(?:(?<none>无|零|没有|没|不|0)(?:扣分|违规)|no_(?:penalty_|violation_)?points?|no_violations?|(?:at_most_|up_to_|under_)(?<few>\d{1,2})_(?:penalty_)?points?|扣分_?(?:不超过|低于)?_?(?<points>\d{1,2})分?(?:以内|以下)?)/uy,
    bound: ({ points, few }) => ({ facet: 'points', min: null, max: Number(points ?? few ?? 0) }),
  },
  {
    pattern: /(?:已验店|已验|验过店|验店|已核验|inspected|verified)/uy,
    bound: () => ({ facet: 'inspected', min: null, max: null }),
  },
]

export function figurePhrase(text: string, at: number): NumberPhrase | undefined {
  for (const { pattern, bound } of PHRASES) {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    const bounded = found === null ? undefined : bound(found.groups ?? {})
    if (found !== null && bounded !== undefined) return { ...bounded, to: at + found[0].length }
  }
  return undefined
}
