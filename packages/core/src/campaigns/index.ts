export { bannersAt } from './banners-at.ts'
export { EVERY_YEAR, PAST_RUNS, type CampaignRun } from './calendar.ts'
export type { Campaign, CampaignId } from './campaign.ts'
export { campaignAt, type CampaignMoment } from './campaign-at.ts'
export { campaignWindow, DEFAULT_WINDOW, phaseOf, type CampaignPhase, type CampaignWindow } from './campaign-window.ts'
export { campaignPageAt, type CampaignPage } from './campaign-page.ts'
export {
  createCampaignWatchMachine,
  type CampaignWatchEvent,
  type CampaignWatchInput,
  type CampaignWatchPorts,
} from './campaign-watch.machine.ts'
export { CAMPAIGN_POLL_MS, watchCampaign, type CampaignWatch } from './watch-campaign.ts'
