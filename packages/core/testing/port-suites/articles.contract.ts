import { describe, expect, it } from 'vitest'
import { plainTextOf, type ArticleId } from '../../src/articles/index.ts'
import { NO_FILTER } from '../../src/catalog/index.ts'
import { everyItem, reasonOf, valueOf } from '../fixture-steps.ts'
import { paidOrder } from '../paid-order.ts'
import { withFixture } from '../with-fixture.ts'
import type { ArticleDraft, Fixture, OpenFixture } from '../fixture.ts'

/** An article about whatever matters. */
export const anArticle = (id: string, more: Partial<ArticleDraft> = {}): ArticleDraft => ({
  id: id as ArticleId,
  subject: 'costs',
  title: `关于 ${id}`,
  summary: '一句话说清楚',
  text: '先看流水，再谈价格。',
  shops: NO_FILTER,
  ...more,
})

/** One a minute, so that their order is known. */
async function publish(fixture: Fixture, ...drafts: readonly ArticleDraft[]): Promise<void> {
  for (const draft of drafts) {
    await fixture.advance(60_000)
    await fixture.publishArticle(draft)
  }
}

export function articlesContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Articles contract`, () => {
    const fixture = withFixture(open)

    it('lists articles the newest first, each once over all pages, of all or of one category (ART-1)', async () => {
      const { articles } = fixture().openDevice()
      const drafts = Array.from({ length: 23 }, (_, number) =>
        anArticle(`a-${number}`, { subject: number % 2 === 0 ? 'costs' : 'tax' }),
      )
      await publish(fixture(), ...drafts)
      const newest = drafts.map(({ id }) => id).toReversed()
      const idsOf = async (category: 'costs' | 'tax' | 'figures' | null) =>
        (await everyItem((cursor) => articles.list(category, cursor))).map(({ id }) => id)
      expect(await idsOf(null)).toEqual(newest)
      expect(await idsOf('tax')).toEqual(newest.filter((_, at) => at % 2 === 1))
      expect(await idsOf('figures')).toEqual([])
      expect(reasonOf(await articles.list(null, 'made-up'))).toBe('bad-parameter')
    })

    it('counts the articles of each category, and names none that is empty (ART-2)', async () => {
      const { articles } = fixture().openDevice()
      expect(valueOf(await articles.categories())).toEqual([])
      await publish(fixture(), anArticle('a', { subject: 'tax' }), anArticle('b'), anArticle('c'))
      await publish(fixture(), anArticle('t', { subject: { articles: ['a' as ArticleId] } }))
      expect(valueOf(await articles.categories())).toEqual([
        { category: 'costs', count: 2 },
        { category: 'tax', count: 1 },
      ])
    })

    it('shows an article with its text and others of its category (ART-1)', async () => {
      const { articles } = fixture().openDevice()
      const others = ['b', 'c', 'd', 'e', 'f'].map((id) => anArticle(id))
      await publish(fixture(), anArticle('a'), ...others, anArticle('x', { subject: 'tax' }))
      const shown = valueOf(await articles.detail('a' as ArticleId))
      expect(shown).toMatchObject({ id: 'a', category: 'costs', title: '关于 a', summary: '一句话说清楚', minutes: 1 })
      expect(plainTextOf(shown.body)).toBe('先看流水，再谈价格。')
      expect(shown.related.map(({ id }) => id)).toEqual(['f', 'e', 'd', 'c'])
      expect(shown.revisedAt).toBe(shown.publishedAt)
    })

    it('keeps the place and the day of an article that is corrected (ART-13)', async () => {
      const { articles } = fixture().openDevice()
      await publish(fixture(), anArticle('a'), anArticle('b'))
      const before = valueOf(await articles.detail('a' as ArticleId))
      await publish(fixture(), anArticle('a', { text: '改过的话。', title: '新题目' }))
      const after = valueOf(await articles.detail('a' as ArticleId))
      expect([after.title, plainTextOf(after.body)]).toEqual(['新题目', '改过的话。'])
      expect([after.publishedAt, after.revisedAt > before.revisedAt]).toEqual([before.publishedAt, true])
      expect(valueOf(await articles.list(null, null)).items.map(({ id }) => id)).toEqual(['b', 'a'])
    })

    it('does not find what was never published or is withdrawn (ART-8)', async () => {
      const { articles } = fixture().openDevice()
      await publish(fixture(), anArticle('a'), anArticle('t', { subject: { articles: ['a' as ArticleId] } }))
      expect(reasonOf(await articles.detail('t' as ArticleId))).toBe('not-found')
      for (const id of ['a', 't'] as ArticleId[]) await fixture().withdrawArticle(id)
      for (const id of ['a', 't', 'never-was'] as ArticleId[]) {
        expect(reasonOf(await articles.detail(id))).toBe('not-found')
        expect(reasonOf(await articles.shops(id))).toBe('not-found')
        expect(reasonOf(await articles.questions({ type: 'article', id }, null))).toBe('not-found')
      }
      expect(valueOf(await articles.list(null, null)).items).toEqual([])
      expect(valueOf(await articles.topics())).toEqual([])
    })

    it('shows shops on sale that fit what an article is about, and leads to all of them (ART-6)', async () => {
      const { articles, catalog } = fixture().openDevice()
      const [model] = valueOf(await catalog.list(NO_FILTER, null)).items
      const filter = { ...NO_FILTER, platforms: [model?.platform ?? 1] } as const
      await publish(fixture(), anArticle('a', { shops: filter }), anArticle('b'))
      const shops = valueOf(await articles.shops('a' as ArticleId))
      const inList = valueOf(await catalog.list(filter, null)).items.map(({ id }) => id)
      expect(shops.length).toBeGreaterThan(0)
      expect(shops.map(({ id }) => id)).toEqual(inList.slice(0, shops.length))
      const { shopsPath } = valueOf(await articles.detail('a' as ArticleId))
      expect(shopsPath).toBe(`/lists?platform=${filter.platforms[0]}`)
      expect(valueOf(await articles.shops('b' as ArticleId))).toHaveLength(10)
      // One that was sold is no longer among them.
      await paidOrder(fixture(), shops[0]?.id)
      expect(valueOf(await articles.shops('a' as ArticleId)).map(({ id }) => id)).not.toContain(shops[0]?.id)
    })

    it('shows a hot topic with its articles in their order and a few shops that fit (ART-7)', async () => {
      const { articles } = fixture().openDevice()
      const named = ['b', 'gone', 'a'] as ArticleId[]
      await publish(fixture(), anArticle('a'), anArticle('b'), anArticle('c'))
      await publish(fixture(), anArticle('t', { subject: { articles: named }, title: '年底买店' }))
      const [topic] = valueOf(await articles.topics())
      expect(topic).toMatchObject({ id: 't', title: '年底买店', shopsPath: '/lists' })
      expect(topic?.articles.map(({ id }) => id)).toEqual(['b', 'a'])
      expect(topic?.shops).toHaveLength(3)
      expect(valueOf(await articles.shops('t' as ArticleId))).toHaveLength(10)
    })
  })
}
