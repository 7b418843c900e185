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
  if (form === 'short' && tenThousand !== undefined && Math.abs(fen) >= FEN_PER_TEN_THOUSAND) {
    const [whole = '0', fraction = ''] = (fen / FEN_PER_TEN_THOUSAND)
      .toFixed(2)
      .replace(/\.?0+$/, '')
      .split('.')
    return { whole: grouped(whole), fraction: fraction && `.${fraction}`, unit: tenThousand }
  }
  const [whole = '0', fraction = '00'] = (fen / 100).toFixed(2).split('.')
  const isRound = form === 'short' && fraction === '00'
  return { whole: grouped(whole), fraction: isRound ? '' : `.${fraction}`, unit: '' }
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',')
}
