import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anInstant } from '../../testing/arbitraries/an-instant.ts'
import { DAY_MS } from '../kernel/index.ts'
import { campaignOffers, openRunOfPage, type CampaignCoupon } from './campaign-coupon.ts'
import { campaignPageAt } from './campaign-page.ts'
import { decideReminder } from './campaign-reminder.ts'
import { campaignWindow } from './campaign-window.ts'

const COUPON: CampaignCoupon = {
  campaign: '618',
  key: 'fee',
  title: '618 服务费券',
  amountFen: 100_00,
  leastSpendFen: 5_000_00,
  stock: 50,
  perPerson: 1,
  daysAfter: 30,
}
const PATH = '/activity/activity618'

it('a campaign gives out its own coupons, claimed in its days and used until some days after (CAM-18)', () => {
  const { opensAt, closesAt } = campaignWindow('2027-06-08', '2027-06-30')
  const others = [COUPON, { ...COUPON, campaign: 'anniversary' as const, key: 'other' }]
  const offers = [opensAt - 1, opensAt, closesAt, closesAt + 1].map((at) => campaignOffers(PATH, others, at))
  expect(offers.map(({ length }) => length)).toEqual([0, 1, 1, 0])
  expect(offers[1]).toEqual(offers[2])
  expect(offers[1]).toMatchObject([
    { id: '618-2027-fee', validFrom: opensAt, claimUntil: closesAt, validUntil: closesAt + 30 * DAY_MS, stock: 50 },
  ])
  expect(campaignOffers('/activity/special', others, opensAt)).toEqual([])
})

it('a page is open, or can be asked to remind of its opening, and never both (CAM-20)', () => {
  fc.assert(
    fc.property(anInstant(), (at) => {
      const standing = campaignPageAt(at, PATH)?.standing
      const reminder = decideReminder(PATH, at)
      expect(openRunOfPage(PATH, at) !== undefined).toBe(standing === 'open')
      expect(reminder.ok).toBe(standing === 'counting-down')
      if (reminder.ok) expect(reminder.value.opensAt).toBeGreaterThan(at)
    }),
  )
})
