export { applicationMessages } from './applications/application-message.ts'
export {
  APPLICATION_STATES,
  MAX_ADMITTED,
  MAX_REFUSAL_REASON,
  PITCH_LENGTH,
  type ApplicationDesk,
  type ApplicationId,
  type ApplicationState,
  type CampaignApplication,
} from './applications/campaign-application.ts'
export { decideApplication, decideApplicationReview, type ApplicationFacts } from './applications/decide-application.ts'
export { hasResults, type CampaignResults, type GivenCoupon, type HeldDraw } from './campaign-results.ts'
export type { Participation } from './participation.ports.ts'
export { POINT_EVENTS, POINT_RULES, type PointEvent } from './points/point-rules.ts'
export {
  maskedName,
  MAX_RANKED,
  placeOf,
  rankPeople,
  type PointHolder,
  type PointSpread,
  type PointsRanking,
  type RankedPerson,
} from './points/rank-people.ts'
export { openedCampaign, worsenings, type OpenedCampaign, type Worsening } from './opened-campaign.ts'
