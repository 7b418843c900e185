import { useLocation, useSearchParams } from 'react-router-dom'
import type { CampaignBlock, ShownCampaign } from '@diandu/core/campaigns'
import { plainPath } from '@diandu/core/kernel'
import { nameIn } from '@diandu/core/messages'
import { ErrorPage } from '../../app/layout/failures/error-page.tsx'
import { useLoad } from '../../app/queries/use-load.ts'
import { BackBar } from '../../app/layout/back-bar.tsx'
import { Screen } from '../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../app/preferences/preferences.ts'
import { usePorts } from '../../app/queries/ports-context.ts'
import { campaignMessages } from '../../messages/campaigns/campaign.messages.ts'
import { usePageTitle } from '../../router/page-title.ts'
import { LoadState } from '../../ui/feedback/load-state.tsx'
import { AccountPopup } from './blocks/account-popup.tsx'
import { Block } from './blocks/block.tsx'
import { FootTabs } from './blocks/foot-tabs.tsx'
import { campaignQuery } from './campaign-queries.ts'
import styles from './campaigns.module.css'
import { ResultsSection } from './people/results-section.tsx'
import { CampaignHero } from './hero/campaign-hero.tsx'
import { ShareCampaign } from './sharing/share-campaign.tsx'

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
        <div className={styles.page}>
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
      <div className={styles.page}>
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
