import { sourceOf } from '../figures/figure-source.ts'
import type { Figure, FigureSource, MonthTurnover, Shop, ShopGlance } from '../listing.ts'
import { sellerWords } from './seller-words.ts'

/** As many as a line of a finger's breadth can show. */
export const GLANCE_MONTHS = 6

/** All but what its prices were, which no listing says. */
export function glanceOf({
  title,
  figures,
  photos,
}: Pick<Shop, 'title' | 'figures' | 'photos'>): Omit<ShopGlance, 'fall'> {
  const { openedOn, violations, fans, monthlyTurnoverFen, turnoverByMonth, ratings } = figures
  const { general, severe, counterfeit } = violations.value
  return {
    openedOn: openedOn.value,
    monthlyTurnoverFen: monthlyTurnoverFen.value,
    turnoverFen: turnoverByMonth.value.slice(-GLANCE_MONTHS).map(({ turnoverFen }) => turnoverFen),
    fans: fans.value,
    points: general + severe + counterfeit,
    source: weakestOf([openedOn, violations, fans, monthlyTurnoverFen, ratings]),
    picture: photos[0]?.url ?? null,
    words: sellerWords(title),
  }
}

/** A month on average, in whole fen: what a shop is said to take a month where its months are known. */
export function meanTurnoverFen(months: readonly MonthTurnover[]): number {
  if (months.length === 0) return 0
  return Math.round(months.reduce((sum, { turnoverFen }) => sum + turnoverFen, 0) / months.length)
}

const WEAKEST_FIRST: readonly FigureSource[] = ['seller', 'platform-export', 'inspector']

const weakestOf = (figures: readonly Figure<unknown>[]): FigureSource =>
  WEAKEST_FIRST.find((source) => figures.some((figure) => sourceOf(figure) === source)) ?? 'seller'
