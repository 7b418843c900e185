import type { Industry, MonthTurnover } from '@diandu/core/catalog'
import { calendarMonth } from '@diandu/core/format'
import type { Dice } from '../dice.ts'

const MONTHS = 6
/** How long a new shop takes until it sells what it will. */
const GROWN_UP_MONTHS = 10

export interface SellingShop {
  readonly nowMs: number
  readonly openedAtMs: number
  readonly industry: Industry
  /** In an ordinary month, once it has grown up. */
  readonly usualFen: number
  /** By how much a month sells more, or less, than the one before. */
  readonly trend: number
}

/** Full months that a shop has sold in, up to now. */
export function fullMonthsOpen(openedAtMs: number, nowMs: number): number {
  const [year = 0, month = 0] = calendarMonth(openedAtMs).split('-').map(Number)
  const [thisYear = 0, thisMonth = 0] = calendarMonth(nowMs).split('-').map(Number)
  return Math.max(0, (thisYear - year) * 12 + thisMonth - month - 1)
}

/** Its last full months, six at most: the seasons of the trade and of its goods, its growth, and some luck. */
export function turnoverMonths(
  dice: Dice,
  { nowMs, openedAtMs, industry, usualFen, trend }: SellingShop,
): readonly MonthTurnover[] {
  const open = fullMonthsOpen(openedAtMs, nowMs)
  const length = Math.min(MONTHS, open)
  return Array.from({ length }, (_, at) => {
    const ago = length - at
    const month = calendarMonth(nowMs, -ago)
    const age = open - ago + 1
    const grown = Math.min(1, 0.25 + (0.75 * age) / GROWN_UP_MONTHS)
    const luck = 0.9 + dice.roll() * 0.2
    const fen = usualFen * seasonOf(industry, Number(month.slice(5))) * grown * trend ** -ago * luck
    return { month, turnoverFen: Math.round(fen / 100) * 100 }
  })
}

/** June and November sell for all; after New Year's rush February does not. */
const SALES_SEASONS: Readonly<Record<number, number>> = { 2: 0.66, 6: 1.35, 11: 1.5, 12: 1.15 }

const GIFTS: readonly number[] = [1, 2, 9, 12]
const SUMMER: readonly number[] = [5, 6, 7, 8]
const COLD: readonly number[] = [10, 11, 12, 1]
const OWN_SEASONS: Readonly<Partial<Record<Industry, readonly number[]>>> = {
  womenswear: [3, 4, 9, 10],
  menswear: COLD,
  shoes: COLD,
  textiles: COLD,
  food: GIFTS,
  drinks: GIFTS,
  fresh: [1, 6, 7, 9],
  health: GIFTS,
  sports: SUMMER,
  appliances: SUMMER,
  toys: [6, 12, 1],
  books: [2, 3, 8, 9],
  computers: [8, 9],
  flowers: [2, 3, 5, 8],
  jewellery: [2, 5, 12],
}

const seasonOf = (industry: Industry, month: number): number =>
  (SALES_SEASONS[month] ?? 1) * (OWN_SEASONS[industry]?.includes(month) === true ? 1.18 : 0.96)
