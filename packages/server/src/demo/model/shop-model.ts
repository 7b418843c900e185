import {
  meanTurnoverFen,
  type Industry,
  type MonthTurnover,
  type PlatformId,
  type Ratings,
  type ShopKind,
  type TaxpayerKind,
  type TrademarkState,
  type Violations,
} from '@diandu/core/catalog'
import { DAY_MS } from '@diandu/core/kernel'
import type { Dice } from '../dice.ts'
import { mixOf } from '../market-mix.ts'
import { entryCosts, type EntryCosts } from './entry-costs.ts'
import { foundedAtMs } from './founded.ts'
import { shopLevel } from './standing.ts'
import { fullMonthsOpen, turnoverMonths } from './turnover-months.ts'

export interface ShopToModel {
  readonly nowMs: number
  readonly platform: PlatformId
  readonly kind: ShopKind
  readonly industry: Industry
  readonly trademark: TrademarkState
  readonly taxpayer: TaxpayerKind
  readonly hasLoans: boolean
}

export interface ModelledShop extends EntryCosts {
  readonly openedAtMs: number
  readonly turnoverByMonth: readonly MonthTurnover[]
  readonly monthlyTurnoverFen: number
  readonly ratings: Ratings
  readonly violations: Violations
  readonly fans: number
  readonly level: string
  readonly priceFen: number
}

/** No platform lets a shop go before, and no buyer could judge it. */
const YOUNGEST_DAYS = 130
const OLDEST_DAYS = 4_400
const MONTH_MS = 30.44 * DAY_MS

/**
 * All figures of a shop from two that no page shows, how well it is kept and how large it is: both make what it sells,
 * and what it has sold makes its followers, its level and its price.
 */
export function modelShop(dice: Dice, shop: ShopToModel): ModelledShop {
  const { nowMs, platform, kind, industry, trademark, taxpayer, hasLoans } = shop
  const quality = (dice.roll() + dice.roll()) / 2 + (dice.roll() - 0.5) * 0.2
  const kept = Math.max(0, Math.min(1, quality))
  const openedAtMs = openedBefore(dice, platform, nowMs)
  const [lowYuan, highYuan] = mixOf(platform).priceThousands[kind].map((thousand) => thousand * 1_000) as [
    number,
    number,
  ]
  const usualYuan = dice.magnitude(lowYuan * 0.2, (highYuan - lowYuan) / 1.7) * (0.55 + kept * 0.9)
  const turnoverByMonth = turnoverMonths(dice, {
    nowMs,
    openedAtMs,
    industry,
    usualFen: usualYuan * 100,
    trend: 0.95 + kept * 0.06 + dice.roll() * 0.04,
  })
  const monthlyTurnoverFen = meanTurnoverFen(turnoverByMonth)
  const ratings = ratingsOf(dice, kept)
  const violations = violationsOf(dice, kept, kind)
  const orders = lifetimeOrders(monthlyTurnoverFen, industry, 1 + fullMonthsOpen(openedAtMs, nowMs))
  return {
    ...entryCosts(dice, { platform, kind, trademark }),
    openedAtMs,
    turnoverByMonth,
    monthlyTurnoverFen,
    ratings,
    violations,
    fans: Math.round(30 + orders * (0.6 + kept) * dice.magnitude(...followingOf(platform))),
    level: shopLevel({ platform, ratings, orders, monthlyFen: monthlyTurnoverFen }),
    priceFen: roundPrice(
      Math.max(
        lowYuan * 0.85,
        Math.min(
          highYuan,
          priceYuan(dice, {
            rightYuan: lowYuan,
            monthlyYuan: monthlyTurnoverFen / 100,
            kept,
            years: (nowMs - openedAtMs) / (12 * MONTH_MS),
            isMarked: trademark === 'registered',
            isGeneral: taxpayer === 'general',
            points: violations.general + violations.severe + violations.counterfeit,
            hasLoans,
          }),
        ),
      ) * 100,
    ),
  }
}

/** Most shops for sale are two to five years old; none is older than its platform. */
function openedBefore(dice: Dice, platform: PlatformId, nowMs: number): number {
  const oldest = Math.min(OLDEST_DAYS, Math.floor((nowMs - foundedAtMs(platform)) / DAY_MS))
  const days = Math.round(YOUNGEST_DAYS + (oldest - YOUNGEST_DAYS) * dice.roll() ** 1.35)
  return nowMs - Math.max(YOUNGEST_DAYS, days) * DAY_MS
}

/** One hand packs and answers: the three ratings lie near each other. */
function ratingsOf(dice: Dice, kept: number): Ratings {
  const base = 4.38 + kept * 0.54 + (dice.roll() - 0.5) * 0.1
  const near = () => Math.round(Math.max(4, Math.min(5, base + (dice.roll() - 0.5) * 0.12)) * 100) / 100
  return { described: near(), service: near(), delivery: near() }
}

function violationsOf(dice: Dice, kept: number, kind: ShopKind): Violations {
  const isCareless = kept < 0.35
  return {
    general: dice.chance(isCareless ? 0.6 : 0.22 - kept * 0.15) ? dice.between(1, isCareless ? 11 : 4) : 0,
    severe: isCareless && dice.chance(0.1) ? dice.pick([2, 6, 12]) : 0,
    counterfeit: isCareless && kind !== 'flagship' && dice.chance(0.03) ? dice.pick([2, 12]) : 0,
  }
}

/** Average order value in yuan. */
const ORDER_YUAN: Readonly<Partial<Record<Industry, number>>> = {
  furniture: 680,
  appliances: 420,
  phones: 900,
  computers: 520,
  jewellery: 320,
  watches: 380,
  bags: 190,
  medical: 260,
  beauty: 110,
  womenswear: 105,
  menswear: 115,
  shoes: 140,
  food: 48,
  fresh: 55,
  books: 38,
  textiles: 120,
}
const USUAL_ORDER_YUAN = 85

/** A shop did not sell from its first day what it sells now. */
const OF_NOW = 0.62

const lifetimeOrders = (monthlyFen: number, industry: Industry, months: number): number =>
  (monthlyFen / 100 / (ORDER_YUAN[industry] ?? USUAL_ORDER_YUAN)) * months * OF_NOW

/** Followers for each order, lowest and highest: where goods are shown in films, more people look than buy. */
const followingOf = (platform: PlatformId): readonly [number, number] =>
  platform === 32 || platform === 26 || platform === 39 ? [0.5, 2.4] : [0.12, 0.7]

interface Priced {
  /** The price of such a shop without any trade. */
  readonly rightYuan: number
  readonly monthlyYuan: number
  readonly kept: number
  readonly years: number
  readonly isMarked: boolean
  readonly isGeneral: boolean
  readonly points: number
  readonly hasLoans: boolean
}

/** The right, and eight to sixteen months of what is left of the turnover. */
function priceYuan(dice: Dice, shop: Priced): number {
  const { rightYuan, monthlyYuan, kept, years, isMarked, isGeneral, points, hasLoans } = shop
  const right = rightYuan * (0.8 + (isMarked ? 0.3 : 0) + (isGeneral ? 0.12 : 0) + Math.min(0.3, years * 0.04))
  const profit = monthlyYuan * (0.09 + dice.roll() * 0.06)
  const discount = (1 - Math.min(0.2, points * 0.015)) * (hasLoans ? 0.9 : 1)
  return (right + profit * (8 + kept * 8)) * discount * (0.94 + dice.roll() * 0.12)
}

/** People ask for round prices, and often end them with an 8. */
function roundPrice(fen: number): number {
  const yuan = fen / 100
  const step = yuan < 10_000 ? 100 : yuan < 100_000 ? 1_000 : 5_000
  const round = Math.max(step, Math.round(yuan / step) * step)
  const isEighty = Math.round(fen) % 3 === 0
  return (isEighty && round > step * 2 ? round - step / 5 : round) * 100
}
