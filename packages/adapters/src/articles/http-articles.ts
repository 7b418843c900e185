import type { Articles } from '@diandu/core/articles'
import {
  getArticle,
  listAnswers,
  listArticleCategories,
  listArticles,
  listArticleShops,
  listHotTopics,
  submitQuestion,
} from '@diandu/wire'
import { after, type Client } from '../http/index.ts'

export const httpArticles = (client: Client): Articles => ({
  categories: (signal) => client.send(listArticleCategories, {}, { signal }),
  list: (category, cursor, signal) =>
    client.send(listArticles, { ...(category === null ? {} : { type: category }), ...after(cursor) }, { signal }),
  detail: (id, signal) => client.send(getArticle, { id }, { signal }),
  topics: (signal) => client.send(listHotTopics, {}, { signal }),
  shops: (id, signal) => client.send(listArticleShops, { id }, { signal }),
  // The cursor of this list is the number of its next page.
  questions: (target, cursor, signal) =>
    client.send(listAnswers, { ...target, ...(cursor === null ? {} : { page: cursor }) }, { signal }),
  submitQuestion: (target, content) => client.send(submitQuestion, { ...target, content: content.trim() }),
})
