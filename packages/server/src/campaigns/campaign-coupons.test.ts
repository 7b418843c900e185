import { campaignWindow } from '@diandu/core/campaigns'
import { createManualClock, valueOf } from '@diandu/core/testing'
import { callName, claimCampaignCoupons, listCampaignCoupons, type Call } from '@diandu/wire'
import { expect, it } from 'vitest'
import { runCall } from '../calls/index.ts'
import { openTestDatabase } from '../database/testing.ts'
import { callContext } from '../testing/call-context.ts'
import { readCampaignFiles } from './campaign-files.ts'
import { campaignHandlers } from './campaigns.handlers.ts'

const { opensAt } = campaignWindow('2026-11-12', '2026-12-12')
const PATH = '/activity/double-twelve'

it('coupons of a campaign are stored with the first claim, and not because a visitor looks at them', async () => {
  const db = await openTestDatabase()
  const handlers = campaignHandlers(
    async () => readCampaignFiles(),
    async () => undefined,
  )
  const call = async (endpoint: Call, userId?: string) => {
    const handler = handlers.find((one) => callName(one.endpoint) === callName(endpoint))
    if (handler === undefined) throw new Error('The call is there.')
    const viewer = userId === undefined ? null : { userId }
    const context = callContext(db, {
      clock: createManualClock(opensAt),
      viewer,
      idempotencyKey: `the-first-claim-of-${userId}`,
    })
    const { result } = await runCall(handler, { path: PATH }, context)
    return (valueOf(result) as { readonly items: readonly { readonly left: number; readonly claimed: number }[] }).items
  }
  const stored = async () => (await db.query('SELECT id FROM coupon_offers', [])).length
  const offered = await call(listCampaignCoupons)
  expect([offered.length > 1, await stored()]).toEqual([true, 0])
  expect(await call(listCampaignCoupons, 'lin')).toEqual(offered)
  expect(await stored()).toBe(0)

  await call(claimCampaignCoupons, 'lin')
  expect(await stored()).toBe(offered.length)
  expect(await call(listCampaignCoupons, 'lin')).toEqual(
    offered.map((offer) => ({ ...offer, left: offer.left - 1, claimed: 1 })),
  )
  expect(await call(listCampaignCoupons)).toEqual(offered.map((offer) => ({ ...offer, left: offer.left - 1 })))
})
