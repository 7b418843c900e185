export { bannersAt } from './banners-at.ts'
export { EVERY_YEAR, PAST_RUNS, type CampaignRun } from './calendar.ts'
export {
  campaignOf,
  campaignOfPage,
  EVERY_CAMPAIGN_ID,
  isCampaign,
  type Campaign,
  type CampaignId,
} from './campaign.ts'
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
export {
  blocksOf,
  CAMPAIGN_MOTIFS,
  type CampaignBlock,
  type CampaignContent,
  type CampaignMotif,
  type ShownCampaign,
} from './campaign-content.ts'
export {
  campaignOffers,
  lastRunOfPage,
  openRunOfPage,
  runKey,
  publishedRunOfPage,
  type CampaignCoupon,
  type RunOffer,
} from './campaign-coupon.ts'
export { campaignMessage } from './campaign-message.ts'
export { decideReminder } from './campaign-reminder.ts'
export type { Campaigns, RankedShop, SaleNews } from './campaigns.ports.ts'
