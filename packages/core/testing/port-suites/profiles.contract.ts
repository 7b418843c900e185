import { describe, expect, it } from 'vitest'
import type { PictureId } from '../../src/account/index.ts'
import { aListableForm } from '../a-listable-form.ts'
import { draftFor, makeReadyToPay, paidOrder, payDue } from '../paid-order.ts'
import { PAYMENT_PASSWORD, reasonOf, receiveCode, setPaymentPassword, valueOf } from '../fixture-steps.ts'
import { SMALL_PNG } from '../small-pictures.ts'
import { withFixture } from '../with-fixture.ts'
import type { OpenFixture, Person } from '../fixture.ts'

export function profilesContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Profiles contract`, () => {
    const fixture = withFixture(open)

    it('shows a person their own page, with the mobile masked (ACC-21)', async () => {
      const { buyer } = fixture()
      const profile = valueOf(await buyer.device.profiles.profile())
      expect(profile).toMatchObject({ username: buyer.username, avatarUrl: null, verification: null })
      expect(profile.mobile).toBe(`${buyer.mobile.slice(0, 3)}****${buyer.mobile.slice(-4)}`)
    })

    it('gives another name, under which the person logs in from then on (ACC-22)', async () => {
      const { buyer } = fixture()
      expect(valueOf(await buyer.device.profiles.rename(' 林小满_1 ')).username).toBe('林小满_1')
      expect(valueOf(await buyer.device.sessions.me()).username).toBe('林小满_1')
      const { sessions } = fixture().openDevice()
      valueOf(await sessions.loginByPassword({ name: '林小满_1', password: buyer.password }))
      expect(reasonOf(await sessions.loginByPassword({ name: buyer.username, password: buyer.password }))).toBe(
        'credentials-wrong',
      )
    })

    it('refuses a name that another user has, and one that is no name (ACC-22)', async () => {
      const { buyer, seller } = fixture()
      expect(await buyer.device.profiles.rename(seller.username)).toMatchObject({
        ok: false,
        failure: { reason: 'name-taken', field: 'username' },
      })
      for (const bad of ['1234', 'ab', buyer.username]) {
        expect(await buyer.device.profiles.rename(bad)).toMatchObject({
          ok: false,
          failure: { reason: 'bad-parameter', field: 'username' },
        })
      }
    })

    it("takes a picture of the person for an avatar, and no other user's (ACC-23)", async () => {
      const { buyer, seller } = fixture()
      const { id } = valueOf(await buyer.device.uploads.picture(SMALL_PNG))
      expect(valueOf(await buyer.device.profiles.setAvatar(id)).avatarUrl).toContain(id)
      expect(valueOf(await buyer.device.profiles.profile()).avatarUrl).toContain(id)
      expect(reasonOf(await seller.device.profiles.setAvatar(id))).toBe('not-found')
      expect(reasonOf(await buyer.device.profiles.setAvatar('no-such-picture' as PictureId))).toBe('not-found')
    })

    it('says how well an account is guarded (ACC-24)', async () => {
      const { buyer } = fixture()
      const before = valueOf(await buyer.device.profiles.safety())
      expect(before).toMatchObject({
        hasLoginPassword: true,
        hasPaymentPassword: false,
        verification: null,
        phoneChange: null,
        sessions: 1,
        obstacles: [],
      })
      const other = fixture().openDevice()
      other.session.write(
        valueOf(await other.sessions.loginByPassword({ name: buyer.username, password: buyer.password })),
      )
      await setPaymentPassword(fixture(), buyer)
      expect(valueOf(await other.profiles.safety())).toMatchObject({ hasPaymentPassword: true, sessions: 2 })
    })

    it('closes an account with the code of its mobile, for good (ACC-25)', async () => {
      const { buyer } = fixture()
      const code = await receiveCode(fixture(), buyer.device, buyer.mobile, 'close-account')
      expect(reasonOf(await buyer.device.profiles.close(code === '000000' ? '000001' : '000000'))).toBe('code-wrong')
      valueOf(await buyer.device.profiles.close(code))
      expect(reasonOf(await buyer.device.sessions.me())).toBe('login-required')
      const { sessions } = fixture().openDevice()
      for (const login of [buyer.username, buyer.mobile]) {
        expect(reasonOf(await sessions.loginByPassword({ name: login, password: buyer.password }))).toBe(
          'credentials-wrong',
        )
      }
    })

    it('gives the name of a closed account to no user, and its mobile to the one who holds it (ACC-25)', async () => {
      const { buyer } = fixture()
      valueOf(
        await buyer.device.profiles.close(await receiveCode(fixture(), buyer.device, buyer.mobile, 'close-account')),
      )
      const device = fixture().openDevice()
      const registration = { mobile: buyer.mobile, password: 'another-one-2', hasAgreed: true }
      const code = await receiveCode(fixture(), device, buyer.mobile, 'register')
      expect(reasonOf(await device.sessions.register({ ...registration, code, username: buyer.username }))).toBe(
        'name-taken',
      )
      expect(
        valueOf(await device.sessions.register({ ...registration, code, username: 'somebody_new' })).userInfo.userId,
      ).not.toBe(buyer.userId)
    })

    it('keeps an account open while there is money in it (ACC-26)', async () => {
      const { buyer } = fixture()
      await fixture().credit(buyer.userId, 1)
      expect(valueOf(await buyer.device.profiles.safety()).obstacles).toEqual(['money-left'])
      const code = await receiveCode(fixture(), buyer.device, buyer.mobile, 'close-account')
      expect(reasonOf(await buyer.device.profiles.close(code))).toBe('account-in-use')
      valueOf(await buyer.device.sessions.me())
    })

    it('keeps the accounts of both sides open while an order is (ACC-26)', async () => {
      const { buyer, seller } = fixture()
      await paidOrder(fixture())
      for (const { device, mobile } of [buyer, seller]) {
        expect(valueOf(await device.profiles.safety()).obstacles).toContain('open-orders')
        const code = await receiveCode(fixture(), device, mobile, 'close-account')
        expect(reasonOf(await device.profiles.close(code))).toBe('account-in-use')
      }
    })

    it('keeps the accounts of both sides open while damages are owed (ACC-26)', async () => {
      const { buyer, secondBuyer, seller, shopIds } = fixture()
      const order = await paidOrder(fixture())
      expect(valueOf(await buyer.device.profiles.safety()).obstacles).not.toContain('money-awaited')
      await setPaymentPassword(fixture(), seller)
      valueOf(
        await seller.device.fulfilment.cannotDeliver(
          { orderId: order.id, paymentPassword: PAYMENT_PASSWORD },
          'key-number-1',
        ),
      )
      expect(valueOf(await buyer.device.profiles.safety()).obstacles).toContain('money-awaited')
      expect(valueOf(await seller.device.profiles.safety()).obstacles).not.toContain('money-awaited')
      expect(valueOf(await seller.device.profiles.safety()).obstacles).toContain('debts-owed')
      const code = await receiveCode(fixture(), buyer.device, buyer.mobile, 'close-account')
      expect(reasonOf(await buyer.device.profiles.close(code))).toBe('account-in-use')
      // Sales of the seller pay for it.
      await makeReadyToPay(fixture(), secondBuyer)
      for (const shopId of shopIds.slice(1, 4)) {
        const next = valueOf(
          await secondBuyer.device.orders.place(await draftFor(secondBuyer, shopId), `place-${shopId}`),
        )
        valueOf(await payDue(secondBuyer, next, `pay-${shopId}`))
        await fixture().completeOrder(next.id)
      }
      expect(valueOf(await buyer.device.profiles.safety()).obstacles).not.toContain('money-awaited')
    })

    it('keeps an account open while a recharge is under way (ACC-26)', async () => {
      const { buyer } = fixture()
      const { id } = valueOf(await buyer.device.recharges.begin({ channel: 'jh', amountFen: 100_00 }, 'key-number-1'))
      expect(valueOf(await buyer.device.profiles.safety()).obstacles).toEqual(['money-awaited'])
      const code = await receiveCode(fixture(), buyer.device, buyer.mobile, 'close-account')
      expect(reasonOf(await buyer.device.profiles.close(code))).toBe('account-in-use')
      valueOf(await fixture().chargeNews(id, { kind: 'closed', why: '用户取消支付' }))
      expect(valueOf(await buyer.device.profiles.safety()).obstacles).toEqual([])
      valueOf(await buyer.device.profiles.close(code))
    })

    it('keeps an account open while a shop of its person is under review or on sale (ACC-45)', async () => {
      const { buyer, reviewListing } = fixture()
      const { selling, profiles } = buyer.device
      const { id, revision } = valueOf(
        await selling.submit(await aListableForm(fixture(), fixture().buyer), 'sell-one'),
      )
      expect(valueOf(await profiles.safety()).obstacles).toEqual(['shops-on-sale'])
      const code = await receiveCode(fixture(), buyer.device, buyer.mobile, 'close-account')
      expect(reasonOf(await profiles.close(code))).toBe('account-in-use')
      valueOf(await reviewListing(id, revision, { kind: 'accept' }))
      expect(valueOf(await profiles.safety()).obstacles).toEqual(['shops-on-sale'])
      const listing = valueOf(await selling.find(id))
      valueOf(await selling.act(id, listing.revision, 'pause'))
      expect(valueOf(await profiles.safety()).obstacles).toEqual([])
      valueOf(await profiles.close(code))
      expect(reasonOf(await fixture().openDevice().catalog.detail(id))).toBe('not-found')
    })

    it('a closed account ends its requests and offers, and the other side is told or sees it (ACC-45, REQ-18)', async () => {
      const { buyer, seller, secondBuyer, shopIds, reviewListing, advance } = fixture()
      const publish = (by: Person) =>
        by.device.buyerRequests.publish({ criteria: { minPriceFen: 1 }, days: 30, content: '' })
      const own = valueOf(await publish(buyer))
      const others = valueOf(await publish(secondBuyer))
      const [shopId] = shopIds
      if (shopId === undefined) throw new Error('The world has no shops')
      const wish = { content: '', sharesMobile: true }
      const toBuyer = valueOf(await seller.device.shopOffers.make({ ...wish, requestId: own.id, shopId }))
      const { id, revision } = valueOf(
        await buyer.device.selling.submit(await aListableForm(fixture(), fixture().buyer), 'sell-one'),
      )
      valueOf(await reviewListing(id, revision, { kind: 'accept' }))
      const byBuyer = valueOf(await buyer.device.shopOffers.make({ ...wish, requestId: others.id, shopId: id }))
      const listing = valueOf(await buyer.device.selling.find(id))
      valueOf(await buyer.device.selling.act(id, listing.revision, 'pause'))
      await advance(1000)
      valueOf(
        await buyer.device.profiles.close(await receiveCode(fixture(), buyer.device, buyer.mobile, 'close-account')),
      )
      const open = valueOf(await seller.device.buyerRequests.open({ fitting: false }, null)).items
      expect(open.map((request) => request.id)).toEqual([others.id])
      expect(valueOf(await seller.device.shopOffers.mine(null)).items).toMatchObject([
        { id: toBuyer.id, state: 'declined', answeredAt: fixture().now(), contact: null },
      ])
      const [message] = valueOf(await seller.device.inbox.list('match', null)).items
      expect(message).toMatchObject({ event: 'match.answered', subject: own.id, figures: { status: 'declined' } })
      expect(valueOf(await secondBuyer.device.shopOffers.toRequest(others.id, null)).items).toMatchObject([
        { id: byBuyer.id, state: 'withdrawn' },
      ])
      expect(reasonOf(await secondBuyer.device.shopOffers.answer(byBuyer.id, { kind: 'decline' }))).toBe(
        'offer-answered',
      )
    })
  })
}
