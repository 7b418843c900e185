import * as v from 'valibot'
import { call } from './call.ts'
import { campaignPath, rankedShop, saleNews, shownCampaign } from '../schemas/campaigns.schemas.ts'
import { openRequest } from '../schemas/buyer-requests.schemas.ts'
import { shopCard } from '../schemas/catalog.schemas.ts'
import { instant, nothingIn, plainId } from '../schemas/schemas.ts'
import { coupon, couponOffer } from './wallet/coupons.calls.ts'

export { campaignContent } from '../schemas/campaigns.schemas.ts'

const ofPage = v.strictObject({ path: campaignPath })
const pageExample = { path: '/activity/double-twelve' }

export const getCampaignPage = call('GET activity', {
  summary: 'What stands on a campaign’s page',
  access: 'anyone',
  input: ofPage,
  output: shownCampaign,
  example: pageExample,
})

/** Some pages have a call of their own (spec §7), which says the same as `activity`. */
const ownPage = (path: string, of: string) =>
  call(`GET ${path}`, {
    summary: `What stands on the page ${of}`,
    access: 'anyone',
    input: nothingIn,
    output: shownCampaign,
  })

export const getDoubleElevenPage = ownPage('double-eleven', '/activity/double-eleven')
export const getDoubleEleven2023Page = ownPage('activitys/2023/double-eleven', '/activity/activity202311')
export const getTenYearsPage = ownPage('activitys/2023/ten-years', '/activity/ten-year')
export const getTaobaoPackPage = ownPage('activitys/2024/tb-pack', '/activity/activity-tb')
export const getAfterYearPage = ownPage('afterYearActivity', '/activity/double-festival')

const shopsOf = {
  access: 'anyone',
  output: v.object({ items: v.array(shopCard) }),
} as const

export const listCampaignShops = call('POST getActivityShop', {
  ...shopsOf,
  summary: 'The shops of one block of a campaign’s page, by the rule that it states',
  input: v.strictObject({ path: campaignPath, key: plainId }),
  example: { ...pageExample, key: 'picked' },
})

export const listAfterYearShops = call('GET after/get-shop-lists', {
  ...shopsOf,
  summary: 'The same for the page of New Year goods',
  input: v.strictObject({ key: plainId }),
  example: { key: 'picked' },
})

export const rankShops = call('GET act/getHighShop', {
  summary: 'The shops on sale that most people keep',
  access: 'anyone',
  input: nothingIn,
  output: v.object({ items: v.array(rankedShop) }),
})

export const listCampaignCoupons = call('POST act/activityCoupon', {
  summary: 'What a campaign gives out now, and how many of each this person has claimed',
  access: 'anyone',
  input: ofPage,
  output: v.object({ items: v.array(couponOffer) }),
  example: pageExample,
})

export const claimCampaignCoupons = call('POST act/getUserCoupon', {
  summary: 'Claims one each of what a campaign gives out and this person may still have',
  access: 'member',
  money: true,
  input: ofPage,
  output: v.object({ items: v.array(coupon) }),
  example: pageExample,
})

export const listSaleNews = call('POST broad/data', {
  summary: 'The last sales, without a name',
  access: 'anyone',
  input: nothingIn,
  output: v.object({ items: v.array(saleNews) }),
})

export const listNeeds = call('POST after/need', {
  summary: 'What buyers look for now, as any visitor reads it',
  access: 'anyone',
  input: nothingIn,
  output: v.object({ items: v.array(openRequest) }),
})

export const remindOfCampaign = call('POST activity/remind', {
  summary: 'Asks to be told when a campaign opens',
  access: 'member',
  input: ofPage,
  output: v.object({ opensAt: instant }),
  example: pageExample,
})
