import fc from 'fast-check'
import { fail, ok, refused } from '@diandu/core/kernel'
import { createManualClock } from '@diandu/core/testing'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { createDataBox, type DataKey } from '../crypto/index.ts'
import type { Database } from '../database/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { runCommand } from '../ops/run-command.ts'
import { systemRandom } from '../integrations/index.ts'
import { callContext } from '../testing/call-context.ts'
import { exampleEndpoint } from '../testing/example-endpoint.ts'
import { forgetOldKeys, moneyHandlerFor, runCall } from './index.ts'

const input = v.strictObject({ amountFen: v.number(), note: v.exactOptional(v.string()) })
const give = exampleEndpoint({
  method: 'POST',
  path: 'give',
  access: 'member',
  money: true,
  input,
  output: v.object({ spent: v.number() }),
})
const take = exampleEndpoint({
  method: 'POST',
  path: 'take',
  access: 'member',
  money: true,
  input,
  output: v.object({ spent: v.number() }),
})

describeOnEachEngine('A call that moves money', (open) => {
  /** Adds to a sum in the database; refuses amounts above 100, after having added them. */
  const handlerOf = (endpoint: typeof give) =>
    moneyHandlerFor(endpoint, async ({ amountFen }, { db }) => {
      const [sum] = await db.query<{ value: number }>(
        `INSERT INTO settings AS s (name, value, changed_at) VALUES ('spent', to_jsonb($1::int8), 0)
       ON CONFLICT (name) DO UPDATE SET value = to_jsonb(s.value::text::int8 + $1::int8) RETURNING value`,
        [amountFen],
      )
      return amountFen > 100 ? fail(refused('balance-short', '余额不足')) : ok({ spent: sum?.value ?? 0 })
    })
  const giving = handlerOf(give)
  const clock = createManualClock()
  const as = (db: Database, idempotencyKey?: string, userId = 'u1') =>
    callContext(db, { viewer: { userId }, clock, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) })
  const spent = async (db: Database) =>
    (await db.query<{ value: number }>(`SELECT value FROM settings WHERE name = 'spent'`))[0]?.value ?? 0
  const keys = async (db: Database) =>
    (await db.query<{ v: number }>('SELECT count(*) AS v FROM idempotency_keys'))[0]?.v

  it('is refused without a well-formed key, and moves nothing (IDM-1)', async () => {
    const db = await open()
    for (const key of [undefined, '', 'short', 'x'.repeat(65), 'with space 1', 'key-钱-12345']) {
      const { result } = await runCall(giving, { amountFen: 5 }, as(db, key))
      expect(result).toMatchObject({ ok: false, failure: { reason: 'bad-parameter', field: 'Idempotency-Key' } })
    }
    expect(await spent(db)).toBe(0)
  })

  it('gives the same answer to the same key, byte for byte, and moves money once (ORD-16)', async () => {
    const db = await open()
    const first = (await runCall(giving, { amountFen: 5, note: '早' }, as(db, 'key-00001'))).text()
    clock.advance(60_000)
    const second = await runCall(giving, { note: '早', amountFen: 5 }, as(db, 'key-00001'))
    expect(second.text()).toBe(first)
    expect(second.result).toEqual(ok({ spent: 5 }))
    expect(await spent(db)).toBe(5)
  })

  it('moves money once for one key, however many ask with it at the same time (ORD-16)', async () => {
    const db = await open()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => runCall(giving, { amountFen: 7 }, as(db, 'key-00002'))),
    )
    expect(new Set(answers.map((answer) => answer.text())).size).toBe(1)
    expect(await spent(db)).toBe(7)
  })

  it('refuses a key that was used for another body or another call (ORD-16)', async () => {
    const db = await open()
    await runCall(giving, { amountFen: 5 }, as(db, 'key-00003'))
    const otherBody = await runCall(giving, { amountFen: 6 }, as(db, 'key-00003'))
    const otherCall = await runCall(handlerOf(take), { amountFen: 5 }, as(db, 'key-00003'))
    expect(otherBody.result).toMatchObject({ failure: { reason: 'key-reused' } })
    expect(otherCall.result).toMatchObject({ failure: { reason: 'key-reused' } })
    expect(await spent(db)).toBe(5)
  })

  it('keeps the keys of different people apart (ORD-16)', async () => {
    const db = await open()
    await runCall(giving, { amountFen: 5 }, as(db, 'key-00004', 'u1'))
    expect((await runCall(giving, { amountFen: 6 }, as(db, 'key-00004', 'u2'))).result).toEqual(ok({ spent: 11 }))
  })

  it('undoes everything when it refuses, and the key may be used again (IDM-4)', async () => {
    const db = await open()
    const { result } = await runCall(giving, { amountFen: 101 }, as(db, 'key-00005'))
    expect(result).toMatchObject({ failure: { reason: 'balance-short' } })
    expect(await spent(db)).toBe(0)
    expect(await keys(db)).toBe(0)
    expect((await runCall(giving, { amountFen: 50 }, as(db, 'key-00005'))).result.ok).toBe(true)
  })

  it('leaves nothing behind when it breaks (IDM-4)', async () => {
    const db = await open()
    const broken = moneyHandlerFor(give, async (_args, { db: transaction }) => {
      await transaction.change(`INSERT INTO settings (name, value, changed_at) VALUES ('spent', '1', 0)`)
      throw new Error('a bug')
    })
    await expect(runCall(broken, { amountFen: 1 }, as(db, 'key-00006'))).rejects.toThrow('a bug')
    expect(await spent(db)).toBe(0)
    expect(await keys(db)).toBe(0)
  })

  it('keeps what its check wrote although it refuses, and checks no answer that is given again (WAL-6)', async () => {
    const db = await open()
    let checks = 0
    const checked = moneyHandlerFor(
      give,
      async () => ok({ spent: 0 }),
      async ({ amountFen }, { db: outside }) => {
        checks += 1
        await outside.change(`INSERT INTO settings (name, value, changed_at) VALUES ($1, '1', 0)`, [`try ${checks}`])
        return amountFen === 1 ? ok(undefined) : fail(refused('payment-password-wrong', '支付密码错误'))
      },
    )
    expect((await runCall(checked, { amountFen: 2 }, as(db, 'key-00007'))).result).toMatchObject({
      failure: { reason: 'payment-password-wrong' },
    })
    await runCall(checked, { amountFen: 1 }, as(db, 'key-00008'))
    await runCall(checked, { amountFen: 1 }, as(db, 'key-00008'))
    expect(await db.query(`SELECT name FROM settings ORDER BY name`)).toEqual([{ name: 'try 1' }, { name: 'try 2' }])
  })

  it('keeps the answer of a call that travels sealed sealed, gives it again byte for byte, also after the key was changed (IDM-7)', async () => {
    const db = await open()
    const [first, next] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
    const sign = exampleEndpoint({
      method: 'POST',
      path: 'sign',
      access: 'member',
      money: true,
      sealed: true,
      input,
      output: v.object({ name: v.string() }),
    })
    const signing = (dataKey: DataKey) =>
      moneyHandlerFor(sign, async () => ok({ name: '周正' }), undefined, createDataBox(dataKey))
    const call = async (dataKey: DataKey, amountFen = 5) =>
      runCall(signing(dataKey), { amountFen }, as(db, 'key-00010'))
    const answered = (await call({ now: first, before: [] })).text()
    clock.advance(60_000)
    expect((await call({ now: first, before: [] })).text()).toBe(answered)
    const [stored] = await db.query<{ answer: string | null; sealedAnswer: Uint8Array }>(
      'SELECT answer, sealed_answer FROM idempotency_keys',
    )
    expect([stored?.answer, Buffer.from(stored?.sealedAnswer ?? []).includes('周正')]).toEqual([null, false])
    expect((await call({ now: next, before: [first] })).text()).toBe(answered)
    await runCommand(['data', 'reseal'], { db, clock, random: systemRandom, dataKey: { now: next, before: [first] } })
    expect((await call({ now: next, before: [] })).text()).toBe(answered)
    expect((await call({ now: next, before: [] }, 6)).result).toMatchObject({ failure: { reason: 'key-reused' } })
    expect(() => moneyHandlerFor(sign, async () => ok({ name: '周正' }))).toThrow('wants a box')
  })

  it('remembers an answer for a day at least, and forgets it after two (IDM-6)', async () => {
    const db = await open()
    await runCall(giving, { amountFen: 5 }, as(db, 'key-00009'))
    expect(await forgetOldKeys(db, clock.now() + 25 * 3_600_000)).toBe(0)
    expect(await forgetOldKeys(db, clock.now() + 49 * 3_600_000)).toBe(1)
  })

  it('always moves the sum over distinct keys, in any order, with any repetition (ORD-16)', async () => {
    const requests = fc.array(fc.record({ key: fc.nat(4), amountFen: fc.nat(150) }), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(requests, async (list) => {
        const db = await open()
        const first = new Map<number, number>()
        for (const { key, amountFen } of list) {
          const { result } = await runCall(giving, { amountFen }, as(db, `property-${key}`))
          const before = first.get(key)
          if (before === undefined && amountFen <= 100) first.set(key, amountFen)
          expect(result.ok).toBe(amountFen <= 100 && (before === undefined || before === amountFen))
        }
        expect(await spent(db)).toBe([...first.values()].reduce((sum, amount) => sum + amount, 0))
      }),
      { numRuns: 25 },
    )
  })
})
