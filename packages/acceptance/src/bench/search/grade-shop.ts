import type { LabelledQuery, WantedShop } from './labelled-query.ts'

/** Read from the shop's page. */
export interface RatedShop {
  readonly id: string
  readonly platform: number
  readonly kind: string
  readonly industry: string
  readonly province: string
  readonly trademark: string
  readonly taxpayer: string
  readonly transferWay: string
  readonly title: string
  readonly priceFen: number
  readonly rating: number
  readonly isInspected: boolean
  readonly turnoverFen: number
  readonly openedOn: string
  readonly points: number
}

/** The gain of a shop in a result: 3 for the best, 2, 1, and 0 for one that does not fit. */
export function gradeOf(query: LabelledQuery, shop: RatedShop, today: string): number {
  const at = query.grades.findIndex((wanted) => wanted !== null && meets(shop, wanted, today))
  return at < 0 ? 0 : 3 - at
}

const NAMED = ['id', 'platform', 'kind', 'industry', 'province', 'trademark', 'taxpayer', 'transferWay'] as const

function meets(shop: RatedShop, wanted: WantedShop, today: string): boolean {
  const { price, turnover, minYears, minRating, maxPoints, isInspected, says } = wanted
  return (
    NAMED.every((key) => isOne(shop[key], wanted[key])) &&
    isWithin(shop.priceFen, price) &&
    isWithin(shop.turnoverFen, turnover) &&
    (minYears === undefined || shop.openedOn <= yearsBefore(today, minYears)) &&
    (minRating === undefined || shop.rating >= minRating) &&
    (maxPoints === undefined || shop.points <= maxPoints) &&
    (isInspected === undefined || shop.isInspected) &&
    (says === undefined || shop.title.includes(says))
  )
}

const isOne = (value: string | number, wanted: unknown): boolean =>
  wanted === undefined || (Array.isArray(wanted) ? wanted.includes(value) : wanted === value)

const isWithin = (fen: number, yuan: readonly [number, number] | undefined): boolean =>
  yuan === undefined || (fen >= yuan[0] * 100 && fen <= yuan[1] * 100)

const yearsBefore = (day: string, years: number): string => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`
