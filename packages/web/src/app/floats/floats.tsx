import { CampaignBanner } from '../campaigns/campaign-banner.tsx'
import { ChatFloat } from '../support/chat-float.tsx'

/** Whatever floats above pages, in one chunk that comes when nothing else has to be done. */
export function Floats({ hasBanner }: { readonly hasBanner: boolean }) {
  return (
    <>
      {hasBanner && <CampaignBanner />}
      <ChatFloat isAboveBanner={hasBanner} />
    </>
  )
}
