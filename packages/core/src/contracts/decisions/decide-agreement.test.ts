import { expect, it } from 'vitest'
import { aPlacedRecord } from '../../../testing/an-order-record.ts'
import { refusedAs } from '../../../testing/refused-as.ts'
import { agreementAddress, decideAgreement, ownAgreement } from '../index.ts'

const order = aPlacedRecord()

it('an agreement is its two parties’ to read, and is agreed to in the version of its order only (CTR-22)', () => {
  for (const userId of ['buyer', 'seller'])
    expect(decideAgreement(order, userId, order.termsVersion)).toEqual({ ok: true, value: order })
  expect(decideAgreement(order, 'buyer', 'another')).toMatchObject(refusedAs('terms-changed', 'termsVersion'))
  for (const decided of [
    ownAgreement(order, 'other'),
    ownAgreement(undefined, 'buyer'),
    decideAgreement(order, 'other', 'another'),
  ])
    expect(decided).toMatchObject(refusedAs('not-found'))
  expect(agreementAddress('o1')).toBe('/user_center/server/contractAgree?order=o1')
})
