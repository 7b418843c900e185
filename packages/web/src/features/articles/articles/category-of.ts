import { isArticleCategory, type ArticleCategory } from '@diandu/core/articles'

/** The category that an address names; null for all of them, as for an old address that names none of today's. */
export function categoryOf({ news }: Readonly<Record<string, string | undefined>>): ArticleCategory | null {
  return news !== undefined && isArticleCategory(news) ? news : null
}
