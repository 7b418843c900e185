import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from '../../../src/kernel/index.ts'
import { reasonOf, valueOf } from '../../fixture-steps.ts'
import type { Device, OpenFixture } from '../../fixture.ts'
import { withFixture } from '../../with-fixture.ts'
import { advanceTo, CAMPAIGN_PATH, nextRun } from './campaign-steps.ts'

const PITCH = '活动期间免收培训费，送一个月客服'

export function applicationsContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Participation contract: applications`, () => {
    const fixture = withFixture(open)
    const messagesFor = async ({ inbox }: Device) =>
      valueOf(await inbox.list('platform', null)).items.flatMap(({ event, figures }) =>
        event === 'platform.application' ? [figures] : [],
      )
    const deskOf = async ({ participation }: Device) => valueOf(await participation.applications(CAMPAIGN_PATH))

    it('a seller applies once in a run with a shop of theirs, and it is shown once a reviewer lets it in (CAM-27, CAM-28, MSG-21)', async () => {
      const { buyer, seller, shopIds, openDevice, reviewApplication, advance } = fixture()
      const [first, second] = shopIds as [(typeof shopIds)[0], (typeof shopIds)[0]]
      const { opensAt, closesAt } = nextRun(fixture())
      const apply = (device: Device, shopId: typeof first, key: string, pitch = PITCH) =>
        device.participation.apply(CAMPAIGN_PATH, shopId, pitch, key)
      expect(reasonOf(await apply(seller.device, first, 'apply-number-0'))).toBe('campaign-closed')
      expect(await deskOf(openDevice())).toEqual({ isOpen: false, own: null, admitted: [] })
      await advanceTo(fixture(), opensAt)
      expect(reasonOf(await apply(openDevice(), first, 'apply-number-1'))).toBe('login-required')
      expect(reasonOf(await apply(buyer.device, first, 'apply-number-2'))).toBe('not-found')
      expect(reasonOf(await apply(seller.device, first, 'apply-number-3', '   好   '))).toBe('bad-parameter')
      expect(
        reasonOf(await seller.device.participation.apply('/activity/notice', first, PITCH, 'apply-number-4')),
      ).toBe('not-found')
      const own = valueOf(await apply(seller.device, first, 'apply-number-5', `  ${PITCH} `))
      expect(own).toMatchObject({ shopId: first, pitch: PITCH, state: 'waiting', why: null, decidedAt: null })
      expect(valueOf(await apply(seller.device, first, 'apply-number-5', `  ${PITCH} `))).toEqual(own)
      expect(reasonOf(await apply(seller.device, second, 'apply-number-6'))).toBe('applied-already')
      expect(await deskOf(seller.device)).toEqual({ isOpen: true, own, admitted: [] })
      expect(await deskOf(buyer.device)).toEqual({ isOpen: true, own: null, admitted: [] })
      await advance(MINUTE_MS)
      valueOf(await reviewApplication(own.id, null))
      expect(reasonOf(await reviewApplication(own.id, 'too late'))).toBe('request-ended')
      const decided = { campaign: 'anniversary', shop: own.shopTitle, status: 'accepted', why: null }
      expect(await messagesFor(seller.device)).toEqual([decided])
      expect(await messagesFor(buyer.device)).toEqual([])
      const after = await deskOf(openDevice())
      expect(after.admitted.map(({ id }) => id)).toEqual([first])
      expect((await deskOf(seller.device)).own).toMatchObject({ state: 'accepted' })
      await advanceTo(fixture(), closesAt + MINUTE_MS)
      expect(await deskOf(seller.device)).toMatchObject({ isOpen: false, own: { state: 'accepted' } })
    })

    it('a refusal says why, and its seller cannot apply again in this run (CAM-27, CAM-28, MSG-21)', async () => {
      const { seller, shopIds, reviewApplication } = fixture()
      const [first] = shopIds as [(typeof shopIds)[0]]
      await advanceTo(fixture(), nextRun(fixture()).opensAt)
      const { participation } = seller.device
      const { id } = valueOf(await participation.apply(CAMPAIGN_PATH, first, PITCH, 'apply-number-1'))
      expect(reasonOf(await reviewApplication(id, ' '))).toBe('bad-parameter')
      valueOf(await reviewApplication(id, '写不清楚送什么'))
      expect((await deskOf(seller.device)).own).toMatchObject({ state: 'refused', why: '写不清楚送什么' })
      expect(await messagesFor(seller.device)).toMatchObject([{ status: 'refused', why: '写不清楚送什么' }])
      expect(reasonOf(await participation.apply(CAMPAIGN_PATH, first, PITCH, 'apply-number-2'))).toBe('applied-already')
    })
  })
}
