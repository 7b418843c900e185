import fc from 'fast-check'
import { PAYMENT_PLANS, shopSums } from '@diandu/core/orders'
import { AN_ORDINARY_NOON, anInstant, aShop, exampleShop } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { LOCALES } from '../../../messages/messages.ts'
import { totalCostView } from './total-cost-view.ts'

it('what is due now and what comes later stand apart, each cost with its day and its payee (WEB-35)', () => {
  const shop = exampleShop(1, { priceFen: 10_000_000 })
  const [now, later] = totalCostView(shopSums(shop, { plan: 'deposit', now: AN_ORDINARY_NOON }), 'zh-CN')
  expect(now).toMatchObject({ key: 'now', isNow: true, sumFen: 2_000_000 })
  expect(now?.rows.map(({ key }) => key)).toEqual(['price-deposit'])
  const balance = later?.rows.find(({ key }) => key === 'price-balance')
  expect(balance).toMatchObject({ amountFen: 8_000_000, when: '03月18日 前', toWhom: '交接完成后付给卖家' })
  expect(later?.rows.find(({ key }) => key === 'consumer-deposit')).toMatchObject({
    when: '过户时另付',
    note: '退店时平台退还',
  })
})

it('in both languages and plans the groups add up to the total, and no group is empty (WEB-35)', () => {
  fc.assert(
    fc.property(
      aShop(),
      fc.constantFrom(...PAYMENT_PLANS),
      anInstant(),
      fc.nat({ max: 100 }),
      fc.constantFrom(...LOCALES),
      (shop, plan, now, couponFen, locale) => {
        const total = shopSums(shop, { plan, now, couponFen })
        const groups = totalCostView(total, locale)
        expect(groups.reduce((sum, { sumFen }) => sum + (sumFen ?? 0), 0)).toBe(total.totalFen)
        for (const { rows, sumFen } of groups) {
          expect(rows.length).toBeGreaterThan(0)
          expect(rows.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(sumFen)
          if (locale === 'en')
            for (const { what, when, toWhom } of rows)
              expect(`${what}${when ?? ''}${toWhom ?? ''}`).not.toMatch(/\p{Script=Han}/u)
        }
      },
    ),
  )
})
