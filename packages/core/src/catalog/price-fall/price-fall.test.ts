import { expect, it } from 'vitest'
import { AN_ORDINARY_NOON } from '../../../testing/manual-clock.ts'
import { DAY_MS } from '../../kernel/index.ts'
import type { ShopId } from '../listing.ts'
import { priceFallMessages } from './price-fall.ts'

const CHANGE = {
  shopId: 'shop-1' as ShopId,
  title: '云禾女装旗舰店',
  sellerId: 'seller',
  fromFen: 200,
  toFen: 150,
  at: AN_ORDINARY_NOON,
}

it('who keeps a shop is told that its price fell, the same price once a day (MSG-14)', () => {
  expect(priceFallMessages(CHANGE, ['a', 'seller', 'b'])).toEqual(
    ['a', 'b'].map((userId) => ({
      userId,
      event: 'price.fell',
      key: 'price:shop-1:20260311:150',
      subject: 'shop-1',
      figures: { shop: '云禾女装旗舰店', fromFen: 200, toFen: 150 },
      at: AN_ORDINARY_NOON,
    })),
  )
  const [next] = priceFallMessages({ ...CHANGE, at: AN_ORDINARY_NOON + DAY_MS }, ['a'])
  expect(next?.key).toBe('price:shop-1:20260312:150')
})

it('who keeps a shop is not told of a price that rose or stayed, nor of one that is no number (MSG-14)', () => {
  for (const toFen of [200, 201, Number.NaN]) expect(priceFallMessages({ ...CHANGE, toFen }, ['a'])).toEqual([])
})
