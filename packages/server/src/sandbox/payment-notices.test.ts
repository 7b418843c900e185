import { expect, it } from 'vitest'
import { listAuditLines } from '../audit/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { openCashierMarket } from './testing/open-cashier-market.ts'

describeOnEachEngine('What the provider is said to notify', (open) => {
  it('hears nothing that is forged, old, unreadable, or about a recharge that is unknown, another sum or finished, and writes each down (PAY-5, WAL-38)', async () => {
    const { recharge, press, notify, clock, db, dump, statusOf } = await openCashierMarket(await open())
    const { id, url } = await recharge()
    const paid = (over: object = {}) =>
      JSON.stringify({ chargeId: id, news: { kind: 'paid', amountFen: 100_00 }, ...over })
    const other = await recharge()
    await press(other.url, 'how=now')
    const now = clock.now()
    const before = await dump()
    const attempts: readonly (readonly [string, Parameters<typeof notify>])[] = [
      ['signature', [paid(), now, '0'.repeat(64)]],
      ['signature', [paid(), now, '']],
      ['timestamp', [paid(), now - 600_000]],
      ['body', ['{}', now]],
      ['body', ['not json', now]],
      ['id', [paid({ chargeId: 'nobody' }), now]],
      ['amountFen', [paid({ news: { kind: 'paid', amountFen: 100_01 } }), now]],
      ['status', [paid({ chargeId: other.id, news: { kind: 'closed', why: '超时未支付' } }), now]],
    ]
    for (const [field, value] of attempts) {
      expect((await notify(...value)).statusCode).toBe(400)
      expect(await listAuditLines(db, 1)).toMatchObject([
        { userId: null, what: 'notice sandbox', field, clientAddress: '127.0.0.1' },
      ])
    }
    expect(await dump()).toEqual(before)
    expect(await listAuditLines(db, 100)).toHaveLength(attempts.length)
    const answers = [await notify(paid(), now), await notify(paid(), now)]
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [200, 'taken'],
      [200, 'taken'],
    ])
    expect(await statusOf(id)).toBe('credited')
    expect(url).toContain(id)
  })

  it('a sender who floods the log with forged notifications takes no line away from one that is signed (AUD-7, AUD-10)', async () => {
    const { recharge, notify, clock, db } = await openCashierMarket(await open())
    const { id } = await recharge()
    const now = clock.now()
    for (let times = 0; times < 40; times += 1) await notify('{}', now, 'forged')
    await notify(JSON.stringify({ chargeId: id, news: { kind: 'paid', amountFen: 100_01 } }), now)
    const reasons = (await listAuditLines(db, 100)).map(({ reason }) => reason)
    expect(reasons).toEqual(['notice-bad-parameter', 'more-left-out', ...Array<string>(29).fill('notice-forged')])
  })
})
