import * as v from 'valibot'
import { MAX_QUESTION_LENGTH } from '@diandu/core/articles'
import { call } from './call.ts'
import {
  article,
  articleCard,
  articleCategory,
  articleId,
  categoryCount,
  hotTopic,
  question,
  questionSubject,
} from '../schemas/articles.schemas.ts'
import { shopCard } from '../schemas/catalog.schemas.ts'
import { cursor, digits, nothingIn, pageOf, typed } from '../schemas/schemas.ts'

export const listArticleCategories = call('GET article/type', {
  summary: 'What articles are about, and how many there are of each',
  access: 'anyone',
  input: nothingIn,
  output: v.array(categoryCount),
})

export const listArticles = call('GET article/index', {
  summary: 'Articles, the newest first, of one category or of all',
  access: 'anyone',
  input: v.strictObject({ type: v.exactOptional(articleCategory), cursor: v.exactOptional(cursor) }),
  output: pageOf(articleCard),
  example: { type: 'costs', cursor: 'c1' },
})

export const getArticle = call('POST article/detail', {
  summary: 'One article with its text, and others of its category',
  access: 'anyone',
  input: v.strictObject({ id: articleId }),
  output: article,
  example: { id: 'consumer-deposit' },
})

export const listHotTopics = call('POST article/index-data', {
  summary: 'What many people want to know now, with its articles and its shops',
  access: 'anyone',
  input: nothingIn,
  output: v.array(hotTopic),
})

export const listArticleShops = call('POST article/shops', {
  summary: 'Shops on sale to which an article or a hot topic applies',
  access: 'anyone',
  input: v.strictObject({ id: articleId }),
  output: v.array(shopCard),
  example: { id: 'consumer-deposit' },
})

export const listAnswers = call('POST doAnswer', {
  summary: 'Questions about an article or a hot topic with the operator’s answers; one’s own are among them before',
  access: 'anyone',
  input: v.strictObject({
    type: questionSubject,
    id: articleId,
    page: v.optional(v.pipe(digits(1000), v.minValue(1)), 1),
  }),
  output: pageOf(question),
  example: { type: 'article', id: 'consumer-deposit', page: 1 },
})

export const submitQuestion = call('POST article/question', {
  summary: 'Puts a question, which every visitor reads once it is answered',
  access: 'member',
  once: true,
  rateLimitPerMinute: 10,
  input: v.strictObject({ type: questionSubject, id: articleId, content: typed(MAX_QUESTION_LENGTH * 2, 1) }),
  output: question,
  example: { type: 'article', id: 'consumer-deposit', content: '保证金什么时候能退？' },
})
