import { FACTORS } from './factors.ts'
import { effectOf, type PriceModel } from './price-model.ts'
import type { ShopToValue } from '../shop-to-value.ts'
import type { Ring } from './sold-like.ts'
import type { Estimate, PriceStep } from '../valuation.ts'
import { wholeYuan } from '../whole-yuan.ts'

/** Sales from farther away say less. */
const WIDER: Readonly<Record<Ring, number>> = { industry: 1, kind: 1, platform: 1.1, 'kind-anywhere': 1.2, market: 1.4 }
/** The model was fitted to these very sales: of a sale that it has not seen it knows less, the fewer there are. */
const FITTED_TO = 2
const MAX_REACH = 1.2

/**
 * Factor by factor from the price of an ordinary shop to that of this one, each step in whole yuan, so that they sum to
 * the likely price. About two of three sales lie between the lower and the upper price.
 */
export function estimateOf(shop: ShopToValue, model: PriceModel): Estimate {
  let likelyFen = model.baseFen
  const steps = FACTORS.map((factor): PriceStep => {
    const effect = effectOf(factor, shop, model)
    const before = likelyFen
    likelyFen = wholeYuan(before * Math.exp(effect ?? 0))
    return { factor, fen: likelyFen - before, isMissing: effect === undefined }
  })
  const { spread, ring, sales } = model
  const reach = Math.min(MAX_REACH, spread * WIDER[ring] * (1 + FITTED_TO / sales.length))
  return {
    lowFen: wholeYuan(likelyFen * Math.exp(-reach)),
    likelyFen,
    highFen: wholeYuan(likelyFen * Math.exp(reach)),
    baseFen: model.baseFen,
    steps,
  }
}
