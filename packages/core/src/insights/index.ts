export type { Insights } from './insights.ports.ts'
export {
  marketContext,
  SALES_MONTHS,
  type MarketContext,
  type MonthMedian,
  type MonthOfSales,
  type Peer,
  type PeerCircle,
  type PricePoint,
  type SoldFor,
} from './market-context.ts'
export { MIN_COMPARED, priceSpread, type PriceSpread } from './price-spread.ts'
