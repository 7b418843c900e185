import { formatYuan } from './format-yuan.ts'
import { UNKNOWN_VALUE } from './unknown-value.ts'

const FEN_PER_WAN = 1_000_000
const FEN_PER_YI = 10_000_000_000

/** A price short enough for a card: `9800`, `12.5万`, `1.28亿`. At most two decimals, none that say nothing. */
export function formatPriceWan(priceFen: number): string {
  if (!Number.isFinite(priceFen)) return UNKNOWN_VALUE
  if (Math.abs(priceFen) < FEN_PER_WAN) return inUnits(priceFen, 100)
  const wan = inUnits(priceFen, FEN_PER_WAN)
  // 99,999,999 yuan would round to 10000万.
  return Math.abs(priceFen) < FEN_PER_YI && wan !== '10000' ? `${wan}万` : `${inUnits(priceFen, FEN_PER_YI)}亿`
}

/** Two decimals are the hundredths of the unit, just as fen are those of the yuan. */
function inUnits(priceFen: number, fenPerUnit: number): string {
  return formatYuan(priceFen / (fenPerUnit / 100)).replace(/\.00$|0$/, '')
}
