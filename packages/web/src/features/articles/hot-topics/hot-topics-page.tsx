import type { ArticleId, HotTopic } from '@diandu/core/articles'
import { Suspense, lazy } from 'react'
import { useSearchParams } from 'react-router-dom'
import { BackBar, Screen } from '../../../app/layout/screen.tsx'
import { ErrorPage } from '../../../app/layout/failures/error-page.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { useAfterFirstPicture } from '../../../app/rendering/use-after-first-picture.ts'
import { ShopCard } from '../../../app/shops/shop-card/shop-card.tsx'
import { articleMessages } from '../../../messages/articles/article.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import type { PageModule } from '../../../router/page.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton, SkeletonCards } from '../../../ui/feedback/skeleton.tsx'
import { Card, Section } from '../../../ui/lists/section.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { articleShopsQuery, topicsQuery } from '../article-queries.ts'
import { ArticleShops } from '../article/article-shops.tsx'
import { ArticleBody } from '../body/article-body.tsx'
import styles from './hot-topics-page.module.css'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports, search }) => {
  const id = topicIdOf(search)
  await Promise.all([
    queries.prefetchQuery(topicsQuery(ports)),
    id === null ? undefined : queries.prefetchQuery(articleShopsQuery(ports, id)),
  ])
}

export const main: NonNullable<PageModule['main']> = ({ ports }) => topicsQuery(ports).queryKey

export const describe: NonNullable<PageModule['describe']> = ({ queries, ports, search }) => {
  const id = topicIdOf(search)
  if (id === null) return { canonicalPath: '/hotTopics' }
  const topics = queries.getQueryData(topicsQuery(ports).queryKey)
  const topic = topics?.find((one) => one.id === id)
  if (topic !== undefined)
    return { title: topic.title, description: topic.summary, canonicalPath: `/hotTopics?id=${id}` }
  return topics === undefined ? {} : { status: 404 }
}

const Questions = lazy(async () => ({ default: (await import('../questions/questions.tsx')).Questions }))

export function Page() {
  const messages = useMessages(articleMessages)
  const pageTitle = useMessages(titleMessages).hotTopics
  const [search] = useSearchParams()
  const id = topicIdOf(search)
  const { data: topics, failure } = useLoad(topicsQuery(usePorts()), 'market')
  const topic = topics?.find((one) => one.id === id)
  usePageTitle(topic?.title ?? pageTitle)
  if (failure !== undefined && topics === undefined) return <ErrorPage failure={failure} />
  return (
    <Screen wide top={<BackBar title={pageTitle} home={id === null ? '/taobao' : '/hotTopics'} />}>
      <div className="p-16">
        {topics === undefined ? (
          <Skeleton label={messages.list.loading}>
            <SkeletonCards />
          </Skeleton>
        ) : id === null ? (
          <EveryTopic topics={topics} />
        ) : topic === undefined ? (
          <EmptyState
            picture="search"
            action={<Button link={(parts) => <PageLink to="/hotTopics" {...parts} />}>{messages.topics.toAll}</Button>}
          >
            {messages.topics.gone}
          </EmptyState>
        ) : (
          <OneTopic topic={topic} others={topics.filter((other) => other !== topic)} />
        )}
      </div>
    </Screen>
  )
}

function EveryTopic({ topics }: { readonly topics: readonly HotTopic[] }) {
  const messages = useMessages(articleMessages)
  if (topics.length === 0)
    return (
      <EmptyState
        action={
          <Button look="secondary" link={(parts) => <PageLink to="/taobao" {...parts} />}>
            {messages.list.toAll}
          </Button>
        }
      >
        {messages.topics.empty}
      </EmptyState>
    )
  return (
    <>
      <p className="detail mt-4">{messages.topics.line}</p>
      {messages.language !== undefined && <p className="note mt-8">{messages.language}</p>}
      <ul aria-label={messages.topics.list}>
        {topics.map((topic) => (
          <li key={topic.id}>
            <section className={styles.topic} data-testid="hot-topic">
              <h2 className="type-title" lang="zh-CN">
                {topic.title}
              </h2>
              <p className="detail mt-4" lang="zh-CN">
                {topic.summary}
              </p>
              <Reading topic={topic} />
              {topic.shops.length > 0 && (
                <>
                  <h3 className="mb-8 mt-16">{messages.shops}</h3>
                  <ul className={`card-list ${styles.cards}`}>
                    {topic.shops.map((shop) => (
                      <li key={shop.id}>
                        <ShopCard shop={shop} />
                      </li>
                    ))}
                  </ul>
                </>
              )}
              <Button look="secondary" block link={(parts) => <PageLink to={`/hotTopics?id=${topic.id}`} {...parts} />}>
                {messages.topics.open}
              </Button>
            </section>
          </li>
        ))}
      </ul>
    </>
  )
}

function OneTopic({ topic, others }: { readonly topic: HotTopic; readonly others: readonly HotTopic[] }) {
  const messages = useMessages(articleMessages)
  const isReady = useAfterFirstPicture()
  return (
    <>
      <h2 className="type-title" lang="zh-CN">
        {topic.title}
      </h2>
      {messages.language !== undefined && <p className="note mt-8">{messages.language}</p>}
      <ArticleBody blocks={topic.body} />
      <h3 className="mb-8 mt-16">{messages.topics.articles}</h3>
      <Reading topic={topic} />
      <div className="bleed">
        <ArticleShops id={topic.id} shopsPath={topic.shopsPath} />
        {isReady && (
          <Suspense>
            <Questions target={{ type: 'topic', id: topic.id }} />
          </Suspense>
        )}
        {others.length > 0 && (
          <Section title={messages.topics.others}>
            <Card padding="none">
              {others.map((other) => (
                <ListRow
                  key={other.id}
                  title={<span lang="zh-CN">{other.title}</span>}
                  link={(parts) => <PageLink to={`/hotTopics?id=${other.id}`} {...parts} />}
                />
              ))}
            </Card>
          </Section>
        )}
      </div>
    </>
  )
}

function Reading({ topic: { articles } }: { readonly topic: HotTopic }) {
  const messages = useMessages(articleMessages)
  if (articles.length === 0) return null
  return (
    <div className="my-12">
      <Card padding="none">
        {articles.map(({ id, title, minutes }) => (
          <ListRow
            key={id}
            title={<span lang="zh-CN">{title}</span>}
            detail={messages.minutes(String(minutes))}
            link={(parts) => <PageLink to={`/taobao/details/${id}`} {...parts} />}
          />
        ))}
      </Card>
    </div>
  )
}

/** The topic that an address names; null for all of them. */
function topicIdOf(search: URLSearchParams): ArticleId | null {
  const id = search.get('id') ?? ''
  return /^[\w-]{1,40}$/.test(id) ? (id as ArticleId) : null
}
