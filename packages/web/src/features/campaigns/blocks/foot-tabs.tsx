import { useSearchParams } from 'react-router-dom'
import type { CampaignContent } from '@diandu/core/campaigns'
import { nameIn } from '@diandu/core/messages'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { campaignMessages } from '../../../messages/campaigns/campaign.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import styles from '../campaigns.module.css'

/** The bar at the foot of a campaign that has pages of its own (spec §2). */
export function FootTabs({ tabs }: Pick<CampaignContent, 'tabs'>) {
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
