import { groupThousands } from './group-thousands.ts'
import { UNKNOWN_VALUE } from '../unknown-value.ts'

/**
 * Fen as yuan with two decimals: 1230 gives `12.30`; `grouped` puts a comma before every third digit. No currency sign.
 */
export function formatYuan(amountFen: number, { grouped = false }: { readonly grouped?: boolean } = {}): string {
  if (!Number.isFinite(amountFen)) return UNKNOWN_VALUE
  const wholeFen = Math.round(Math.abs(amountFen))
  // BigInt writes every digit where a number would turn to 1e+21.
  const digits = BigInt(wholeFen).toString().padStart(3, '0')
  const yuan = digits.slice(0, -2)
  const sign = amountFen <= -0.5 ? '-' : ''
  return `${sign}${grouped ? groupThousands(yuan) : yuan}.${digits.slice(-2)}`
}
