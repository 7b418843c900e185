import * as v from 'valibot'
import { PITCH_LENGTH } from '@diandu/core/participation'
import { campaignPath } from '../schemas/campaigns.schemas.ts'
import { shopId } from '../schemas/catalog.schemas.ts'
import {
  applicationDesk,
  campaignApplication,
  campaignResults,
  pointsRanking,
} from '../schemas/participation.schemas.ts'
import { named } from '../schemas/schemas.ts'
import { call } from './call.ts'

const ofPage = v.strictObject({ path: campaignPath })
const example = { path: '/activity/double-twelve' }
const APPLICATIONS_PER_MINUTE = 20

export const getCampaignResults = call('GET activity/results', {
  summary: 'What the last run of a campaign gave out; null while one is open, and where nothing was given out',
  access: 'anyone',
  input: ofPage,
  output: v.nullable(campaignResults),
  example,
})

export const rankPoints = call('POST activity/points', {
  summary: 'Who collected most points in a run, masked, and the own place of who asks',
  access: 'anyone',
  input: ofPage,
  output: v.nullable(pointsRanking),
  example,
})

export const getApplications = call('POST activity/applications', {
  summary: 'The shops that were let into a campaign, and this person’s own application',
  access: 'anyone',
  input: ofPage,
  output: applicationDesk,
  example,
})

export const applyForCampaign = call('POST activitys/2023/ten-years/apply', {
  summary: 'A seller applies to take part in a campaign with one shop on sale, once in each run',
  access: 'member',
  money: true,
  rateLimitPerMinute: APPLICATIONS_PER_MINUTE,
  input: v.strictObject({ path: campaignPath, shopId, pitch: named(PITCH_LENGTH.max) }),
  output: campaignApplication,
  example: { ...example, shopId: 'shop-1', pitch: '活动期间免收培训费' },
})
