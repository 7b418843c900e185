import { fail, ok, refused } from '@diandu/core/kernel'
import { confirmAgreement, setPaymentPassword } from '@diandu/wire'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { listAuditLines } from '../audit/index.ts'
import type { Database } from '../database/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { createLog } from '../kernel/index.ts'
import { callContext } from '../testing/call-context.ts'
import { exampleEndpoint } from '../testing/example-endpoint.ts'
import { handlerFor, memberHandlerFor, moneyHandlerFor, runCall } from './index.ts'

const input = v.strictObject({ amountFen: v.pipe(v.number(), v.safeInteger()) })
const spend = exampleEndpoint({ method: 'POST', path: 'spend', access: 'member', money: true, input, output: v.null() })
const look = exampleEndpoint({ method: 'POST', path: 'look', access: 'anyone', input, output: v.null() })
const spending = moneyHandlerFor(spend, async ({ amountFen }) =>
  amountFen > 0 ? ok(null) : fail(refused('balance-short', 'too little', 'amountFen')),
)
const looking = handlerFor(look, async () => fail(refused('not-found', 'nothing')))

describeOnEachEngine('The audit log', (open) => {
  const begin = async () => {
    const db = await open()
    const call = (amountFen: unknown, idempotencyKey = 'some-key-1') =>
      runCall(
        spending,
        { amountFen },
        callContext(db, { viewer: { userId: 'lin' }, idempotencyKey, clientAddress: '10.0.0.7' }),
      )
    return { db, call }
  }

  it('has a line for every request about money that was refused, with who, what, why and which field (AUD-1)', async () => {
    const { db, call } = await begin()
    await call(0)
    await call('much')
    await call(5, '')
    const line = { at: callContext(db).clock.now(), userId: 'lin', what: 'POST spend', clientAddress: '10.0.0.7' }
    expect(await listAuditLines(db, 10)).toMatchObject([
      { ...line, reason: 'bad-parameter', field: 'Idempotency-Key' },
      { ...line, reason: 'bad-parameter', field: 'amountFen' },
      { ...line, reason: 'balance-short', field: 'amountFen', message: 'too little' },
    ])
  })

  it('has none for what was done, and none for what is not about money (AUD-8)', async () => {
    const { db, call } = await begin()
    await call(5)
    await runCall(looking, { amountFen: 5 }, callContext(db))
    expect(await listAuditLines(db, 10)).toEqual([])
  })

  it('has one for a payment password that was not set, and for an agreement that was not taken (AUD-1)', async () => {
    const { db } = await begin()
    const refuse = async () => fail(refused('bad-parameter', 'not this one'))
    const context = callContext(db, { viewer: { userId: 'lin' } })
    await runCall(memberHandlerFor(setPaymentPassword, refuse), { paymentPassword: '250713', code: '123456' }, context)
    await runCall(memberHandlerFor(confirmAgreement, refuse), { orderId: 'o1', termsVersion: '1' }, context)
    const line = { userId: 'lin', reason: 'bad-parameter', message: 'not this one' }
    expect(await listAuditLines(db, 10)).toMatchObject([
      { ...line, what: 'POST contract/confirmAgreement' },
      { ...line, what: 'POST user/set/pay_password' },
    ])
  })

  it('has one for a signature in another’s name (AUD-1)', async () => {
    const { db } = await begin()
    const sign = exampleEndpoint({
      method: 'POST',
      path: 'sign',
      access: 'anyone',
      audited: true,
      input,
      output: v.null(),
    })
    const refuse = handlerFor(sign, async () => fail({ kind: 'signer-mismatch', message: 'not yours' }))
    await runCall(refuse, { amountFen: 5 }, callContext(db, { viewer: { userId: 'lin' } }))
    expect(await listAuditLines(db, 10)).toMatchObject([
      { userId: 'lin', what: 'POST sign', reason: 'signer-mismatch', field: null },
    ])
  })

  it('keeps the beginning of what an outside sender wrote, in one line, and leaves the line whatever was written (AUD-6)', async () => {
    const { db } = await begin()
    const names = ['好'.repeat(5000), 'a\u0000b', '\u001b[2Jgone', `two\nlines\u202e${'x'.repeat(100)}`]
    for (const name of names) {
      const { result } = await runCall(
        spending,
        { amountFen: 5, [name]: 1 },
        callContext(db, { viewer: { userId: 'lin' }, idempotencyKey: 'some-key-1' }),
      )
      expect(result).toMatchObject({ ok: false, failure: { reason: 'bad-parameter' } })
    }
    const lines = await listAuditLines(db, 10)
    expect(lines.map(({ field }) => field).toReversed()).toEqual([
      `${'好'.repeat(63)}…`,
      'a b',
      ' [2Jgone',
      `two lines ${'x'.repeat(53)}…`,
    ])
    for (const { message } of lines) expect([...message].length).toBeLessThanOrEqual(64)
  })

  it('has thirty lines of one person in a minute, of which the last says that others are left out; of others, and later, more (AUD-7)', async () => {
    const { db } = await begin()
    const refuse = async (userId: string, laterMs = 0) => {
      const context = callContext(db, { viewer: { userId }, idempotencyKey: 'some-key-1', clientAddress: '10.0.0.7' })
      const { result } = await runCall(
        spending,
        { amountFen: 'much' },
        { ...context, clock: { ...context.clock, now: () => context.clock.now() + laterMs } },
      )
      expect(result.ok).toBe(false)
    }
    for (let times = 0; times < 45; times += 1) await refuse('lin')
    await refuse('zhou')
    const reasonsOf = async (userId: string) =>
      (await listAuditLines(db, 100)).filter((line) => line.userId === userId).map(({ reason }) => reason)
    expect(await reasonsOf('lin')).toEqual(['more-left-out', ...Array<string>(29).fill('bad-parameter')])
    expect(await reasonsOf('zhou')).toEqual(['bad-parameter'])
    await refuse('lin', 60_001)
    expect((await reasonsOf('lin'))[0]).toBe('bad-parameter')
  })

  it('counts requests without a user by the network that they came from (AUD-7)', async () => {
    const { db } = await begin()
    const sign = exampleEndpoint({
      method: 'POST',
      path: 'sign',
      access: 'anyone',
      audited: true,
      input,
      output: v.null(),
    })
    const refuse = handlerFor(sign, async () => fail(refused('not-found', 'nothing')))
    for (let times = 0; times < 35; times += 1)
      await runCall(refuse, { amountFen: 5 }, callContext(db, { clientAddress: `10.0.0.${times}` }))
    await runCall(refuse, { amountFen: 5 }, callContext(db, { clientAddress: '10.0.1.7' }))
    const addresses = (await listAuditLines(db, 100)).map(({ clientAddress }) => clientAddress)
    expect(addresses).toEqual(['10.0.1.7', ...Array.from({ length: 30 }, (_, at) => `10.0.0.${29 - at}`)])
  })

  it('tells the log no more of a field either, where the line could not be written (AUD-6)', async () => {
    const lines: string[] = []
    const log = createLog({ level: 'error', now: () => 0, write: (line) => void lines.push(line) })
    const broken = {
      query: () => Promise.reject(new Error('no room')),
      transaction: () => Promise.reject(new Error('no room')),
    }
    const sign = exampleEndpoint({
      method: 'POST',
      path: 'sign',
      access: 'anyone',
      audited: true,
      input,
      output: v.null(),
    })
    const refuse = handlerFor(sign, async () => fail(refused('not-found', 'nothing', 'x'.repeat(3000))))
    await runCall(refuse, { amountFen: 5 }, callContext(broken as never as Database, { log }))
    expect(lines.map((line) => (JSON.parse(line) as { field: string }).field)).toEqual([`${'x'.repeat(63)}…`])
  })

  it('answers also where it cannot write (AUD-2)', async () => {
    const broken = {
      query: async () => [],
      change: () => Promise.reject(new Error('no room')),
      transaction: () => Promise.reject(new Error('no room')),
    }
    const { result } = await runCall(
      spending,
      { amountFen: 'much' },
      callContext(broken as never as Database, { viewer: { userId: 'lin' }, idempotencyKey: 'some-key-1' }),
    )
    expect(result).toMatchObject({ ok: false, failure: { field: 'amountFen' } })
  })
})
