import { isArticleCategory, type ArticleCategory } from '@diandu/core/articles'

/** The category that an address names; null for all of them. */
export function categoryOf({ news }: Readonly<Record<string, string | undefined>>): ArticleCategory | null {
  return news !== undefined && isArticleCategory(news) ? news : null
}
