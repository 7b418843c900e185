import { createManualClock } from '@diandu/core/testing'
import { payOrder } from '@diandu/wire'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { callContext } from '../testing/call-context.ts'
import { orderHandlers } from './order.handlers.ts'

describeOnEachEngine('An order paid at a channel', (open) => {
  it.each(['zs', 'wy', 'transfer'] as const)(
    'is refused where %s has no provider, and no recharge is begun for it (WAL-63)',
    async (channel) => {
      const db = await open()
      const context = { ...callContext(db, { clock: createManualClock() }), viewer: { userId: 'lin' } }
      const handler = orderHandlers(['wechat-pay']).find(({ endpoint }) => endpoint === payOrder)
      if (handler === undefined) throw new Error('There is no such call.')
      const wish = { orderId: 'o1', part: 'deposit', amountFen: 20_000, paymentPassword: '', channel }
      expect(await (handler.work as (input: object, given: typeof context) => unknown)(wish, context)).toMatchObject({
        ok: false,
        failure: { reason: 'channel-closed', field: 'channel' },
      })
      expect(await db.query('SELECT 1 FROM recharges', [])).toEqual([])
    },
  )
})
