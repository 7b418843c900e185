/** How many days a trend shows, today included. */
export const TREND_DAYS = 30
/** The days that are counted as now; as many before them are what they are compared with. */
export const PERIOD_DAYS = 7
/** A word that fewer searches were made for may be one person's own: it is not shown. */
export const MIN_SEARCHES = 3
const MAX_HOT_WORDS = 20
const MAX_RISING = 5
const MAX_RELATED = 8

/** How often a word was searched for, day by day, the oldest first. */
export interface WordDays {
  readonly word: string
  readonly days: readonly number[]
}

export interface WordTrend extends WordDays {
  /** Within the last seven days. */
  readonly searches: number
  /** Within the seven days before. */
  readonly before: number
  /** Of all searches of the last seven days, 0 to 1. */
  readonly share: number
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + (Number.isFinite(number) ? Math.max(0, number) : 0), 0)

const recent = (days: readonly number[]): number => sum(days.slice(-PERIOD_DAYS))

/** The words that may be shown, the most wanted first, each with its share of all searches. */
export function wordTrends(counted: readonly WordDays[]): readonly WordTrend[] {
  const all = sum(counted.map(({ days }) => recent(days)))
  return counted
    .filter(({ days }) => sum(days) >= MIN_SEARCHES)
    .map(({ word, days }) => {
      const searches = recent(days)
      return {
        word,
        days,
        searches,
        before: sum(days.slice(-2 * PERIOD_DAYS, -PERIOD_DAYS)),
        share: all === 0 ? 0 : searches / all,
      }
    })
    .toSorted((one, other) => other.searches - one.searches || (one.word < other.word ? -1 : 1))
}

export const hotTrends = (trends: readonly WordTrend[]): readonly WordTrend[] =>
  trends.filter(({ searches }) => searches > 0).slice(0, MAX_HOT_WORDS)

/** The words that gained most searches on the week before. */
export function risingTrends(trends: readonly WordTrend[]): readonly WordTrend[] {
  const gain = ({ searches, before }: WordTrend): number => searches - before
  return trends
    .filter((trend) => gain(trend) > 0)
    .toSorted((one, other) => gain(other) - gain(one) || (one.word < other.word ? -1 : 1))
    .slice(0, MAX_RISING)
}

/** Other words that hold this one, or that it holds, in the order of the trends. */
export const relatedWords = (trends: readonly WordTrend[], word: string): readonly string[] =>
  trends
    .filter((trend) => trend.word !== word && (trend.word.includes(word) || word.includes(trend.word)))
    .slice(0, MAX_RELATED)
    .map((trend) => trend.word)
