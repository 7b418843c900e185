import type { ShownCampaign } from '@diandu/core/campaigns'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useSharing } from '../../../app/shops/sharing/use-sharing.ts'
import { campaignMessages } from '../../../messages/campaigns/campaign.messages.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'

/** In the bar of a campaign's page. */
export function ShareCampaign({ content }: { readonly content: ShownCampaign }) {
  const messages = useMessages(campaignMessages)
  const [asked, share] = useSharing(
    async () => (await import('./campaign-sharing.tsx')).CampaignSharing,
    messages.shareFailed,
  )
  return (
    <>
      <IconButton icon="share" label={messages.share} onClick={share} />
      {asked && <asked.Sharing key={asked.turn} content={content} />}
    </>
  )
}
