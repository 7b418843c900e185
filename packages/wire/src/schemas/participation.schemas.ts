import * as v from 'valibot'
import { PRIZE_KINDS } from '@diandu/core/lottery'
import {
  APPLICATION_STATES,
  type ApplicationDesk,
  type ApplicationId,
  type CampaignApplication,
  type CampaignResults,
  type PointsRanking,
} from '@diandu/core/participation'
import { shopCard, shopId } from './catalog.schemas.ts'
import { lotteryId, publicWin } from './lottery.schemas.ts'
import { count, fen, idOf, instant } from './schemas.ts'

const name = v.object({ zh: v.string(), en: v.string() })
const window = v.object({ opensAt: instant, closesAt: instant })

export const campaignResults = v.object({
  window,
  coupons: v.array(v.object({ title: v.string(), amountFen: fen, stock: count, claimed: count, used: count })),
  draws: v.array(
    v.object({
      lottery: lotteryId,
      name,
      drawn: count,
      people: count,
      prizes: v.array(v.object({ name, kind: v.picklist(PRIZE_KINDS), stock: count, given: count })),
      wins: v.array(publicWin),
    }),
  ),
}) satisfies v.GenericSchema<unknown, CampaignResults>

export const pointsRanking = v.object({
  window,
  countedAt: instant,
  people: count,
  top: v.array(v.object({ place: count, name: v.string(), points: count })),
  own: v.nullable(v.object({ place: v.nullable(count), points: count })),
}) satisfies v.GenericSchema<unknown, PointsRanking>

export const campaignApplication = v.object({
  id: idOf<ApplicationId>(),
  shopId,
  shopTitle: v.string(),
  pitch: v.string(),
  state: v.picklist(APPLICATION_STATES),
  why: v.nullable(v.string()),
  appliedAt: instant,
  decidedAt: v.nullable(instant),
}) satisfies v.GenericSchema<unknown, CampaignApplication>

export const applicationDesk = v.object({
  isOpen: v.boolean(),
  own: v.nullable(campaignApplication),
  admitted: v.array(shopCard),
}) satisfies v.GenericSchema<unknown, ApplicationDesk>
