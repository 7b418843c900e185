import * as v from 'valibot'
import { call } from '../call.ts'
import { orderId } from './orders.calls.ts'
import { instant } from '../../schemas/schemas.ts'

export const nudgeSeller = call('POST order/nudge', {
  summary: 'The buyer asks the seller for the step that the order waits for; within a day the seller hears it once',
  access: 'member',
  rateLimitPerMinute: 20,
  input: v.strictObject({ orderId }),
  output: v.object({ nudgedAt: instant }),
  example: { orderId: 'o1' },
})

export const getNudge = call('GET order/nudge', {
  summary: 'When the buyer asked the seller last; null where they never did',
  access: 'member',
  input: v.strictObject({ orderId }),
  output: v.object({ nudgedAt: v.nullable(instant) }),
  example: { orderId: 'o1' },
})
