import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { addViewedShop, MAX_VIEWED_SHOPS, parseViewedShops, type ShopId, type ViewedShop } from './index.ts'

const viewed = (shopId: string, viewedAt: number): ViewedShop => ({ shopId: shopId as ShopId, viewedAt })
const aHistory = () =>
  fc.array(
    fc.record({ shopId: fc.constantFrom('a', 'b', 'c', 'd-1') as fc.Arbitrary<ShopId>, viewedAt: fc.nat(1e9) }),
    { maxLength: 80 },
  )

describe('the shops that a device remembers', () => {
  it('stand with the newest look first, and no shop twice (CAT-30)', () => {
    const looks = [viewed('a', 1), viewed('b', 2), viewed('a', 3)]
    expect(looks.reduce<readonly ViewedShop[]>(addViewedShop, [])).toEqual([viewed('a', 3), viewed('b', 2)])
  })

  it('are the last fifty (CAT-30)', () => {
    const looks = Array.from({ length: 60 }, (_, number) => viewed(`s${number}`, number))
    const history = looks.reduce<readonly ViewedShop[]>(addViewedShop, [])
    expect(history).toEqual(looks.toReversed().slice(0, MAX_VIEWED_SHOPS))
  })

  it('are read back as they were written (CAT-30)', () => {
    fc.assert(
      fc.property(aHistory(), (looks) => {
        const history = looks.reduce<readonly ViewedShop[]>(addViewedShop, [])
        expect(parseViewedShops(JSON.stringify(history))).toEqual(history)
      }),
    )
  })

  it.each([null, '', '{', 'null', '7', '{"a":1}', '[null,7,"a",{}]', '["女装"]', '[{"shopId":"a"}]'])(
    'are none where storage gives back %j (CAT-30)',
    (stored) => {
      expect(parseViewedShops(stored)).toEqual([])
    },
  )

  it('are left out where they are no look at a shop, and their neighbours stay (CAT-30)', () => {
    const odd = [
      viewed('../a', 1),
      viewed('a', -1),
      viewed('a', 0.5),
      viewed('x'.repeat(41), 1),
      { shopId: 7, viewedAt: 1 },
    ]
    expect(parseViewedShops(JSON.stringify([...odd, viewed('a', 0)]))).toEqual([viewed('a', 0)])
    fc.assert(fc.property(fc.oneof(anyText(), fc.json()), (text) => Array.isArray(parseViewedShops(text))))
  })
})
