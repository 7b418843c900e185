import {
  ARTICLE_CATEGORIES,
  decideQuestion,
  readingMinutes,
  type ArticleCard,
  type ArticleCategory,
  type Articles,
  type Question,
  type QuestionId,
  type QuestionTarget,
} from '../../src/articles/index.ts'
import { isForSale, listingFilterParameters, type ShopCard } from '../../src/catalog/index.ts'
import { DAY_MS, mapResult, ok } from '../../src/kernel/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import type { ArticleDraft } from '../fixture.ts'
import { notFound, type ArticleRecord, type MarketState, type QuestionRecord } from './market-state.ts'
import { ORDERS } from './memory-catalog.ts'
import { matches } from './search/found-shops.ts'
import { pageAfter } from './page-after.ts'
import { signedIn } from './signed-in.ts'
import { toShopCard } from './to-shop-card.ts'

const MAX_SHOPS = 10
const MAX_TOPIC_SHOPS = 3
const MAX_RELATED = 4

type CategoryRecord = ArticleRecord & { readonly subject: ArticleCategory }

export function createMemoryArticles(state: MarketState, store: SessionStore): Articles {
  const published = () =>
    [...state.articles.values()].toSorted(
      (one, other) => other.publishedAt - one.publishedAt || (one.id < other.id ? 1 : -1),
    )
  const articles = () => published().filter(isOfCategory)
  const shopsFor = ({ shops }: ArticleRecord, max: number): readonly ShopCard[] =>
    [...state.shops.values()]
      .map(({ shop }) => shop)
      .filter((shop) => isForSale(shop.status) && matches(shop, shops, state.clock.now()))
      .toSorted(ORDERS[shops.sort])
      .slice(0, max)
      .map(toShopCard)
  return {
    async categories() {
      const counts = (Object.keys(ARTICLE_CATEGORIES) as ArticleCategory[]).map((category) => ({
        category,
        count: articles().filter(({ subject }) => subject === category).length,
      }))
      return ok(counts.filter(({ count }) => count > 0))
    },
    list: async (category, cursor) =>
      mapResult(
        pageAfter(articles(), cursor, ({ subject }) => category === null || subject === category),
        ({ items, nextCursor }) => ({ items: items.map(cardOf), nextCursor }),
      ),
    async detail(id) {
      const found = articles().find((article) => article.id === id)
      if (found === undefined) return notFound()
      const related = articles().filter((other) => other.subject === found.subject && other.id !== id)
      return ok({ ...cardOf(found), ...textOf(found), related: related.slice(0, MAX_RELATED).map(cardOf) })
    },
    topics: async () =>
      ok(
        published().flatMap((topic) => {
          const { id, title, summary, subject, revisedAt } = topic
          if (typeof subject === 'string') return []
          const about = subject.articles.flatMap((one) => articles().filter((article) => article.id === one))
          const shops = shopsFor(topic, MAX_TOPIC_SHOPS)
          return [{ id, title, summary, revisedAt, ...textOf(topic), articles: about.map(cardOf), shops }]
        }),
      ),
    async shops(id) {
      const found = state.articles.get(id)
      return found === undefined ? notFound() : ok(shopsFor(found, MAX_SHOPS))
    },
    async questions(target, cursor) {
      if (!isThere(state, target)) return notFound()
      const viewer = signedIn(state, store)
      const viewerId = viewer.ok ? viewer.value.userId : undefined
      const shown = [...state.questions.values()]
        .toReversed()
        .filter((record) => record.target.id === target.id && record.target.type === target.type)
        .filter(({ question, userId }) => question.answer !== null || userId === viewerId)
        .map((record) => asSeen(record, viewerId))
      return mapResult(
        pageAfter(shown, cursor, () => true),
        ({ items, nextCursor }) => ({ items, nextCursor }),
      )
    },
    async submitQuestion(target, raw) {
      const who = signedIn(state, store)
      if (!who.ok) return who
      const [now, { userId }] = [state.clock.now(), who.value]
      const recent = [...state.questions.values()].filter(
        (record) => record.userId === userId && record.question.submittedAt > now - DAY_MS,
      )
      const content = decideQuestion({
        content: raw,
        isPublished: isThere(state, target),
        countWithinDay: recent.length,
      })
      if (!content.ok) return content
      const id = state.random.token().slice(0, 20) as QuestionId
      const question = { id, content: content.value, submittedAt: now, answer: null, refusedFor: null }
      const record: QuestionRecord = { question, target, userId }
      state.questions.set(id, record)
      return ok(asSeen(record, userId))
    },
  }
}

export function publishArticle(state: MarketState, draft: ArticleDraft): void {
  const now = state.clock.now()
  state.articles.set(draft.id, {
    ...draft,
    publishedAt: state.articles.get(draft.id)?.publishedAt ?? now,
    revisedAt: now,
  })
}

export function answerQuestion(
  state: MarketState,
  id: QuestionId,
  says: { readonly answer: string } | { readonly refusedFor: string },
): void {
  const record = state.questions.get(id)
  if (record === undefined) throw new Error(`There is no question ${id}`)
  const answered =
    'answer' in says
      ? { answer: { content: says.answer, answeredAt: state.clock.now() } }
      : { refusedFor: says.refusedFor }
  state.questions.set(id, { ...record, question: { ...record.question, ...answered } })
}

const isOfCategory = (article: ArticleRecord): article is CategoryRecord => typeof article.subject === 'string'

const isThere = ({ articles }: MarketState, { type, id }: QuestionTarget): boolean => {
  const found = articles.get(id)
  return found !== undefined && (type === 'article') === isOfCategory(found)
}

function cardOf({ id, subject, title, summary, text, publishedAt, revisedAt }: CategoryRecord): ArticleCard {
  return { id, category: subject, title, summary, publishedAt, revisedAt, minutes: readingMinutes(text) }
}

function textOf({ text, shops }: ArticleRecord) {
  const parameters = listingFilterParameters(shops).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  return {
    body: [{ kind: 'paragraph' as const, spans: [{ text }] }],
    shopsPath: ['/lists', parameters.join('&')].filter(Boolean).join('?'),
  }
}

/** Only who put a question reads why it is not answered. */
function asSeen({ question, userId }: QuestionRecord, viewerId: string | undefined): Question {
  const isOwn = userId === viewerId
  return { ...question, refusedFor: isOwn ? question.refusedFor : null, isOwn }
}
