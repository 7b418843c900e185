import type { NewMessage } from '../../inbox/index.ts'
import type { CampaignApplication } from './campaign-application.ts'

/** The message about a seller's application: accepted, or refused and why; none while it waits. */
export function applicationMessages({
  id,
  userId,
  run,
  shopTitle,
  state,
  why,
  decidedAt,
}: CampaignApplication & { readonly userId: string; readonly run: string }): readonly NewMessage[] {
  if (decidedAt === null) return []
  // A run is named after its campaign and year.
  const campaign = run.replace(/-\d+$/, '')
  const figures = { campaign, shop: shopTitle, status: state, why }
  return [{ userId, event: 'platform.application', key: `application:${id}`, subject: id, figures, at: decidedAt }]
}
