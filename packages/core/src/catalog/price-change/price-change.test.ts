import { expect, it } from 'vitest'
import { AN_ORDINARY_NOON } from '../../../testing/manual-clock.ts'
import type { ShopId } from '../listing.ts'
import { priceChangeMessages } from './price-change.ts'

const CHANGE = {
  shopId: 'shop-1' as ShopId,
  title: '云禾女装旗舰店',
  sellerId: 'seller',
  fromFen: 200,
  toFen: 150,
  at: AN_ORDINARY_NOON,
}

it('who keeps a shop is told that its price fell, each change once (MSG-14)', () => {
  expect(priceChangeMessages(CHANGE, ['a', 'seller', 'b'])).toEqual(
    ['a', 'b'].map((userId) => ({
      userId,
      event: 'price.fell',
      key: `price:shop-1:${AN_ORDINARY_NOON}:150`,
      subject: 'shop-1',
      figures: { shop: '云禾女装旗舰店', fromFen: 200, toFen: 150 },
      at: AN_ORDINARY_NOON,
    })),
  )
  const [next] = priceChangeMessages({ ...CHANGE, at: AN_ORDINARY_NOON + 1 }, ['a'])
  expect(next?.key).toBe(`price:shop-1:${AN_ORDINARY_NOON + 1}:150`)
})

it('who keeps a shop is told that its price rose (MSG-19)', () => {
  expect(priceChangeMessages({ ...CHANGE, toFen: 201 }, ['a', 'seller'])).toEqual([
    {
      userId: 'a',
      event: 'price.rose',
      key: `price:shop-1:${AN_ORDINARY_NOON}:201`,
      subject: 'shop-1',
      figures: { shop: '云禾女装旗舰店', fromFen: 200, toFen: 201 },
      at: AN_ORDINARY_NOON,
    },
  ])
})

it('who keeps a shop is not told of a price that stayed, nor of one that is no number (MSG-14)', () => {
  for (const toFen of [200, Number.NaN]) expect(priceChangeMessages({ ...CHANGE, toFen }, ['a'])).toEqual([])
})
