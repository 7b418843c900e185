import type {
  Figure,
  FigureSource,
  MonthTurnover,
  ShopFigures,
  TaxpayerKind,
  Trademark,
  TransferWay,
} from '@diandu/core/catalog'
import { calendarMonth, formatTime } from '@diandu/core/format'
import { DAY_MS, HOUR_MS } from '@diandu/core/kernel'
import type { Dice } from './dice.ts'

const MONTHS = 6

/** What the figures are told of. */
export interface PublishedFigures {
  readonly nowMs: number
  readonly openedAtMs: number
  readonly isInspected: boolean
  readonly level: string
  /** 0 to 1: how well the shop is kept. */
  readonly worth: number
  readonly priceFen: number
  readonly trademark: Trademark
  readonly taxpayer: TaxpayerKind
  readonly transferWay: TransferWay
  readonly consumerDepositFen: number
  readonly annualFeeFen: number
  readonly isCompany: boolean
}

/** All but the fees, which are invented last. */
export type InventedFigures = Omit<ShopFigures, 'otherFeesFen'>

/** Sixteen figures, each with its source and some day of the last sixty. */
export function inventFigures(dice: Dice, told: PublishedFigures): InventedFigures {
  const says = <T>(value: T): Figure<T> => ({
    value,
    by: dice.weighted(told.isInspected ? INSPECTED : UNINSPECTED),
    at: dayBefore(dice, told.nowMs),
  })
  const turnover = inventTurnover(dice, told)
  const rating = () => Math.round(Math.min(5, 4.55 + told.worth * 0.4 + dice.roll() * 0.12 - 0.06) * 100) / 100
  const careless = told.worth < 0.35
  return {
    openedOn: says(formatTime(told.openedAtMs, 'yyyy-mm-dd')),
    level: says(told.level),
    ratings: says({ described: rating(), service: rating(), delivery: rating() }),
    violations: says({
      general: dice.chance(careless ? 0.6 : 0.15) ? dice.between(1, careless ? 11 : 4) : 0,
      severe: careless && dice.chance(0.1) ? dice.pick([2, 6, 12]) : 0,
      counterfeit: careless && dice.chance(0.03) ? dice.pick([2, 12]) : 0,
    }),
    trademark: says(told.trademark),
    taxpayer: says(told.taxpayer),
    registeredCapitalFen: says(told.isCompany ? dice.pick([10, 50, 100, 100, 200, 500, 1_000]) * 1_000_000 : 0),
    consumerDepositFen: says(told.consumerDepositFen),
    annualFeeFen: says(told.annualFeeFen),
    fans: says(Math.round(dice.magnitude(60, 900_000) * (0.2 + told.worth))),
    monthlyTurnoverFen: says(turnover.at(-1)?.turnoverFen ?? 0),
    turnoverByMonth: says(turnover),
    hasLoans: says(dice.chance(0.08)),
    carriesStock: says(dice.chance(0.3)),
    teachesOperation: says(dice.chance(0.45)),
    transferWay: says(told.transferWay),
  }
}

const INSPECTED: readonly (readonly [FigureSource, number])[] = [
  ['inspector', 62],
  ['platform-export', 28],
  ['seller', 10],
]
const UNINSPECTED: readonly (readonly [FigureSource, number])[] = [
  ['seller', 66],
  ['platform-export', 34],
]

/** The last six full months, with the two seasons of the trade and some luck in them. */
function inventTurnover(dice: Dice, { nowMs, priceFen, worth }: PublishedFigures): readonly MonthTurnover[] {
  const usualFen = priceFen * (0.15 + worth * 1.1) * (0.5 + dice.roll())
  const trend = 0.94 + dice.roll() * 0.12
  return Array.from({ length: MONTHS }, (_, at) => {
    const month = calendarMonth(nowMs, at - MONTHS)
    const season = /-(06|11|12)$/.test(month) ? 1.45 : month.endsWith('-02') ? 0.6 : 1
    return {
      month,
      turnoverFen: Math.round((usualFen * season * trend ** at * (0.85 + dice.roll() * 0.3)) / 100) * 100,
    }
  })
}

const dayBefore = (dice: Dice, nowMs: number): number =>
  nowMs - dice.between(0, 59) * DAY_MS - dice.between(1, 20) * HOUR_MS
