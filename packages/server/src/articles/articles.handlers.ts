import {
  ARTICLE_CATEGORIES,
  decideQuestion,
  type ArticleId,
  type QuestionId,
  type QuestionSubject,
} from '@diandu/core/articles'
import { parseListingFilter } from '@diandu/core/catalog'
import { DAY_MS, fail, ok, refused } from '@diandu/core/kernel'
import {
  getArticle,
  listAnswers,
  listArticleCategories,
  listArticles,
  listArticleShops,
  listHotTopics,
  submitQuestion,
} from '@diandu/wire'
import { readerHandlerFor, onceHandlerFor, pageByTime, type Handler } from '../calls/index.ts'
import { fittingShops } from '../catalog/index.ts'
import type { Reads } from '../database/index.ts'
import { idFrom } from '../ids/index.ts'
import { lockUser } from '../session/index.ts'
import {
  countCategories,
  findArticle,
  findArticleCards,
  readArticles,
  readTopics,
  relatedArticles,
  type StoredArticle,
} from './article-store.ts'
import { countQuestionsSince, insertQuestion, readQuestions } from './question-store.ts'

const MAX_SHOPS = 10
const MAX_TOPIC_SHOPS = 3
const MAX_RELATED = 4
const QUESTIONS_A_PAGE = 20

export const articlesHandlers: readonly Handler[] = [
  readerHandlerFor(listArticleCategories, async (_nothing, { db }) => {
    const counts = await countCategories(db)
    return ok(Object.keys(ARTICLE_CATEGORIES).flatMap((key) => counts.filter(({ category }) => category === key)))
  }),
  readerHandlerFor(listArticles, ({ type = null, cursor }, { db }) =>
    pageByTime(cursor, {
      read: (place, max) => readArticles(db, type, place, max),
      show: (card) => card,
      placeOf: ({ publishedAt, id }) => ({ at: publishedAt, id }),
    }),
  ),
  readerHandlerFor(getArticle, async ({ id }, { db }) => {
    const found = await findArticle(db, id)
    if (found === undefined || found.category === null) return fail(notFound())
    const { category, title, summary, publishedAt, revisedAt, minutes, body } = found
    const related = await relatedArticles(db, found, MAX_RELATED)
    const shopsPath = shopsPathOf(found)
    return ok({ id, category, title, summary, publishedAt, revisedAt, minutes, body, shopsPath, related })
  }),
  readerHandlerFor(listHotTopics, async (_nothing, { db, clock }) => {
    const topics = await readTopics(db)
    return ok(
      await Promise.all(
        topics.map(async (topic) => {
          const { id, title, summary, revisedAt, body } = topic
          const articles = await findArticleCards(db, topic.topicArticles ?? [])
          const shops = await shopsOf(db, topic, MAX_TOPIC_SHOPS, clock.now())
          return { id, title, summary, revisedAt, body, shopsPath: shopsPathOf(topic), articles, shops }
        }),
      ),
    )
  }),
  readerHandlerFor(listArticleShops, async ({ id }, { db, clock }) => {
    const found = await findArticle(db, id)
    return found === undefined ? fail(notFound()) : ok(await shopsOf(db, found, MAX_SHOPS, clock.now()))
  }),
  readerHandlerFor(listAnswers, async ({ type, id, page }, { db, viewer }) => {
    if (!(await isThere(db, type, id))) return fail(notFound())
    const found = await readQuestions(db, {
      articleId: id,
      viewerId: viewer?.userId ?? null,
      offset: (page - 1) * QUESTIONS_A_PAGE,
      max: QUESTIONS_A_PAGE + 1,
    })
    const nextCursor = found.length > QUESTIONS_A_PAGE ? String(page + 1) : null
    return ok({ items: found.slice(0, QUESTIONS_A_PAGE), nextCursor })
  }),
  onceHandlerFor(submitQuestion, async ({ type, id: articleId, content: raw }, { db, clock, random, viewer }) => {
    const { userId } = viewer
    // Two questions at once are counted one after the other.
    if ((await lockUser(db, userId)) === undefined) return fail({ kind: 'login-required' })
    const submittedAt = clock.now()
    const content = decideQuestion({
      content: raw,
      isPublished: await isThere(db, type, articleId),
      countWithinDay: await countQuestionsSince(db, userId, submittedAt - DAY_MS),
    })
    if (!content.ok) return content
    const id = idFrom(random.token()) as QuestionId
    await insertQuestion(db, { id, articleId, userId, content: content.value, submittedAt })
    return ok({ id, content: content.value, submittedAt, answer: null, refusedFor: null, isOwn: true })
  }),
]

const notFound = () => refused('not-found', '没有找到这篇内容', 'id')

async function isThere(db: Reads, type: QuestionSubject, id: ArticleId): Promise<boolean> {
  const found = await findArticle(db, id)
  return found !== undefined && (found.category === null) === (type === 'topic')
}

const shopsOf = (db: Reads, { shops }: StoredArticle, max: number, now: number) =>
  fittingShops(db, parseListingFilter(Object.fromEntries(new URLSearchParams(shops))), max, now)

const shopsPathOf = ({ shops }: StoredArticle): string => (shops === '' ? '/lists' : `/lists?${shops}`)
