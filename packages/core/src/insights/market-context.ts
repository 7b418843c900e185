import type { MonthTurnover, Ratings, RecordedPrice, Shop, ShopId, ShopKind } from '../catalog/index.ts'
import { calendarMonth } from '../format/index.ts'
import { MIN_COMPARED, priceSpread, type PriceSpread } from './price-spread.ts'

/** The peers of a shop: others of its platform and industry on sale, and of its kind where there are five. */
export type PeerCircle = 'kind' | 'industry'

/** The middle of one month's turnover among so many shops. */
export interface MonthMedian {
  /** YYYY-MM */
  readonly month: string
  readonly medianFen: number
  readonly shops: number
}

export interface PricePoint {
  readonly at: number
  readonly priceFen: number
}

/** The prices of one platform and industry in a month: their spread, or each price where there are few. */
export interface MonthOfSales {
  /** YYYY-MM */
  readonly month: string
  readonly spread: PriceSpread | null
  /** In order; empty where there is a spread. */
  readonly pricesFen: readonly number[]
}

/** The market around one shop. A figure that rests on too few shops is null, or is not there. */
export interface MarketContext {
  readonly circle: PeerCircle
  /** How many shops it is compared with. */
  readonly shops: number
  readonly prices: PriceSpread | null
  readonly turnoverByMonth: readonly MonthMedian[]
  readonly ratings: Ratings | null
  /** The first price and each later one, in the order of time; the last one is asked now. */
  readonly priceHistory: readonly PricePoint[]
  /** The last twelve months, the oldest first; a month without a sale too. */
  readonly salesByMonth: readonly MonthOfSales[]
}

/** The known figures of a peer. */
export interface Peer {
  readonly id: ShopId
  readonly kind: ShopKind
  readonly priceFen: number
  readonly ratings: Ratings
  readonly turnoverByMonth: readonly MonthTurnover[]
}

type PriceStep = Pick<RecordedPrice, 'at' | 'fromFen' | 'toFen'>

export interface ContextSources {
  /** Shops on sale of the same platform and industry. */
  readonly peers: readonly Peer[]
  /** In the order of time. */
  readonly changes: readonly PriceStep[]
  readonly sales: readonly SoldFor[]
}

export interface SoldFor {
  readonly priceFen: number
  readonly soldAt: number
}

export const SALES_MONTHS = 12

/** One shop beside other shops and earlier prices. */
export function marketContext(shop: Shop, { peers, changes, sales }: ContextSources, nowMs: number): MarketContext {
  const others = peers.filter(({ id }) => id !== shop.id)
  const alike = others.filter(({ kind }) => kind === shop.kind)
  const circle: PeerCircle = alike.length < MIN_COMPARED ? 'industry' : 'kind'
  const compared = circle === 'kind' ? alike : others
  return {
    circle,
    shops: compared.length,
    prices: priceSpread(compared.map(({ priceFen }) => priceFen)),
    turnoverByMonth: shop.figures.turnoverByMonth.value.flatMap(({ month }) => medianOf(month, compared)),
    ratings: compared.length < MIN_COMPARED ? null : averageRatings(compared),
    priceHistory: priceHistory(shop, changes),
    salesByMonth: salesByMonth(sales, nowMs),
  }
}

function medianOf(month: string, peers: readonly Peer[]): readonly MonthMedian[] {
  const spread = priceSpread(
    peers.flatMap((peer) =>
      peer.turnoverByMonth.filter((sale) => sale.month === month).map(({ turnoverFen }) => turnoverFen),
    ),
  )
  return spread === null ? [] : [{ month, medianFen: spread.medianFen, shops: spread.count }]
}

/** To a hundredth, as ratings are shown. */
function averageRatings(peers: readonly Peer[]): Ratings {
  const average = (part: keyof Ratings) =>
    Math.round((peers.reduce((sum, { ratings }) => sum + ratings[part], 0) / peers.length) * 100) / 100
  return { described: average('described'), service: average('service'), delivery: average('delivery') }
}

/** Of a shop that was put on the market again, the day of its first price is not known: only its end is given. */
function priceHistory({ publishedAt, priceFen }: Shop, changes: readonly PriceStep[]): readonly PricePoint[] {
  const [first] = changes
  if (first === undefined) return [{ at: publishedAt, priceFen }]
  return [
    { at: Math.min(publishedAt, first.at), priceFen: first.fromFen },
    ...changes.map(({ at, toFen }) => ({ at, priceFen: toFen })),
  ]
}

function salesByMonth(sales: readonly SoldFor[], nowMs: number): readonly MonthOfSales[] {
  const byMonth = new Map<string, number[]>()
  for (const { soldAt, priceFen } of sales) {
    const month = calendarMonth(soldAt)
    const prices = byMonth.get(month) ?? []
    prices.push(priceFen)
    byMonth.set(month, prices)
  }
  return Array.from({ length: SALES_MONTHS }, (_, at) => {
    const month = calendarMonth(nowMs, at + 1 - SALES_MONTHS)
    const prices = (byMonth.get(month) ?? []).toSorted((one, other) => one - other)
    const spread = priceSpread(prices)
    return { month, spread, pricesFen: spread === null ? prices : [] }
  })
}
