import { ARTICLE_CATEGORIES, type Article, type ArticleId } from '@diandu/core/articles'
import { utcTime } from '@diandu/core/format'
import type { PageModule } from '../../../router/page.ts'
import { articleQuery, articleShopsQuery } from '../article-queries.ts'

export { Page } from './article-screen.tsx'

const idOf = (parameters: Readonly<Record<string, string | undefined>>) => (parameters['id'] ?? '') as ArticleId

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports, parameters }) => {
  const id = idOf(parameters)
  await Promise.all([
    queries.prefetchQuery(articleQuery(ports, id)),
    queries.prefetchQuery(articleShopsQuery(ports, id)),
  ])
}

export const main: NonNullable<PageModule['main']> = ({ ports, parameters }) =>
  articleQuery(ports, idOf(parameters)).queryKey

export const describe: NonNullable<PageModule['describe']> = ({ queries, ports, parameters }) => {
  const article = queries.getQueryData(articleQuery(ports, idOf(parameters)).queryKey)
  if (article === undefined) return {}
  return {
    title: article.title,
    description: article.summary,
    pictureUrl: '/share-article.png',
    canonicalPath: pathOf(article),
    structuredData: (origin) => structuredData(article, origin),
    isInFeed: true,
  }
}

const pathOf = ({ id }: Pick<Article, 'id'>): string => `/taobao/details/${id}`

const instantText = (at: number): string => utcTime(at, 'YYYY-MM-DD[T]HH:mm:ss[Z]')

/** As schema.org has an article, and the way to it. */
function structuredData(article: Article, origin: string): unknown {
  const { title, summary, category, publishedAt, revisedAt } = article
  const url = origin + pathOf(article)
  const operator = { '@type': 'Organization', name: '店渡', url: `${origin}/` }
  const subject = ARTICLE_CATEGORIES[category].zh
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Article',
        headline: title,
        description: summary,
        inLanguage: 'zh-CN',
        articleSection: subject,
        datePublished: instantText(publishedAt),
        dateModified: instantText(revisedAt),
        author: operator,
        publisher: operator,
        mainEntityOfPage: url,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: '买店攻略', item: `${origin}/taobao` },
          { '@type': 'ListItem', position: 2, name: subject, item: `${origin}/taobao/${category}` },
          { '@type': 'ListItem', position: 3, name: title, item: url },
        ],
      },
    ],
  }
}
