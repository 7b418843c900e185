import { blocksOf } from '@diandu/core/campaigns'
import { plainPath } from '@diandu/core/kernel'
import { nameIn } from '@diandu/core/messages'
import { coinsQuery } from '../../app/money/coins-query.ts'
import { lastWinsQuery, lotteryQuery } from '../../app/campaigns/lottery/lottery-queries.ts'
import type { PageModule, Visit } from '../../router/page.ts'
import {
  applicationsQuery,
  campaignCouponsQuery,
  campaignQuery,
  campaignResultsQuery,
  campaignShopsQuery,
  needsQuery,
  pointsQuery,
  rankingQuery,
  saleNewsQuery,
} from './campaign-queries.ts'

export { Page } from './campaign-screen.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = async (visit) => {
  const { queries, ports, path: address } = visit
  const path = plainPath(address)
  const query = campaignQuery(ports, path)
  await queries.prefetchQuery(query)
  const content = queries.getQueryData(query.queryKey)
  if (content === undefined) return
  await Promise.all([
    queries.prefetchQuery(campaignResultsQuery(ports, path)),
    ...blocksOf(content).map((block): Promise<unknown> | undefined => {
      if (block.kind === 'shops') return queries.prefetchQuery(campaignShopsQuery(ports, path, block.key))
      // As any visitor sees it: what a person has claimed is asked for again by their own browser.
      if (block.kind === 'coupons') return queries.prefetchQuery(campaignCouponsQuery(ports, path))
      if (block.kind === 'draw') return prefetchDraw(visit, block.lottery)
      if (block.kind === 'ranking') return queries.prefetchQuery(rankingQuery(ports))
      if (block.kind === 'points') return queries.prefetchQuery(pointsQuery(ports, path))
      if (block.kind === 'apply') return queries.prefetchQuery(applicationsQuery(ports, path))
      if (block.kind === 'tasks') return queries.prefetchQuery(coinsQuery(ports))
      if (block.kind === 'needs') return queries.prefetchQuery(needsQuery(ports))
      if (block.kind === 'news') return queries.prefetchQuery(saleNewsQuery(ports))
      return undefined
    }),
  ])
}

async function prefetchDraw({ queries, ports }: Pick<Visit, 'queries' | 'ports'>, series: string): Promise<void> {
  const query = lotteryQuery(ports, series)
  await queries.prefetchQuery(query)
  const lottery = queries.getQueryData(query.queryKey)
  if (lottery !== undefined) await queries.prefetchQuery(lastWinsQuery(ports, lottery.id))
}

export const main: NonNullable<PageModule['main']> = ({ ports, path }) => campaignQuery(ports, plainPath(path)).queryKey

export const describe: NonNullable<PageModule['describe']> = ({ queries, ports, path, locale }) => {
  const content = queries.getQueryData(campaignQuery(ports, plainPath(path)).queryKey)
  if (content === undefined) return {}
  return {
    title: nameIn(content.title, locale),
    description: nameIn(content.line, locale),
    // The page's drawing, made of points: chats show no other.
    pictureUrl: `/share-${content.motif}.png`,
  }
}
