import { blocksOf, type CampaignBlock, type CampaignContent, type ShownCampaign } from '@diandu/core/campaigns'
import { plainPath } from '@diandu/core/kernel'
import { nameIn } from '@diandu/core/messages'
import { useLocation, useSearchParams } from 'react-router-dom'
import { lastWinsQuery, lotteryQuery } from '../../app/campaigns/lottery/lottery-queries.ts'
import { BackBar, Screen } from '../../app/layout/screen.tsx'
import { ErrorPage } from '../../app/layout/failures/error-page.tsx'
import { coinsQuery } from '../../app/money/money-queries.ts'
import { useLocale, useMessages } from '../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../app/queries/queries.ts'
import { campaignMessages } from '../../messages/campaigns/campaign.messages.ts'
import { PageLink } from '../../router/page-link.tsx'
import { usePageTitle } from '../../router/page-title.ts'
import type { PageModule, Visit } from '../../router/page.ts'
import { LoadState } from '../../ui/feedback/load-state.tsx'
import { AccountPopup } from './blocks/account-popup.tsx'
import { Block } from './blocks/block.tsx'
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
import styles from './campaigns.module.css'
import { CampaignHero } from './hero/campaign-hero.tsx'
import { ResultsSection } from './people/results-section.tsx'
import { ShareCampaign } from './sharing/share-campaign.tsx'

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

/** A campaign's own page: its drawing, where it stands, and its blocks in the order of its data. */
export function Page() {
  const messages = useMessages(campaignMessages)
  const locale = useLocale()
  const path = plainPath(useLocation().pathname)
  const { data: content, failure: last, refetch } = useLoad(campaignQuery(usePorts(), path), 'market')
  const title = content === undefined ? messages.title : nameIn(content.title, locale)
  usePageTitle(title)
  const failure = content === undefined ? last : undefined
  if (failure !== undefined && ['http', 'too-many-requests', 'refused'].includes(failure.kind))
    return <ErrorPage failure={failure} />
  return (
    <Screen
      wide
      top={
        <BackBar
          title={content === undefined ? title : undefined}
          end={content !== undefined && <ShareCampaign content={content} />}
        />
      }
      action={content !== undefined && content.tabs.length > 0 && <FootTabs tabs={content.tabs} />}
    >
      {content === undefined ? (
        <div className={`pb-32 pt-16 ${styles.page}`}>
          <LoadState
            messages={messages.load}
            lines={10}
            isError={failure !== undefined}
            onRetry={() => void refetch()}
          />
        </div>
      ) : (
        <Content content={content} />
      )}
    </Screen>
  )
}

function Content({ content }: { readonly content: ShownCampaign }) {
  const [search] = useSearchParams()
  const tab = content.tabs.find(({ key }) => key === search.get('tab')) ?? content.tabs[0]
  const account = tab?.blocks.find((block) => block.kind === 'account')
  return (
    <>
      <CampaignHero content={content} />
      <div className={`pb-32 pt-16 ${styles.page}`}>
        {tab === undefined && <ResultsSection content={content} />}
        <Blocks path={content.path} blocks={content.blocks} />
        {tab !== undefined && (
          <>
            <Blocks path={content.path} blocks={tab.blocks} />
            <ResultsSection content={content} />
          </>
        )}
        {account !== undefined && <AccountPopup key={tab?.key} block={account} />}
      </div>
    </>
  )
}

function Blocks({ path, blocks }: { readonly path: string; readonly blocks: readonly CampaignBlock[] }) {
  return blocks.map((block, place) => <Block key={`${block.kind}${place}`} path={path} block={block} />)
}

/** The bar at the foot of a campaign that has pages of its own (spec §2). */
function FootTabs({ tabs }: Pick<CampaignContent, 'tabs'>) {
  const messages = useMessages(campaignMessages)
  const locale = useLocale()
  const [search] = useSearchParams()
  const current = tabs.find(({ key }) => key === search.get('tab')) ?? tabs[0]
  return (
    <nav className={styles.tabs} aria-label={messages.tabs}>
      {tabs.map((tab) => (
        <PageLink
          key={tab.key}
          to={`?tab=${tab.key}`}
          replace
          className={styles.tab}
          aria-current={tab === current ? 'page' : undefined}
        >
          {nameIn(tab.name, locale)}
        </PageLink>
      ))}
    </nav>
  )
}
