import fc from 'fast-check'
import { expect, it } from 'vitest'
import { methodOfChannel, offerMethods, PAYMENT_METHODS, type PaymentMethod } from './payment-method.ts'
import { RECHARGE_CHANNELS, validateRecharge, type RechargeChannel } from './recharge.ts'

const METHODS = Object.keys(PAYMENT_METHODS) as PaymentMethod[]
const namesOf = (offered: ReturnType<typeof offerMethods>) =>
  offered.map(({ method, hindrance }) => (hindrance === null ? method : `${method}: ${hindrance}`))

it('offers wallets first on a phone for a sum that they take (WAL-80)', () => {
  expect(namesOf(offerMethods(METHODS, 2_000_00, 'phone'))).toEqual([
    'wechat-pay',
    'alipay',
    'union-pay',
    'cmb-pay',
    'online-banking',
    'bank-transfer',
  ])
})

it('puts a method that does not take the sum behind the others, and says why (WAL-80)', () => {
  expect(namesOf(offerMethods(METHODS, 120_000_00, 'phone'))).toEqual([
    'cmb-pay',
    'online-banking',
    'bank-transfer',
    'wechat-pay: too-much',
    'alipay: too-much',
    'union-pay: too-much',
  ])
  expect(namesOf(offerMethods(['online-banking', 'alipay'], 50_00, 'phone'))).toEqual([
    'alipay',
    'online-banking: too-little',
  ])
})

it('says inside WeChat which wallets WeChat does not open (WAL-80)', () => {
  expect(namesOf(offerMethods(['alipay', 'union-pay', 'wechat-pay'], 2_000_00, 'wechat'))).toEqual([
    'wechat-pay',
    'alipay: not-in-wechat',
    'union-pay: not-in-wechat',
  ])
})

it('begins at a computer with the bank’s page, and says that WeChat Pay needs a phone (WAL-80)', () => {
  expect(namesOf(offerMethods(METHODS, 2_000_00, 'computer'))).toEqual([
    'cmb-pay',
    'online-banking',
    'alipay',
    'union-pay',
    'bank-transfer',
    'wechat-pay: on-phones-only',
  ])
})

it('offers each open method once and no other, those that work before those that do not, and none that its channel would refuse (WAL-80)', () => {
  fc.assert(
    fc.property(
      fc.subarray(METHODS),
      fc.integer({ min: 1, max: 300_000_000_00 }),
      fc.constantFrom('wechat', 'phone', 'computer'),
      (open, amountFen, device) => {
        const offered = offerMethods(open, amountFen, device)
        expect(offered.map(({ method }) => method).toSorted()).toEqual(open.toSorted())
        const works = offered.map(({ hindrance }) => hindrance === null)
        expect(works).toEqual(works.toSorted((one, other) => Number(other) - Number(one)))
        for (const { method, hindrance } of offered)
          if (hindrance === null)
            expect(validateRecharge(PAYMENT_METHODS[method].channel, amountFen)).toMatchObject({ ok: true })
      },
    ),
  )
})

it('is hindered by the device alone while no sum is known (WAL-80)', () => {
  expect(namesOf(offerMethods(['online-banking', 'alipay', 'wechat-pay'], null, 'wechat'))).toEqual([
    'wechat-pay',
    'online-banking',
    'alipay: not-in-wechat',
  ])
})

it('takes a payment that names a channel only by the first method of that channel (WAL-81)', () => {
  const channels = Object.keys(RECHARGE_CHANNELS) as RechargeChannel[]
  expect(channels.map(methodOfChannel)).toEqual(['wechat-pay', 'cmb-pay', 'online-banking', 'bank-transfer'])
})
