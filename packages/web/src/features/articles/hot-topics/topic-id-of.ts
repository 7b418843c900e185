import type { ArticleId } from '@diandu/core/articles'

/** The topic that an address names; null for all of them. */
export function topicIdOf(search: URLSearchParams): ArticleId | null {
  const id = search.get('id') ?? ''
  return /^[\w-]{1,40}$/.test(id) ? (id as ArticleId) : null
}
