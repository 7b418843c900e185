import { formatYuan } from '@diandu/core/format'

export interface PriceText {
  readonly whole: string
  readonly fraction: string
  readonly unit: string
}

const FEN_PER_TEN_THOUSAND = 1_000_000

/**
 * How an amount is shown. Short: in ten-thousands from 万 on, where the language has a word for it. Exact: to the fen.
 */
export function priceText(fen: number, form: 'short' | 'exact', tenThousand?: string): PriceText {
  const unit = form === 'short' && Math.abs(fen) >= FEN_PER_TEN_THOUSAND ? (tenThousand ?? '') : ''
  const [whole = '', decimals = ''] = formatYuan(unit === '' ? fen : fen / 10_000, { grouped: true }).split('.')
  const shown = unit === '' ? (form === 'short' ? decimals.replace('00', '') : decimals) : decimals.replace(/0+$/, '')
  return { whole, fraction: shown && `.${shown}`, unit }
}
