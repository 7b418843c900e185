import fc from 'fast-check'
import { INDUSTRIES, PLATFORMS, SHOP_KINDS, TAXPAYER_KINDS, TRADEMARK_STATES } from '../../src/catalog/index.ts'
import type { Sale, ShopToValue } from '../../src/valuation/index.ts'
import { aKeyOf } from './a-key-of.ts'
import { aPriceFen, aShopId } from './a-shop.ts'
import { AN_ORDINARY_NOON } from '../manual-clock.ts'

const aRating = () => fc.integer({ min: 0, max: 500 }).map((hundredths) => hundredths / 100)

const stated = () => ({
  platform: fc.constantFrom(...PLATFORMS.map(({ id }) => id)),
  kind: aKeyOf(SHOP_KINDS),
  industry: aKeyOf(INDUSTRIES),
  trademark: aKeyOf(TRADEMARK_STATES),
  taxpayer: aKeyOf(TAXPAYER_KINDS),
  hasLoans: fc.boolean(),
  violations: fc.record(
    { general: fc.nat(99), severe: fc.nat(48), counterfeit: fc.nat(48) },
    { noNullPrototype: true },
  ),
})

const maybeStated = () => ({
  ratings: fc.record({ described: aRating(), service: aRating(), delivery: aRating() }, { noNullPrototype: true }),
  fans: fc.nat(50_000_000),
  monthlyTurnoverFen: fc.nat(10_000_000_000),
  yearsOpen: fc.nat(40),
})

/** A shop as its owner describes it, some figures left out. */
export const aShopToValue = (): fc.Arbitrary<ShopToValue> =>
  fc.record(
    { ...stated(), ...maybeStated() },
    { requiredKeys: Object.keys(stated()) as (keyof ReturnType<typeof stated>)[], noNullPrototype: true },
  ) as fc.Arbitrary<ShopToValue>

/** A sale within the last three years before an ordinary noon. */
export const aSale = (): fc.Arbitrary<Sale> =>
  fc.record(
    {
      shopId: aShopId(),
      title: fc.constantFrom('云禾女装旗舰店', '拾光家居店'),
      shop: fc.record({ ...stated(), ...maybeStated() }, { noNullPrototype: true }),
      priceFen: aPriceFen(),
      soldAt: fc.integer({ min: AN_ORDINARY_NOON - 94_608_000_000, max: AN_ORDINARY_NOON }),
    },
    { noNullPrototype: true },
  )
