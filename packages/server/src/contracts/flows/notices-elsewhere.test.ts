import { valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { listAuditLines } from '../../audit/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { noticeOf, elsewhereOn, noticesTo } from '../testing/notices-elsewhere.ts'

describeOnEachEngine('What a provider notifies', (openDatabase) => {
  const open = elsewhereOn(openDatabase)

  it('a notice has the provider asked; one that is not the provider’s moves nothing and leaves a line in the audit log (ESS-5, AUD-3)', async () => {
    const elsewhere = await open()
    const { db, link, stored, simulated, clock, mobileOf, number } = elsewhere
    valueOf(await link('seller'))
    simulated.sign('flow-1', mobileOf.seller, clock.now() - 6000)
    const send = await noticesTo(elsewhere)
    const notice = noticeOf('flow-1', number)
    expect((await send({ ...notice, signature: 'wrong' })).statusCode).toBe(403)
    expect((await stored()).status).toBe('draft')
    expect(await listAuditLines(db, 10)).toMatchObject([
      {
        at: clock.now(),
        userId: null,
        what: 'notice tencent',
        reason: 'notice-forged',
        field: 'signature',
        clientAddress: '127.0.0.1',
      },
    ])
    expect((await send(notice)).statusCode).toBe(200)
    expect((await stored()).status).toBe('seller-signed')
    expect(await listAuditLines(db, 10)).toHaveLength(1)
  })

  it('what was signed a moment ago waits until the document is made, and its notice comes again (ESS-5)', async () => {
    const elsewhere = await open()
    const { link, collect, stored, simulated, clock, mobileOf, number } = elsewhere
    valueOf(await link('seller'))
    simulated.sign('flow-1', mobileOf.seller, clock.now() - 2000)
    const send = await noticesTo(elsewhere)
    expect([await collect(), (await send(noticeOf('flow-1', number))).statusCode, (await stored()).status]).toEqual([
      { ok: true, value: 'later' },
      502,
      'draft',
    ])
    clock.advance(3000)
    expect([(await send(noticeOf('flow-1', number))).statusCode, (await stored()).status, await collect()]).toEqual([
      200,
      'seller-signed',
      { ok: true, value: 'done' },
    ])
  })

  it('of two flows that are begun at once one stays, and one whose answer was lost is heard of by its callback; both are cancelled (ESS-13)', async () => {
    const elsewhere = await open()
    const { link, sweep, flows, simulated, clock, number } = elsewhere
    const send = await noticesTo(elsewhere)
    simulated.fail('CreateFlowByFiles', 'lost')
    expect(await link('seller')).toMatchObject({ ok: false })
    simulated.fail('CreateFlowByFiles', 'no')
    expect((await send(noticeOf('flow-1', number))).statusCode).toBe(200)
    expect((await send(noticeOf('flow-of-somebody-else', 'HT-none'))).statusCode).toBe(200)
    const both = await Promise.all([link('seller'), link('seller')])
    expect(both.map((one) => one.ok)).toEqual([true, true])
    await sweep()
    clock.advance(10 * 60_000)
    await sweep()
    expect(simulated.flows.filter(({ status }) => status === 1)).toHaveLength(1)
    const [underWay, ...more] = (await flows()).filter(({ why }) => why === null)
    expect([underWay?.outcome, more]).toEqual([null, []])
    expect(await flows()).toContainEqual({ id: 'flow-1', why: 'stray', outcome: 'cancelled' })
  })
})
