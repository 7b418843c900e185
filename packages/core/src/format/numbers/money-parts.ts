import { formatYuan } from './format-yuan.ts'
import { groupThousands } from './group-thousands.ts'

/** Exact: to the fen. Short: what says enough on a card and in a chart. */
export type MoneyForm = 'exact' | 'short'

/** An amount without the sign of the money, in the pieces that a card renders in sizes of their own. */
export interface MoneyParts {
  readonly whole: string
  /** With its point; empty where it says nothing. */
  readonly fraction: string
  /** 万 or 亿 of a short Chinese amount, else empty. */
  readonly unit: string
}

const FEN_PER_WAN = 1_000_000
const FEN_PER_YI = 10_000_000_000

/** From here on two decimals of 万 would round to 10000. */
const ROUNDS_TO_YI_FEN = FEN_PER_YI - FEN_PER_WAN / 200

/**
 * The one exact form of money and the one short one. A short amount is counted in 万 and 亿 in Chinese, with two
 * decimals at most, and written out in English, in whole yuan from 10,000 on; no decimals that say nothing.
 */
export function moneyParts(amountFen: number, form: MoneyForm, locale: 'zh-CN' | 'en'): MoneyParts {
  const isShort = form === 'short'
  const size = Math.abs(amountFen)
  const isLarge = isShort && size >= FEN_PER_WAN && size < Infinity
  const [unit, fenPerUnit] = isLarge && locale === 'zh-CN' ? (size < ROUNDS_TO_YI_FEN ? WAN : YI) : ONE
  const shownFen = isLarge && unit === '' ? Math.round(amountFen / 100) * 100 : amountFen
  // Two decimals are the hundredths of the unit, just as fen are those of the yuan.
  const text = groupThousands(formatYuan(shownFen / (fenPerUnit / 100)))
  const [whole = '', fraction = ''] = text.split(/(?=\.)/)
  return { whole, fraction: isShort ? fraction.replace(unit ? /\.?0+$/ : '.00', '') : fraction, unit }
}

const ONE = ['', 100] as const
const WAN = ['万', FEN_PER_WAN] as const
const YI = ['亿', FEN_PER_YI] as const
