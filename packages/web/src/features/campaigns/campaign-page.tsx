import { blocksOf } from '@diandu/core/campaigns'
import { plainPath } from '@diandu/core/kernel'
import { nameIn } from '@diandu/core/messages'
import { lotteryQuery } from '../../app/lottery/lottery-queries.ts'
import type { PageModule } from '../../router/page.ts'
import { campaignQuery, campaignShopsQuery, needsQuery, rankingQuery, saleNewsQuery } from './campaign-queries.ts'

export { Page } from './campaign-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports, path: address }) => {
  const path = plainPath(address)
  const query = campaignQuery(ports, path)
  await queries.prefetchQuery(query)
  const content = queries.getQueryData(query.queryKey)
  if (content === undefined) return
  await Promise.all(
    blocksOf(content).map((block): Promise<void> | undefined => {
      if (block.kind === 'shops') return queries.prefetchQuery(campaignShopsQuery(ports, path, block.key))
      if (block.kind === 'draw') return queries.prefetchQuery(lotteryQuery(ports, block.lottery))
      if (block.kind === 'ranking') return queries.prefetchQuery(rankingQuery(ports))
      if (block.kind === 'needs') return queries.prefetchQuery(needsQuery(ports))
      if (block.kind === 'news') return queries.prefetchQuery(saleNewsQuery(ports))
      return undefined
    }),
  )
}

export const main: NonNullable<PageModule['main']> = ({ ports, path }) => campaignQuery(ports, plainPath(path)).queryKey

export const describe: NonNullable<PageModule['describe']> = ({ queries, ports, path, locale }) => {
  const content = queries.getQueryData(campaignQuery(ports, plainPath(path)).queryKey)
  if (content === undefined) return {}
  return { title: nameIn(content.title, locale), description: nameIn(content.line, locale) }
}
