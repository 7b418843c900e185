import type { NewMessage } from '../../inbox/index.ts'
import type { CampaignApplication } from './campaign-application.ts'

/** What a seller is told of their application: that it was let in, or refused and why; nothing while it waits. */
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
