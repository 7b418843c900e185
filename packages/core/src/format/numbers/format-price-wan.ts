import { formatYuan } from './format-yuan.ts'
import { UNKNOWN_VALUE } from '../unknown-value.ts'

const FEN_PER_WAN = 1_000_000
const FEN_PER_YI = 10_000_000_000

/** From here on two decimals of 万 would round to 10000. */
const ROUNDS_TO_YI_FEN = FEN_PER_YI - FEN_PER_WAN / 200

/** A price short enough for a card: `9800`, `12.5万`, `1.28亿`. At most two decimals, none that say nothing. */
export function formatPriceWan(priceFen: number): string {
  if (!Number.isFinite(priceFen)) return UNKNOWN_VALUE
  if (Math.abs(priceFen) < FEN_PER_WAN) return inUnits(priceFen, 100)
  return Math.abs(priceFen) < ROUNDS_TO_YI_FEN
    ? `${inUnits(priceFen, FEN_PER_WAN)}万`
    : `${inUnits(priceFen, FEN_PER_YI)}亿`
}

/** Two decimals are the hundredths of the unit, just as fen are those of the yuan. */
function inUnits(priceFen: number, fenPerUnit: number): string {
  return formatYuan(priceFen / (fenPerUnit / 100)).replace(/\.00|0$/, '')
}
