import fc from 'fast-check'
import { aSale, aShopToValue, AN_ORDINARY_NOON } from '@diandu/core/testing'
import { valueShop } from '@diandu/core/valuation'
import { expect, it } from 'vitest'
import { waterfallBars } from './waterfall-bars.ts'

it('each bar begins where the one before ended, the last one is the sum, and all stay on the paper (VAL-2)', () => {
  fc.assert(
    fc.property(fc.array(aSale(), { minLength: 1, maxLength: 20 }), aShopToValue(), (sales, shop) => {
      const { estimate } = valueShop(shop, sales, AN_ORDINARY_NOON)
      if (estimate === null) return
      const bars = waterfallBars(estimate)
      let end = 0
      for (const { key, fen, from, to } of bars) {
        expect(from >= 0 && to <= 1 && from <= to).toBe(true)
        if (key !== 'sum') end += fen
        else expect(fen).toBe(end)
      }
      expect(bars).toHaveLength(10)
    }),
  )
})
