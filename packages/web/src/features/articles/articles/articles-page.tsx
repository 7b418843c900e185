import { ARTICLE_CATEGORIES } from '@diandu/core/articles'
import { nameIn } from '@diandu/core/messages'
import type { PageModule } from '../../../router/page.ts'
import { articlesQuery, categoriesQuery } from '../article-queries.ts'
import { categoryOf } from './category-of.ts'

export { Page } from './articles-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports, parameters }) => {
  await Promise.all([
    queries.prefetchQuery(categoriesQuery(ports)),
    queries.prefetchInfiniteQuery(articlesQuery(ports, categoryOf(parameters))),
  ])
}

export const main: NonNullable<PageModule['main']> = ({ ports, parameters }) =>
  articlesQuery(ports, categoryOf(parameters)).queryKey

export const describe: NonNullable<PageModule['describe']> = ({ parameters, locale }) => {
  const category = categoryOf(parameters)
  return {
    ...(category === null ? {} : { title: nameIn(ARTICLE_CATEGORIES[category], locale) }),
    canonicalPath: category === null ? '/taobao' : `/taobao/${category}`,
    isInFeed: true,
  }
}
