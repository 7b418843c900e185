import * as v from 'valibot'
import type { Capital } from '@diandu/core/wallet'
import { call } from '../call.ts'
import { orderId } from '../orders/orders.calls.ts'
import { fen, instant, nothingIn, nothingOut } from '../../schemas/schemas.ts'

export const getCapital = call('GET capital', {
  summary: 'A person’s money: available, frozen, held for orders; and what they owe as a seller',
  access: 'member',
  input: nothingIn,
  output: v.object({
    availableFen: fen,
    frozenFen: fen,
    escrowFen: fen,
    hasPaymentPassword: v.boolean(),
    owed: v.array(v.object({ orderId, shopTitle: v.string(), leftFen: fen })),
    holds: v.array(v.object({ shopTitle: v.string(), heldAt: instant })),
  }) satisfies v.GenericSchema<unknown, Capital>,
})

export const setPaymentPassword = call('POST user/set/pay_password', {
  summary: 'Sets or replaces the payment password with a code sent to the mobile on record',
  access: 'member',
  audited: true,
  rateLimitPerMinute: 10,
  input: v.strictObject({
    paymentPassword: v.pipe(v.string(), v.regex(/^\d{6}$/, 'A payment password is 6 digits')),
    code: v.pipe(v.string(), v.regex(/^\d{6}$/, 'A code is 6 digits')),
  }),
  output: nothingOut,
  example: { paymentPassword: '583920', code: '246810' },
})
