import type { NewMessage } from '../inbox/index.ts'
import type { CampaignRun } from './calendar.ts'

/** The reminder of a campaign: it has opened, and until when. */
export const campaignMessage = (
  userId: string,
  { campaign, opensAt, closesAt }: CampaignRun,
  at: number,
): NewMessage<'platform.campaign'> => ({
  userId,
  event: 'platform.campaign',
  key: `campaign:${campaign.id}:${opensAt}`,
  subject: campaign.id,
  figures: { campaign: campaign.id, until: closesAt },
  at,
})
