import fc from 'fast-check'
import { valueShop } from '../../src/valuation/index.ts'
import { aSale, aShopToValue } from '../arbitraries/a-sale.ts'
import { aNumber, aText, spoilt } from './hostile.ts'
import type { ModuleRows } from './row.ts'

const aShop = spoilt(aShopToValue())
const sales = fc.array(spoilt(aSale()), { maxLength: 12 })

export const valuationRows: ModuleRows = {
  parseRating: [aText()],
  parseSellPrefill: [fc.oneof(aText(), fc.json(), fc.constant(null))],
  parseShopToValue: [
    fc.dictionary(fc.oneof(fc.constantFrom('platform', 'kind', 'industry', 'fans'), aText()), aText()),
  ],
  recordedValuation: [fc.tuple(aShop, sales, aNumber()).map((asked) => valueShop(...asked))],
  saleOf: [
    aShopToValue().map((shop) => ({ ...shop, shopId: 's', title: 't', openedOn: '2020-01-01' })),
    fc.record({ priceFen: aNumber(), soldAt: aNumber() }),
  ],
  sellPrefill: [aShop, aNumber(), aNumber()],
  shopKey: [aShop],
  shopToValueParameters: [aShop],
  valueShop: [aShop, sales, aNumber()],
  writeSellPrefill: [fc.tuple(aShop, aNumber()).map(([shop, priceFen]) => ({ ...shop, from: 'assessment', priceFen }))],
}
