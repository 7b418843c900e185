import { describe, expect, it } from 'vitest'
import type { PictureId } from '../../src/account/index.ts'
import { draftFor, makeReadyToPay, paidOrder, payDue } from '../paid-order.ts'
import { PAYMENT_PASSWORD, reasonOf, receiveCode, setPaymentPassword, valueOf } from '../world-steps.ts'
import { SMALL_PNG } from '../small-pictures.ts'
import { withWorld } from '../with-world.ts'
import type { OpenWorld } from '../world.ts'

export function profilesContract(name: string, open: OpenWorld): void {
  describe(`${name} keeps the Profiles contract`, () => {
    const world = withWorld(open)

    it('[ACC-21] shows a person their own page, with the mobile masked', async () => {
      const { buyer } = world()
      const profile = valueOf(await buyer.device.profiles.profile())
      expect(profile).toMatchObject({ username: buyer.username, avatarUrl: null, verification: null })
      expect(profile.mobile).toBe(`${buyer.mobile.slice(0, 3)}****${buyer.mobile.slice(-4)}`)
    })

    it('[ACC-22] gives another name, under which the person logs in from then on', async () => {
      const { buyer } = world()
      expect(valueOf(await buyer.device.profiles.rename(' 林小满_1 ')).username).toBe('林小满_1')
      expect(valueOf(await buyer.device.sessions.me()).username).toBe('林小满_1')
      const { sessions } = world().openDevice()
      valueOf(await sessions.loginByPassword({ name: '林小满_1', password: buyer.password }))
      expect(reasonOf(await sessions.loginByPassword({ name: buyer.username, password: buyer.password }))).toBe('credentials-wrong')
    })

    it('[ACC-22] refuses a name that somebody has, and one that is no name', async () => {
      const { buyer, seller } = world()
      expect(await buyer.device.profiles.rename(seller.username)).toMatchObject({ ok: false, failure: { reason: 'name-taken', field: 'username' } })
      for (const bad of ['1234', 'ab', buyer.username]) {
        expect(await buyer.device.profiles.rename(bad)).toMatchObject({ ok: false, failure: { reason: 'bad-parameter', field: 'username' } })
      }
    })

    it('[ACC-23] takes a picture of the person for an avatar, and nobody else\'s', async () => {
      const { buyer, seller } = world()
      const { id } = valueOf(await buyer.device.uploads.picture(SMALL_PNG))
      expect(valueOf(await buyer.device.profiles.setAvatar(id)).avatarUrl).toContain(id)
      expect(valueOf(await buyer.device.profiles.profile()).avatarUrl).toContain(id)
      expect(reasonOf(await seller.device.profiles.setAvatar(id))).toBe('not-found')
      expect(reasonOf(await buyer.device.profiles.setAvatar('no-such-picture' as PictureId))).toBe('not-found')
    })

    it('[ACC-24] says how well an account is guarded', async () => {
      const { buyer } = world()
      const before = valueOf(await buyer.device.profiles.safety())
      expect(before).toMatchObject({ hasPaymentPassword: false, verification: null, phoneChange: null, sessions: 1, obstacles: [] })
      const other = world().openDevice()
      other.session.write(valueOf(await other.sessions.loginByPassword({ name: buyer.username, password: buyer.password })))
      await setPaymentPassword(world(), buyer)
      expect(valueOf(await other.profiles.safety())).toMatchObject({ hasPaymentPassword: true, sessions: 2 })
    })

    it('[ACC-25] closes an account with the code of its mobile, for good', async () => {
      const { buyer } = world()
      const code = await receiveCode(world(), buyer.device, buyer.mobile, 'close-account')
      expect(reasonOf(await buyer.device.profiles.close(code === '000000' ? '000001' : '000000'))).toBe('code-wrong')
      valueOf(await buyer.device.profiles.close(code))
      expect(reasonOf(await buyer.device.sessions.me())).toBe('login-required')
      const { sessions } = world().openDevice()
      for (const login of [buyer.username, buyer.mobile]) {
        expect(reasonOf(await sessions.loginByPassword({ name: login, password: buyer.password }))).toBe('credentials-wrong')
      }
    })

    it('[ACC-25] gives the name of a closed account to nobody, and its mobile to whoever holds it', async () => {
      const { buyer } = world()
      valueOf(await buyer.device.profiles.close(await receiveCode(world(), buyer.device, buyer.mobile, 'close-account')))
      const device = world().openDevice()
      const registration = { mobile: buyer.mobile, password: 'another-one-2', hasAgreed: true }
      const code = await receiveCode(world(), device, buyer.mobile, 'register')
      expect(reasonOf(await device.sessions.register({ ...registration, code, username: buyer.username }))).toBe('name-taken')
      expect(valueOf(await device.sessions.register({ ...registration, code, username: 'somebody_new' })).userInfo.userId).not.toBe(buyer.userId)
    })

    it('[ACC-26] keeps an account open while there is money in it', async () => {
      const { buyer } = world()
      await world().credit(buyer.userId, 1)
      expect(valueOf(await buyer.device.profiles.safety()).obstacles).toEqual(['money-left'])
      const code = await receiveCode(world(), buyer.device, buyer.mobile, 'close-account')
      expect(reasonOf(await buyer.device.profiles.close(code))).toBe('account-in-use')
      valueOf(await buyer.device.sessions.me())
    })

    it('[ACC-26] keeps the accounts of both sides open while an order is', async () => {
      const { buyer, seller } = world()
      await paidOrder(world())
      for (const { device, mobile } of [buyer, seller]) {
        expect(valueOf(await device.profiles.safety()).obstacles).toContain('open-orders')
        const code = await receiveCode(world(), device, mobile, 'close-account')
        expect(reasonOf(await device.profiles.close(code))).toBe('account-in-use')
      }
    })

    it('[ACC-26] keeps the account of a seller open who owes damages', async () => {
      const { buyer, seller } = world()
      const order = await paidOrder(world())
      await setPaymentPassword(world(), seller)
      valueOf(await seller.device.dealings.cannotDeliver({ orderId: order.id, paymentPassword: PAYMENT_PASSWORD }, 'key-number-1'))
      expect(valueOf(await seller.device.profiles.safety()).obstacles).toContain('debts-owed')
      expect(valueOf(await buyer.device.profiles.safety()).obstacles).not.toContain('debts-owed')
    })

    it('[ACC-41] keeps the account of a buyer open whom a seller owes damages, and until they are paid', async () => {
      const { buyer, secondBuyer, seller, shopIds } = world()
      const order = await paidOrder(world())
      expect(valueOf(await buyer.device.profiles.safety()).obstacles).not.toContain('money-awaited')
      await setPaymentPassword(world(), seller)
      valueOf(await seller.device.dealings.cannotDeliver({ orderId: order.id, paymentPassword: PAYMENT_PASSWORD }, 'key-number-1'))
      expect(valueOf(await buyer.device.profiles.safety()).obstacles).toContain('money-awaited')
      expect(valueOf(await seller.device.profiles.safety()).obstacles).not.toContain('money-awaited')
      const code = await receiveCode(world(), buyer.device, buyer.mobile, 'close-account')
      expect(reasonOf(await buyer.device.profiles.close(code))).toBe('account-in-use')
      // Sales of the seller pay for it.
      await makeReadyToPay(world(), secondBuyer)
      for (const shopId of shopIds.slice(1, 4)) {
        const next = valueOf(await secondBuyer.device.orders.place(await draftFor(secondBuyer, shopId), `place-${shopId}`))
        valueOf(await payDue(secondBuyer, next, `pay-${shopId}`))
        await world().completeOrder(next.id)
      }
      expect(valueOf(await buyer.device.profiles.safety()).obstacles).not.toContain('money-awaited')
    })

    it('[ACC-41] keeps an account open while a recharge is under way', async () => {
      const { buyer } = world()
      const { id } = valueOf(await buyer.device.recharges.begin({ channel: 'jh', amountFen: 100_00 }, 'key-number-1'))
      expect(valueOf(await buyer.device.profiles.safety()).obstacles).toEqual(['money-awaited'])
      const code = await receiveCode(world(), buyer.device, buyer.mobile, 'close-account')
      expect(reasonOf(await buyer.device.profiles.close(code))).toBe('account-in-use')
      valueOf(await world().chargeNews(id, { kind: 'closed', why: '用户取消支付' }))
      expect(valueOf(await buyer.device.profiles.safety()).obstacles).toEqual([])
      valueOf(await buyer.device.profiles.close(code))
    })

    it('[ACC-27] is for people who are logged in', async () => {
      const { profiles } = world().openDevice()
      const answers = [profiles.profile(), profiles.rename('newcomer_1'), profiles.setAvatar('p' as PictureId), profiles.safety(), profiles.close('123123')]
      for (const answer of answers) expect(reasonOf(await answer)).toBe('login-required')
    })
  })
}
