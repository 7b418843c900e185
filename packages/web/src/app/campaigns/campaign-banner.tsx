import { useLocation } from 'react-router-dom'
import { bannersAt } from '@diandu/core/campaigns'
import { nameIn } from '@diandu/core/messages'
import { isChatHidden } from '@diandu/core/support'
import { bannerMessages } from '../../messages/campaigns/banner.messages.ts'
import { PageLink } from '../../router/page-link.tsx'
import { Floating } from '../layout/floating.tsx'
import { useFloatVisit } from '../layout/float-visit.ts'
import { useLocale, useMessages } from '../preferences/preferences.ts'
import { useNow } from '../queries/use-now.ts'

const EVERY_MINUTE = 60_000
/** Above the tab bar, and above the strip that may be on it. */
const FROM_BOTTOM = 112

/** The banner of the campaign that is on, where one floats over this page (spec §2). */
export function CampaignBanner() {
  const { pathname } = useLocation()
  const messages = useMessages(bannerMessages)
  const locale = useLocale()
  const now = useNow(EVERY_MINUTE)
  const [visit, change] = useFloatVisit('campaign-banner')
  const [campaign] = now === undefined || isChatHidden(pathname) ? [] : bannersAt(now, pathname)
  if (campaign === undefined || visit.closed === campaign.id) return null
  const says = messages.on(nameIn(campaign.name, locale))
  return (
    <Floating
      label={messages.label}
      moveLabel={messages.move}
      place={visit.place}
      onMove={(place) => change({ place })}
      onClose={() => change({ closed: campaign.id })}
      fromBottom={FROM_BOTTOM}
      says={says}
    >
      {(className) => (
        <PageLink to={campaign.path} className={className}>
          {says}
        </PageLink>
      )}
    </Floating>
  )
}
