import { describe, expect, it } from 'vitest'
import { paidOrder } from '../paid-order.ts'
import { PAYMENT_PASSWORD, reasonOf, receiveCode, setPaymentPassword, valueOf } from '../world-steps.ts'
import { withWorld } from '../with-world.ts'
import type { OpenWorld } from '../world.ts'

export function walletContract(name: string, open: OpenWorld): void {
  describe(`${name} keeps the Wallet contract`, () => {
    const world = withWorld(open)
    const capitalOf = async (who: 'buyer' | 'secondBuyer') => valueOf(await world()[who].device.wallet.capital())

    it('[WAL-7] begins with nothing, and owns what is credited', async () => {
      expect(await capitalOf('buyer')).toEqual({ availableFen: 0, frozenFen: 0, escrowFen: 0, hasPaymentPassword: false, owed: [] })
      await world().credit(world().buyer.userId, 12_345)
      await world().credit(world().buyer.userId, 5)
      expect(await capitalOf('buyer')).toMatchObject({ availableFen: 12_350, frozenFen: 0, escrowFen: 0 })
      expect(await capitalOf('secondBuyer')).toMatchObject({ availableFen: 0 })
    })

    it('[WAL-7] shows what is held for orders apart, and the sum stays', async () => {
      const { buyer } = world()
      const { shop } = await paidOrder(world())
      const [order] = valueOf(await buyer.device.orders.list({}, null)).items
      const after = await capitalOf('buyer')
      expect(order?.shop.id).toBe(shop.id)
      expect(after.escrowFen).toBe(order?.paidFen)
      expect(after.escrowFen).toBe((order?.priceFen ?? 0) + (order?.serviceFeeFen ?? 0))
    })

    it('[WAL-8] takes a payment password with a code sent to the mobile on record', async () => {
      await setPaymentPassword(world(), world().buyer)
      expect((await capitalOf('buyer')).hasPaymentPassword).toBe(true)
    })

    it('[WAL-8] sends that code to the mobile on record, whatever mobile is named', async () => {
      const { buyer, secondBuyer } = world()
      await world().advance(120_000)
      const captcha = await world().solveCaptcha(buyer.device)
      valueOf(await buyer.device.codes.send({ mobile: secondBuyer.mobile, purpose: 'payment-password', captcha }))
      expect(await world().readCode(secondBuyer.mobile)).toBeUndefined()
      expect(await world().readCode(buyer.mobile)).toMatch(/^\d{6}$/)
    })

    it('[WAL-8] refuses a wrong code, a code for something else, and a payment password that is easily guessed', async () => {
      const { wallet } = world().buyer.device
      const { mobile, device } = world().buyer
      const login = await receiveCode(world(), device, mobile, 'login')
      expect(reasonOf(await wallet.setPaymentPassword({ paymentPassword: PAYMENT_PASSWORD, code: login }))).toBe('code-wrong')
      const code = await receiveCode(world(), device, mobile, 'payment-password')
      const wrong = code === '000000' ? '000001' : '000000'
      expect(reasonOf(await wallet.setPaymentPassword({ paymentPassword: PAYMENT_PASSWORD, code: wrong }))).toBe('code-wrong')
      expect(reasonOf(await wallet.setPaymentPassword({ paymentPassword: '123456', code }))).toBe('password-weak')
      expect((await capitalOf('buyer')).hasPaymentPassword).toBe(false)
      valueOf(await wallet.setPaymentPassword({ paymentPassword: PAYMENT_PASSWORD, code }))
    })

    it('[WAL-9] is for people who are logged in', async () => {
      const { wallet } = world().openDevice()
      expect(reasonOf(await wallet.capital())).toBe('login-required')
      expect(reasonOf(await wallet.setPaymentPassword({ paymentPassword: PAYMENT_PASSWORD, code: '123123' }))).toBe('login-required')
    })
  })
}
