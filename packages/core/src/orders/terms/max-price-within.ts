import { isFen, percentOf } from '../../kernel/index.ts'
import { SERVICE_FEE_PERCENT } from './purchase-terms.ts'

/** The highest price that a sum pays together with the service fee on it; 0 for what is no sum of money. */
export function maxPriceWithin(sumFen: number): number {
  if (!isFen(sumFen)) return 0
  const nearFen = Math.floor((sumFen / (100 + SERVICE_FEE_PERCENT)) * 100)
  const fits = (priceFen: number): boolean => priceFen + percentOf(priceFen, SERVICE_FEE_PERCENT) <= sumFen
  // The fee is rounded, so that one fen more or less may be the last that fits.
  return [nearFen + 1, nearFen, nearFen - 1].find((priceFen) => priceFen >= 0 && fits(priceFen)) ?? 0
}
