import fc from 'fast-check'
import { PAYMENT_PLANS, purchaseTerms } from '@diandu/core/orders'
import { SHOP_KINDS, type ShopKind } from '@diandu/core/catalog'
import { aPriceFen } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { clauseWords } from '../../words/clause.words.ts'
import { LOCALES } from '../../words/words.ts'
import { clauseFigures } from './clause-figures.ts'

it('[WEB-60] the sentences of an agreement hold this deal’s own figures', () => {
  const terms = purchaseTerms({ priceFen: 10_000_000, plan: 'deposit', kind: 'flagship' })
  const figures = clauseFigures(terms)
  expect(figures).toEqual({
    price: '¥100,000.00',
    deposit: '¥20,000.00',
    balance: '¥80,000.00',
    fee: '¥10,000.00',
    now: '¥20,000.00',
    later: '¥90,000.00',
    damages: '¥20,000.00',
  })
  expect(clauseWords['zh-CN']['deposit-payment'].text(figures)).toBe(
    '下单后 24 小时内付定金 ¥20,000.00（价款的 20%）。付定金后 7 个自然日内看店、签约并付清 ¥90,000.00，其中尾款 ¥80,000.00、居间服务费 ¥10,000.00。',
  )
})

it('[WEB-60] every clause of every deal is a sentence in both languages, with nothing left open', () => {
  const kinds = Object.keys(SHOP_KINDS) as ShopKind[]
  fc.assert(
    fc.property(aPriceFen(), fc.constantFrom(...PAYMENT_PLANS), fc.constantFrom(...kinds), fc.constantFrom(...LOCALES), (priceFen, plan, kind, locale) => {
      const terms = purchaseTerms({ priceFen, plan, kind })
      for (const clause of terms.clauses) {
        const { title, text } = clauseWords[locale][clause]
        expect(title).toMatch(/\S/)
        expect(text(clauseFigures(terms))).toMatch(/[。.]$/)
        expect(text(clauseFigures(terms))).not.toMatch(/undefined|NaN|\$\{/)
      }
    }),
  )
})
