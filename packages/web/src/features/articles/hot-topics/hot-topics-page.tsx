import type { PageModule } from '../../../router/page.ts'
import { articleShopsQuery, topicsQuery } from '../article-queries.ts'
import { topicIdOf } from './topic-id-of.ts'

export { Page } from './hot-topics-screen.tsx'

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
