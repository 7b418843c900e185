import { openRunOfPage, type CampaignRun } from '../../campaigns/index.ts'
import { isForSale, type ListingStatus, type ShopId } from '../../catalog/index.ts'
import { fail, ok, refused, type Result } from '../../kernel/index.ts'
import {
  MAX_REFUSAL_REASON,
  PITCH_LENGTH,
  type ApplicationId,
  type ApplicationState,
  type CampaignApplication,
} from './campaign-application.ts'

export interface ApplicationFacts {
  readonly id: ApplicationId
  readonly path: string
  /** Whether sellers can apply on the page of this path. */
  readonly isOffered: boolean
  readonly userId: string
  /** Undefined where there is none. */
  readonly shop:
    | {
        readonly id: ShopId
        readonly title: string
        readonly sellerId: string
        readonly status: ListingStatus
      }
    | undefined
  readonly pitch: string
  /** Whether this person has one in this run already. */
  readonly hasApplied: boolean
}

/** May this seller take part with this shop: while the campaign is open, with one that is theirs and on sale, once. */
export function decideApplication(
  { id, path, isOffered, userId, shop, pitch, hasApplied }: ApplicationFacts,
  nowMs: number,
): Result<{ readonly run: CampaignRun; readonly application: CampaignApplication }> {
  const words = pitch.trim()
  const { length } = Array.from(words)
  if (length < PITCH_LENGTH.min || length > PITCH_LENGTH.max)
    return fail(
      refused('bad-parameter', `活动期间给买家什么，请写 ${PITCH_LENGTH.min} 到 ${PITCH_LENGTH.max} 个字`, 'pitch'),
    )
  if (!isOffered) return fail(refused('not-found', '这个活动不接受报名', 'path'))
  const run = openRunOfPage(path, nowMs)
  if (run === undefined) return fail(refused('campaign-closed', '活动不在进行中，不能报名', 'path'))
  if (hasApplied) return fail(refused('applied-already', '这个活动您已经报过名了', 'path'))
  if (shop === undefined || shop.sellerId !== userId)
    return fail(refused('not-found', '没有找到您的这家店铺', 'shopId'))
  if (!isForSale(shop.status)) return fail(refused('shop-not-on-sale', '店铺不在售，不能报名', 'shopId'))
  const submission = { id, shopId: shop.id, shopTitle: shop.title, pitch: words }
  return ok({ run, application: { ...submission, state: 'waiting', why: null, appliedAt: nowMs, decidedAt: null } })
}

/** A reviewer lets it in, or says why not; what was decided stays so. */
export function decideApplicationReview(
  application: CampaignApplication | undefined,
  refusedFor: string | null,
  nowMs: number,
): Result<CampaignApplication> {
  if (application === undefined) return fail(refused('not-found', '没有找到这份报名', 'id'))
  if (application.state !== 'waiting') return fail(refused('request-ended', '这份报名已经处理过了', 'id'))
  if (refusedFor === null) return ok({ ...application, state: 'accepted', decidedAt: nowMs })
  const why = refusedFor.trim()
  const { length } = Array.from(why)
  if (length === 0 || length > MAX_REFUSAL_REASON)
    return fail(refused('bad-parameter', `请写明原因，最多 ${MAX_REFUSAL_REASON} 个字`, 'why'))
  const state: ApplicationState = 'refused'
  return ok({ ...application, state, why, decidedAt: nowMs })
}
