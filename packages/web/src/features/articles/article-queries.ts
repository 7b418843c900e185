import { queryOptions } from '@tanstack/react-query'
import type { ArticleCategory, ArticleId, QuestionTarget } from '@diandu/core/articles'
import { call, type PortsSource } from '../../app/queries/queries.ts'
import { ownPagedQuery, pagedQuery } from '../../app/queries/use-paged.ts'

export const categoriesQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['article-categories'],
    queryFn: call(ports, ({ articles }, signal) => articles.categories(signal)),
  })

export const articlesQuery = (ports: PortsSource, category: ArticleCategory | null) =>
  pagedQuery(ports, ['articles', category], ({ articles }, cursor, signal) => articles.list(category, cursor, signal))

export const articleQuery = (ports: PortsSource, id: ArticleId) =>
  queryOptions({
    queryKey: ['article', id],
    queryFn: call(ports, ({ articles }, signal) => articles.detail(id, signal)),
  })

export const topicsQuery = (ports: PortsSource) =>
  queryOptions({
    queryKey: ['hot-topics'],
    queryFn: call(ports, ({ articles }, signal) => articles.topics(signal)),
  })

export const articleShopsQuery = (ports: PortsSource, id: ArticleId) =>
  queryOptions({
    queryKey: ['article-shops', id],
    queryFn: call(ports, ({ articles }, signal) => articles.shops(id, signal)),
  })

/** One's own questions are among them, so that each visit asks again. */
export const questionsQuery = (ports: PortsSource, target: QuestionTarget) =>
  ownPagedQuery(ports, ['questions', target.type, target.id], ({ articles }, cursor, signal) =>
    articles.questions(target, cursor, signal),
  )
