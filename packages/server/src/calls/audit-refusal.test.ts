import { fail, ok, refused } from '@diandu/core/kernel'
import { confirmAgreement, setPaymentPassword } from '@diandu/wire'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { listAuditLines } from '../audit/index.ts'
import type { Database } from '../database/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { callContext } from '../testing/call-context.ts'
import { exampleRow } from '../testing/example-row.ts'
import { handlerFor, memberHandlerFor, moneyHandlerFor, runCall } from './index.ts'

const input = v.strictObject({ amountFen: v.pipe(v.number(), v.safeInteger()) })
const spend = exampleRow({ method: 'POST', path: 'spend', access: 'member', money: true, input, output: v.null() })
const look = exampleRow({ method: 'POST', path: 'look', access: 'anyone', input, output: v.null() })
const spending = moneyHandlerFor(spend, async ({ amountFen }) => (amountFen > 0 ? ok(null) : fail(refused('balance-short', 'too little', 'amountFen'))))
const looking = handlerFor(look, async () => fail(refused('not-found', 'nothing')))

describeOnEachEngine('The audit log', (open) => {
  const begin = async () => {
    const db = await open()
    const ask = (amountFen: unknown, idempotencyKey = 'some-key-1') =>
      runCall(spending, { amountFen }, callContext(db, { viewer: { userId: 'lin' }, idempotencyKey, clientAddress: '10.0.0.7' }))
    return { db, ask }
  }

  it('[AUD-1] has a line for every request about money that was refused, with who, what, why and which field', async () => {
    const { db, ask } = await begin()
    await ask(0)
    await ask('much')
    await ask(5, '')
    const line = { at: callContext(db).clock.now(), userId: 'lin', what: 'POST spend', clientAddress: '10.0.0.7' }
    expect(await listAuditLines(db, 10)).toMatchObject([
      { ...line, reason: 'bad-parameter', field: 'Idempotency-Key' },
      { ...line, reason: 'bad-parameter', field: 'amountFen' },
      { ...line, reason: 'balance-short', field: 'amountFen', message: 'too little' },
    ])
  })

  it('[AUD-1] has none for what was done, and none for what is not about money', async () => {
    const { db, ask } = await begin()
    await ask(5)
    await runCall(looking, { amountFen: 5 }, callContext(db))
    expect(await listAuditLines(db, 10)).toEqual([])
  })

  it('[AUD-1] has one for a payment password that was not set, and for an agreement that was not taken', async () => {
    const { db } = await begin()
    const refuse = async () => fail(refused('bad-parameter', 'not this one'))
    const context = callContext(db, { viewer: { userId: 'lin' } })
    await runCall(memberHandlerFor(setPaymentPassword, refuse), { paymentPassword: '250713', code: '123456' }, context)
    await runCall(memberHandlerFor(confirmAgreement, refuse), { orderId: 'o1', termsVersion: '1' }, context)
    const line = { userId: 'lin', reason: 'bad-parameter', message: 'not this one' }
    expect(await listAuditLines(db, 10)).toMatchObject([{ ...line, what: 'POST contract/confirmAgreement' }, { ...line, what: 'POST user/set/pay_password' }])
  })

  it('[AUD-1] has one for a signature in another’s name', async () => {
    const { db } = await begin()
    const sign = exampleRow({ method: 'POST', path: 'sign', access: 'anyone', audited: true, input, output: v.null() })
    const refuse = handlerFor(sign, async () => fail({ kind: 'signer-mismatch', message: 'not yours' }))
    await runCall(refuse, { amountFen: 5 }, callContext(db, { viewer: { userId: 'lin' } }))
    expect(await listAuditLines(db, 10)).toMatchObject([{ userId: 'lin', what: 'POST sign', reason: 'signer-mismatch', field: null }])
  })

  it('[AUD-2] answers also where it cannot write', async () => {
    const broken = { query: async () => [], change: () => Promise.reject(new Error('no room')), transaction: () => Promise.reject(new Error('no room')) }
    const { result } = await runCall(spending, { amountFen: 'much' }, callContext(broken as never as Database, { viewer: { userId: 'lin' }, idempotencyKey: 'some-key-1' }))
    expect(result).toMatchObject({ ok: false, failure: { field: 'amountFen' } })
  })
})
