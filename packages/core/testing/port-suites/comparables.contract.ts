import { describe, expect, it } from 'vitest'
import type { ShopId } from '../../src/catalog/index.ts'
import { exampleShop } from '../example-shop.ts'
import type { OpenFixture } from '../fixture.ts'
import { everyItem, reasonOf, valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'

const SUBJECT = { platform: 1, kind: 'flagship', industry: 'toys' } as const

export function comparablesContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Comparables contract`, () => {
    const fixture = withFixture(open)
    const shelve = async (number: number, change: object) => {
      const shop = exampleShop(number, { ...SUBJECT, priceFen: 1_000_000 + number * 100_000, ...change })
      await fixture().relist(shop)
      return shop.id
    }

    it('lists the shops that were sold, and only those that fit, each once (SEL-21)', async () => {
      const { comparables } = fixture().openDevice()
      const sold: string[] = []
      for (let number = 1; number <= 24; number += 1) sold.push(await shelve(number, { status: 'sold' }))
      await shelve(25, { status: 'on-sale' })
      const dealt = await everyItem((cursor) => comparables.dealt({ platform: 1 }, cursor))
      expect(dealt.map(({ shop }) => shop.id as string).toSorted()).toEqual(sold.toSorted())
      expect(dealt.map(({ shop }) => shop.publishedAt)).toEqual(
        dealt.map(({ shop }) => shop.publishedAt).toSorted((one, other) => other - one),
      )
      expect(valueOf(await comparables.dealt({ platform: 1, industry: 'food' }, null)).items).toEqual([])
      expect(reasonOf(await comparables.dealt({}, 'made-up'))).toBe('bad-parameter')
    })

    it('names the shops on sale that have to do with one, and what they have in common (SEL-22)', async () => {
      const { comparables } = fixture().openDevice()
      const [id, sold] = [await shelve(1, {}), await shelve(2, { status: 'sold' })]
      const related = valueOf(await comparables.related(id))
      expect(related).toHaveLength(10)
      for (const { shop, relation } of related) expect([shop.status, relation]).toEqual(['on-sale', 'same-seller'])
      expect(related.map(({ shop }) => shop.id)).not.toContain(id)
      expect(related.map(({ shop }) => shop.id)).not.toContain(sold)
      const hidden = await shelve(3, { status: 'withdrawn' })
      for (const other of [hidden, 'never-was' as ShopId])
        expect(reasonOf(await comparables.related(other))).toBe('not-found')
    })

    it('says what comparable shops ask and were sold for, and nothing where there are too few (SEL-23)', async () => {
      const { comparables } = fixture().openDevice()
      for (let number = 1; number <= 3; number += 1) await shelve(number, { status: 'sold' })
      for (let number = 4; number <= 7; number += 1) await shelve(number, {})
      const hint = valueOf(await comparables.priceHint(SUBJECT))
      expect(hint).toMatchObject({ basis: 'industry', soldCount: 3, onSaleCount: 4 })
      expect(hint?.examples.map(({ soldFen }) => soldFen)).toEqual([null, null, null, null, null])
      expect([hint?.lowFen, hint?.middleFen, hint?.highFen].every((fen) => fen !== undefined && fen >= 1_100_000)).toBe(
        true,
      )
      expect(valueOf(await comparables.priceHint({ ...SUBJECT, platform: 99 }))).toBeNull()
    })
  })
}
