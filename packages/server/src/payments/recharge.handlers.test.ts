import { createManualClock } from '@diandu/core/testing'
import { beginRecharge, createOwnAccount, getRechargeWays, handInTransfer } from '@diandu/wire'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { callContext } from '../testing/call-context.ts'
import type { PaymentProvider } from '../integrations/index.ts'
import { readSettings } from '../settings.ts'
import { rechargeHandlers } from './recharge.handlers.ts'

describeOnEachEngine('Accounts of one’s own, where the bank has opened none', (open) => {
  it('accounts of one’s own are not offered, and a user who asks for one is told what to do instead; nothing is made (WAL-43)', async () => {
    const db = await open()
    const context = { ...callContext(db, { clock: createManualClock() }), viewer: { userId: 'lin' } }
    const answerOf = async (endpoint: object, personalAccounts: boolean) => {
      const handler = rechargeHandlers({
        payments: null,
        weChat: null,
        visitKey: new Uint8Array(32),
        publicUrl: '',
        houseAccount: readSettings({}).houseAccount,
        personalAccounts,
      }).find((one) => one.endpoint === endpoint)
      if (handler === undefined) throw new Error('There is no such call.')
      return (handler.work as (input: object, given: typeof context) => Promise<unknown>)({}, context)
    }
    expect(await answerOf(getRechargeWays, false)).toMatchObject({
      ok: true,
      value: { personalAccounts: false, houseAccount: { bank: 'CMB' } },
    })
    expect(await answerOf(createOwnAccount, false)).toMatchObject({
      ok: false,
      failure: { reason: 'own-account-closed' },
    })
    expect(await db.query('SELECT 1 FROM own_accounts', [])).toEqual([])
    expect(await answerOf(getRechargeWays, true)).toMatchObject({ ok: true, value: { personalAccounts: true } })
    expect(await answerOf(createOwnAccount, true)).toMatchObject({
      ok: true,
      value: { bank: 'CMB', madeForUserId: 'lin' },
    })
  })
})

describeOnEachEngine('A channel behind which there is no provider', (open) => {
  it('is not offered beside WeChat Pay, and a caller who begins a recharge with it is told that it is not open (WAL-63)', async () => {
    const db = await open()
    const context = { ...callContext(db, { clock: createManualClock() }), viewer: { userId: 'lin' } }
    const handlers = rechargeHandlers({
      payments: { methods: ['wechat-pay'] } as unknown as PaymentProvider,
      weChat: null,
      visitKey: new Uint8Array(32),
      publicUrl: '',
      houseAccount: null,
      personalAccounts: false,
    })
    const answerOf = async (endpoint: object, input: object) => {
      const handler = handlers.find((one) => one.endpoint === endpoint)
      if (handler === undefined) throw new Error('There is no such call.')
      return db.transaction((tx) =>
        (handler.work as (input: object, given: object) => Promise<unknown>)(input, { ...context, db: tx }),
      )
    }
    expect(await answerOf(getRechargeWays, {})).toMatchObject({
      value: { channels: [{ channel: 'jh' }], methods: ['wechat-pay'], houseAccount: null },
    })
    const closed = await answerOf(beginRecharge.jh, { amountFen: 200_00, method: 'alipay' })
    const refusal = { ok: false, failure: { kind: 'refused', reason: 'channel-closed', field: 'channel' } }
    expect(closed).toMatchObject(refusal)
    expect(await answerOf(beginRecharge.zs, { amountFen: 200_00 })).toMatchObject(refusal)
    expect(await answerOf(beginRecharge.wy, { amountFen: 200_00 })).toMatchObject(refusal)
    expect(await answerOf(handInTransfer, { amountFen: 200_00, receipt: 'p1' })).toMatchObject(refusal)
    expect(await db.query('SELECT 1 FROM recharges', [])).toEqual([])
    expect(await answerOf(beginRecharge.jh, { amountFen: 200_00 })).toMatchObject({ ok: true })
  })
})
