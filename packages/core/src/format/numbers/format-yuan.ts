import { UNKNOWN_VALUE } from '../unknown-value.ts'

/**
 * Fen as digits for programs: 866400 gives `8664.00`. What people read is `formatMoney`, or `formatAmount` under a
 * heading that names the unit; what is in a field is `typedYuan`.
 */
export function formatYuan(amountFen: number): string {
  if (!Number.isFinite(amountFen)) return UNKNOWN_VALUE
  const wholeFen = Math.round(Math.abs(amountFen))
  // BigInt writes every digit where a number would turn to 1e+21.
  const digits = BigInt(wholeFen).toString().padStart(3, '0')
  return `${amountFen <= -0.5 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
