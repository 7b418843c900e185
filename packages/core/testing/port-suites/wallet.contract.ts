import { describe, expect, it } from 'vitest'
import { paidOrder } from '../paid-order.ts'
import { PAYMENT_PASSWORD, reasonOf, receiveCode, setPaymentPassword, valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'
import type { OpenFixture } from '../fixture.ts'

export function walletContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Wallet contract`, () => {
    const fixture = withFixture(open)
    const capitalOf = async (who: 'buyer' | 'secondBuyer') => valueOf(await fixture()[who].device.wallet.capital())

    it('begins with nothing, and owns what is credited (WAL-7)', async () => {
      expect(await capitalOf('buyer')).toEqual({
        availableFen: 0,
        frozenFen: 0,
        escrowFen: 0,
        hasPaymentPassword: false,
        owed: [],
        holds: [],
      })
      await fixture().credit(fixture().buyer.userId, 12_345)
      await fixture().credit(fixture().buyer.userId, 5)
      expect(await capitalOf('buyer')).toMatchObject({ availableFen: 12_350, frozenFen: 0, escrowFen: 0 })
      expect(await capitalOf('secondBuyer')).toMatchObject({ availableFen: 0 })
    })

    it('shows what is held for orders apart, and the sum stays (WAL-7)', async () => {
      const { buyer } = fixture()
      const { shop } = await paidOrder(fixture())
      const [order] = valueOf(await buyer.device.orders.list({}, null)).items
      const after = await capitalOf('buyer')
      expect(order?.shop.id).toBe(shop.id)
      expect(after.escrowFen).toBe(order?.paidFen)
      expect(after.escrowFen).toBe((order?.priceFen ?? 0) + (order?.serviceFeeFen ?? 0))
    })

    it('takes a payment password with a code sent to the mobile on record (WAL-8)', async () => {
      await setPaymentPassword(fixture(), fixture().buyer)
      expect((await capitalOf('buyer')).hasPaymentPassword).toBe(true)
    })

    it('sends that code to the mobile on record, whatever mobile is named (WAL-8)', async () => {
      const { buyer, secondBuyer } = fixture()
      await fixture().advance(120_000)
      const captcha = await fixture().solveCaptcha(buyer.device)
      valueOf(await buyer.device.codes.send({ mobile: secondBuyer.mobile, purpose: 'payment-password', captcha }))
      expect(await fixture().readCode(secondBuyer.mobile)).toBeUndefined()
      expect(await fixture().readCode(buyer.mobile)).toMatch(/^\d{6}$/)
    })

    it('refuses a wrong code, a code for something else, and a payment password that is easily guessed (WAL-8)', async () => {
      const { wallet } = fixture().buyer.device
      const { mobile, device } = fixture().buyer
      const login = await receiveCode(fixture(), device, mobile, 'login')
      expect(reasonOf(await wallet.setPaymentPassword({ paymentPassword: PAYMENT_PASSWORD, code: login }))).toBe(
        'code-wrong',
      )
      const code = await receiveCode(fixture(), device, mobile, 'payment-password')
      const wrong = code === '000000' ? '000001' : '000000'
      expect(reasonOf(await wallet.setPaymentPassword({ paymentPassword: PAYMENT_PASSWORD, code: wrong }))).toBe(
        'code-wrong',
      )
      expect(reasonOf(await wallet.setPaymentPassword({ paymentPassword: '123456', code }))).toBe('password-weak')
      expect((await capitalOf('buyer')).hasPaymentPassword).toBe(false)
      valueOf(await wallet.setPaymentPassword({ paymentPassword: PAYMENT_PASSWORD, code }))
    })
  })
}
