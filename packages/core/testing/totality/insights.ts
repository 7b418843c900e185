import fc from 'fast-check'
import { aShop } from '../arbitraries/a-shop.ts'
import { aNumber, spoilt } from './hostile.ts'
import type { ModuleRows } from './row.ts'

const aPeer = aShop().map(({ id, kind, priceFen, figures }) => ({
  id,
  kind,
  priceFen,
  ratings: figures.ratings.value,
  turnoverByMonth: figures.turnoverByMonth.value,
}))

export const insightsRows: ModuleRows = {
  marketContext: [
    spoilt(aShop()),
    fc.record({
      peers: fc.array(spoilt(aPeer), { maxLength: 8 }),
      changes: fc.array(fc.record({ at: aNumber(), fromFen: aNumber(), toFen: aNumber() })),
      sales: fc.array(fc.record({ priceFen: aNumber(), soldAt: aNumber() }), { maxLength: 12 }),
    }),
    aNumber(),
  ],
  priceSpread: [fc.array(aNumber())],
}
