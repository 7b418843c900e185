import { lazy, Suspense } from 'react'
import { useParams } from 'react-router-dom'
import { ARTICLE_CATEGORIES, type Article, type ArticleId } from '@diandu/core/articles'
import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { useLoad } from '../../../app/queries/use-load.ts'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { Screen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useAfterFirstPicture } from '../../../app/rendering/use-after-first-picture.ts'
import { articleMessages } from '../../../messages/articles/article.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { ArticleBody } from '../body/article-body.tsx'
import { ArticleCard } from '../article-card.tsx'
import { articleQuery } from '../article-queries.ts'
import { ArticleShops } from './article-shops.tsx'
import { useShareText } from '../../../app/device/use-share-text.ts'

const Questions = lazy(async () => ({ default: (await import('../questions/questions.tsx')).Questions }))

export function Page() {
  const messages = useMessages(articleMessages)
  const pageTitle = useMessages(titleMessages).article
  const id = (useParams()['id'] ?? '') as ArticleId
  const { data: article, failure } = useLoad(articleQuery(usePorts(), id), 'market')
  usePageTitle(article?.title)
  const shareText = useShareText(messages.shareFailed)
  if (failure !== undefined && article === undefined) {
    if (failure.kind !== 'refused') return <ErrorPage failure={failure} />
    return (
      <Screen top={<BackBar title={pageTitle} home="/taobao" />}>
        <EmptyState
          picture="search"
          action={<Button link={(parts) => <PageLink to="/taobao" {...parts} />}>{messages.list.toAll}</Button>}
        >
          {messages.gone}
        </EmptyState>
      </Screen>
    )
  }
  const share =
    article === undefined ? undefined : (
      <IconButton
        icon="share"
        label={messages.share}
        onClick={() =>
          void shareText(article.title, article.summary, `${location.origin}/taobao/details/${article.id}`)
        }
      />
    )
  return (
    <Screen top={<BackBar title={pageTitle} home="/taobao" end={share} />}>
      {article === undefined ? (
        <Skeleton label={messages.loading}>
          <SkeletonLines count={12} />
        </Skeleton>
      ) : (
        <Shown article={article} />
      )}
    </Screen>
  )
}

function Shown({ article }: { readonly article: Article }) {
  const messages = useMessages(articleMessages)
  const locale = useLocale()
  const isReady = useAfterFirstPicture()
  const { id, title, category, publishedAt, revisedAt, minutes, body, shopsPath, related } = article
  const day = (at: number) => formatTime(at, 'yyyy-mm-dd')
  return (
    <>
      <article className="px-16 pb-8 pt-16">
        <h2 className="type-title" lang="zh-CN">
          {title}
        </h2>
        <p className="note row trail-12 mt-4 wrap">
          <PageLink to={`/taobao/${category}`} className="py-link">
            {nameIn(ARTICLE_CATEGORIES[category], locale)}
          </PageLink>
          <span>{messages.minutes(String(minutes))}</span>
          <span>
            {day(revisedAt) === day(publishedAt)
              ? messages.published(day(publishedAt))
              : messages.revised(day(revisedAt))}
          </span>
        </p>
        {messages.language !== undefined && <p className="note my-8">{messages.language}</p>}
        <ArticleBody blocks={body} />
        <p className="note my-8">{messages.notice}</p>
      </article>
      <ArticleShops id={id} shopsPath={shopsPath} />
      {isReady && (
        <Suspense>
          <Questions target={{ type: 'article', id }} />
        </Suspense>
      )}
      {related.length > 0 && (
        <Section title={messages.related}>
          <ul className="items-12">
            {related.map((other) => (
              <li key={other.id}>
                <ArticleCard article={other} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
