import { ARTICLE_CATEGORIES, type Article, type ArticleId } from '@diandu/core/articles'
import { formatTime, utcTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { Suspense, lazy } from 'react'
import { useParams } from 'react-router-dom'
import { useShareText } from '../../../app/device/use-copy-text.ts'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { useAfterFirstPicture } from '../../../app/rendering/use-after-first-picture.ts'
import { articleMessages } from '../../../messages/articles/article.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import type { PageModule } from '../../../router/page.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonLines } from '../../../ui/feedback/skeleton.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { ArticleCard } from '../article-card.tsx'
import { articleQuery, articleShopsQuery } from '../article-queries.ts'
import { ArticleBody } from '../body/article-body.tsx'
import { ArticleShops } from './article-shops.tsx'

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

const Questions = lazy(async () => ({ default: (await import('../questions/questions.tsx')).Questions }))

export function Page() {
  const messages = useMessages(articleMessages)
  const id = (useParams()['id'] ?? '') as ArticleId
  const { data: article, failure } = useLoad(articleQuery(usePorts(), id), 'market')
  usePageTitle(article?.title)
  const shareText = useShareText(messages.shareFailed)
  if (failure !== undefined && article === undefined) {
    if (failure.kind !== 'refused') return <ErrorPage failure={failure} />
    return (
      <BackScreen title="article" home="/taobao">
        <EmptyState
          picture="search"
          action={<Button link={(parts) => <PageLink to="/taobao" {...parts} />}>{messages.list.toAll}</Button>}
        >
          {messages.gone}
        </EmptyState>
      </BackScreen>
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
    <BackScreen title="article" home="/taobao" end={share}>
      {article === undefined ? (
        <Skeleton label={messages.loading}>
          <SkeletonLines count={12} />
        </Skeleton>
      ) : (
        <Shown article={article} />
      )}
    </BackScreen>
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
