import { ARTICLE_CATEGORIES, type ArticleCard as ArticleCardData } from '@diandu/core/articles'
import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { useLocale, useMessages } from '../../app/preferences/preferences.ts'
import { articleMessages } from '../../messages/articles/article.messages.ts'
import { PageLink } from '../../router/page-link.tsx'
import { Card } from '../../ui/lists/section.tsx'

/** An article in a list: what it is about, and how long it takes. */
export function ArticleCard({ article }: { readonly article: ArticleCardData }) {
  const messages = useMessages(articleMessages)
  const locale = useLocale()
  return (
    <Card link={(parts) => <PageLink to={`/taobao/details/${article.id}`} data-testid="article-card" {...parts} />}>
      <span className="strong tight block" lang="zh-CN">
        {article.title}
      </span>
      <span className="detail mt-8 block" lang="zh-CN">
        {article.summary}
      </span>
      <span className="note mt-8 block">
        {nameIn(ARTICLE_CATEGORIES[article.category], locale)}
        {' · '}
        {formatTime(article.publishedAt, 'yyyy-mm-dd')}
        {' · '}
        {messages.minutes(String(article.minutes))}
      </span>
    </Card>
  )
}
