import { createCipheriv, createHmac } from 'node:crypto'
import { SMALL_PNG, valueOf } from '@diandu/core/testing'
import { DAY_MS } from '@diandu/core/kernel'
import { afterEach, expect, it } from 'vitest'
import { listAuditLines } from '../../audit/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { silentLog } from '../../log.ts'
import { systemRandom } from '../../outside/index.ts'
import { readSettings } from '../../settings.ts'
import { testApp } from '../../testing/test-app.ts'
import { noticeRoutes, NOTICES_PATH } from '../notice-routes.ts'
import { lastPaper } from '../paper-store.ts'
import { linkElsewhere } from './sign-elsewhere.ts'
import { box, openElsewhere, type Elsewhere } from '../testing/open-elsewhere.ts'

const HALF_AN_HOUR_MS = 30 * 60_000

/** A callback of the service's. */
function noticeOf(flowId: string, number: string): { readonly body: string; readonly signature: string } {
  const cipher = createCipheriv('aes-256-cbc', Buffer.from('k'.repeat(32)), Buffer.from('k'.repeat(16)))
  const said = { MsgId: 'm', MsgType: 'FlowStatusChange', MsgVersion: 'CustomApp', MsgData: { FlowId: flowId, UserData: Buffer.from(number).toString('base64') } }
  const body = JSON.stringify({ encrypt: Buffer.concat([cipher.update(JSON.stringify(said)), cipher.final()]).toString('base64') })
  return { body, signature: `sha256=${createHmac('sha256', 'token').update(body).digest('hex')}` }
}

describeOnEachEngine('Signing at a provider', (openDatabase) => {
  const opened: Elsewhere[] = []
  const open = async (options: Parameters<typeof openElsewhere>[1] = {}): Promise<Elsewhere> => {
    const elsewhere = await openElsewhere(await openDatabase(), options)
    opened.push(elsewhere)
    return elsewhere
  }
  afterEach(async () => {
    for (const elsewhere of opened.splice(0)) await elsewhere.close()
  })
  const routes = async ({ db, clock, eSignature }: Elsewhere) => {
    const { app } = await testApp(db, { routes: [(scope) => noticeRoutes(scope, { db, clock, random: systemRandom, log: silentLog, settings: readSettings({}) }, eSignature, box)] })
    return ({ body, signature }: { readonly body: string; readonly signature: string }) =>
      app.inject({ method: 'POST', url: NOTICES_PATH, headers: { 'content-type': 'application/json', 'content-signature': signature }, payload: body })
  }

  it('[ESS-5] [ESS-10] is begun once, with a fresh address each time for whoever is next, good for half an hour and with the way back', async () => {
    const { link, clock, played, id, number } = await open()
    const first = valueOf(await link('seller'))
    const second = valueOf(await link('seller'))
    expect(first.validUntil).toBe(clock.now() + HALF_AN_HOUR_MS)
    expect(second.url).not.toBe(first.url)
    expect(played.flows.map(({ input }) => input.FlowName)).toEqual([`网店转让合同${number}`])
    expect(played.asked.at(-1)?.input).toMatchObject({ JumpUrl: `https://m.diandu.example/user_center/server/contract?id=${id}&returned=1`, FlowApproverInfos: [{ ApproverMobile: '13800000003' }] })
    expect(await link('buyer')).toMatchObject({ ok: false, failure: { reason: 'terms-changed' } })
  })

  it('[ESS-5] [ESS-11] takes over what was signed, once, with its instants and its document, from those with whom it was begun', async () => {
    const { db, id, link, collect, kept, played, clock, mobileOf, world } = await open()
    valueOf(await link('seller'))
    valueOf(await collect())
    expect((await kept()).status).toBe('draft')
    played.sign('flow-1', mobileOf.seller, clock.now() - 7000)
    // Another phone meanwhile: there they stay who they were.
    await db.change('UPDATE users SET mobile = $2 WHERE id = $1', [world.seller.userId, '13911111111'])
    for (let time = 0; time < 2; time += 1) valueOf(await collect())
    expect(await kept()).toMatchObject({ status: 'seller-signed', signatures: [{ party: 'seller', at: clock.now() - 7000 }] })
    await db.change('UPDATE users SET mobile = $2 WHERE id = $1', [world.buyer.userId, '13922222222'])
    valueOf(await link('buyer'))
    played.sign('flow-1', mobileOf.buyer, clock.now() - 6000)
    played.seal('flow-1', clock.now() - 6000)
    await Promise.all([1, 2, 3].map(() => collect()))
    const { status, signatures: made } = await kept()
    expect([status, made.map(({ party }) => party)]).toEqual(['all-signed', ['seller', 'buyer', 'house']])
    expect(Buffer.from((await lastPaper(db, box, id))?.bytes ?? []).toString()).toBe('%PDF of flow-1, signed by 3')
    expect(await db.query('SELECT status FROM orders')).toEqual([{ status: 5 }])
  })

  it('[ESS-10] an address for the buyer is never good for longer than their three days', async () => {
    const { link, collect, played, clock, mobileOf, kept } = await open()
    valueOf(await link('seller'))
    const signedAt = clock.now()
    played.sign('flow-1', mobileOf.seller, signedAt)
    clock.advance(10_000)
    valueOf(await collect())
    expect((await kept()).status).toBe('seller-signed')
    clock.advance(3 * DAY_MS - 70_000)
    expect(valueOf(await link('buyer')).validUntil).toBe(signedAt + 3 * DAY_MS)
  })

  it('[ESS-8] is begun once both parties are known, and has the last signature taken over with the house’s seal', async () => {
    const { link, prove, collect, kept, played, clock, mobileOf } = await open({ isProven: false, isBuyerKnown: false })
    expect(await link('seller')).toMatchObject({ ok: false, failure: { reason: 'terms-changed', message: expect.stringContaining('请等对方核实身份') } })
    expect(played.flows).toEqual([])
    await prove('buyer')
    valueOf(await link('seller'))
    played.sign('flow-1', mobileOf.seller, clock.now() - 8000)
    played.sign('flow-1', mobileOf.buyer, clock.now() - 7000)
    valueOf(await collect())
    expect((await kept()).status).toBe('seller-signed')
    played.seal('flow-1', clock.now() - 6000)
    valueOf(await collect())
    expect((await kept()).status).toBe('all-signed')
  })

  it('[ESS-9] is begun once the house has accepted what either signature rests on', async () => {
    const { db, world, id, link, played, kept, eSignature, parts } = await open({ owner: { kind: 'person', name: '周母', legalPerson: { name: '周母', residentId: '110105192512310021' } } })
    const { seller } = world
    const [paper] = valueOf(await seller.device.signatures.handInConsent(id, valueOf(await seller.device.uploads.picture(SMALL_PNG)).id)).seller.papers
    expect([await link('seller'), played.flows]).toMatchObject([{ ok: false, failure: { reason: 'paper-waiting' } }, []])
    expect((await world.judgePaper(id, { party: 'seller', kind: 'consent', digest: paper?.digest ?? '', refusedFor: null })).ok).toBe(true)
    // The buyer is a company that has shown nothing of its shares yet: told to the provider, it could sign there.
    const sealed = await kept()
    const company = { ...sealed, buyer: { ...sealed.buyer, owner: { ...sealed.buyer.owner, kind: 'company' } } } as const
    expect([await linkElsewhere(db, company, 'seller', eSignature, parts()), played.flows]).toMatchObject([{ ok: false, failure: { reason: 'paper-waiting' } }, []])
    expect([(await link('seller')).ok, played.flows.length]).toEqual([true, 1])
  })

  it('[ESS-6] what was signed there and cannot be taken over is a failure and no silence; it is asked about again, and told', async () => {
    const told: object[] = []
    const { link, collect, ask, prove, kept, played, clock, mobileOf } = await open({ isProven: false, log: { ...silentLog, error: (about: object) => void told.push(about) } })
    valueOf(await link('seller'))
    played.sign('flow-1', mobileOf.seller, clock.now() - 8000)
    played.sign('flow-1', mobileOf.buyer, clock.now() - 7000)
    played.seal('flow-1', clock.now() - 6000)
    expect(await collect()).toMatchObject({ ok: false, failure: { reason: 'terms-changed' } })
    expect((await kept()).status).toBe('seller-signed')
    await ask()
    expect([told.length, (await kept()).status]).toEqual([1, 'seller-signed'])
    // Once the buyer has shown who they are, the notice that was lost is not needed.
    await prove('buyer')
    await ask()
    expect([(await kept()).status, told.length]).toEqual(['all-signed', 1])
  })

  it('[ESS-6] one that breaks is told too, and keeps nobody else waiting', async () => {
    const told: object[] = []
    const { db, link, ask } = await open({ log: { ...silentLog, error: (about: object) => void told.push(about) } })
    valueOf(await link('seller'))
    await db.change('UPDATE contract_flows SET signers = $1', [Buffer.from('of another key')])
    await ask()
    expect(told).toMatchObject([{ failure: { message: 'This was not sealed here.' } }])
  })

  it('[ESS-7] a document that has become another is begun anew there, and a signature on the earlier one is not taken over', async () => {
    const { link, collect, redraw, kept, flows, played, clock, mobileOf } = await open()
    valueOf(await link('seller'))
    played.sign('flow-1', mobileOf.seller, clock.now() - 6000)
    await redraw()
    expect(await collect()).toMatchObject({ ok: false, failure: { reason: 'terms-changed', field: 'digest' } })
    expect((await kept()).status).toBe('draft')
    expect(valueOf(await link('seller')).url).toContain('/flow-2/')
    expect(await flows()).toEqual([{ id: 'flow-1', why: 'redrawn', outcome: null }, { id: 'flow-2', why: null, outcome: null }])
    played.sign('flow-2', mobileOf.seller, clock.now() - 6000)
    valueOf(await collect())
    expect((await kept()).status).toBe('seller-signed')
  })

  it('[ESS-16] a flow that has ended there unsigned is begun anew; where somebody had signed in it, nobody signs on and the house hears of it', async () => {
    const { db, link, collect, kept, flows, played, clock, mobileOf } = await open()
    valueOf(await link('seller'))
    played.expire('flow-1')
    expect(valueOf(await link('seller')).url).toContain('/flow-2/')
    expect(await flows()).toEqual([{ id: 'flow-1', why: 'ended-there', outcome: 'over' }, { id: 'flow-2', why: null, outcome: null }])
    expect(await listAuditLines(db, 10)).toEqual([])
    played.sign('flow-2', mobileOf.seller, clock.now() - 6000)
    valueOf(await collect())
    played.expire('flow-2')
    expect(await link('buyer')).toMatchObject({ ok: false, failure: { reason: 'terms-changed', message: expect.stringContaining('请联系客服') } })
    expect([(await kept()).status, played.flows.length]).toEqual(['seller-signed', 2])
    expect(await listAuditLines(db, 10)).toMatchObject([{ reason: 'flow-lost', message: expect.stringContaining('flow-2') }])
  })

  it('[ESS-5] [AUD-3] a notice has the provider asked; one that is not the provider’s moves nothing and leaves a line in the audit log', async () => {
    const elsewhere = await open()
    const { db, link, kept, played, clock, mobileOf, number } = elsewhere
    valueOf(await link('seller'))
    played.sign('flow-1', mobileOf.seller, clock.now() - 6000)
    const send = await routes(elsewhere)
    const notice = noticeOf('flow-1', number)
    expect((await send({ ...notice, signature: 'wrong' })).statusCode).toBe(403)
    expect((await kept()).status).toBe('draft')
    expect(await listAuditLines(db, 10)).toMatchObject([{ at: clock.now(), userId: null, what: 'notice tencent', reason: 'notice-forged', field: 'signature', clientAddress: '127.0.0.1' }])
    expect((await send(notice)).statusCode).toBe(200)
    expect((await kept()).status).toBe('seller-signed')
    expect(await listAuditLines(db, 10)).toHaveLength(1)
  })

  it('[ESS-18] what was signed a moment ago waits until the document is made, and its notice comes again', async () => {
    const elsewhere = await open()
    const { link, collect, kept, played, clock, mobileOf, number } = elsewhere
    valueOf(await link('seller'))
    played.sign('flow-1', mobileOf.seller, clock.now() - 2000)
    const send = await routes(elsewhere)
    expect([await collect(), (await send(noticeOf('flow-1', number))).statusCode, (await kept()).status]).toEqual([{ ok: true, value: 'later' }, 502, 'draft'])
    clock.advance(3000)
    expect([(await send(noticeOf('flow-1', number))).statusCode, (await kept()).status, await collect()]).toEqual([200, 'seller-signed', { ok: true, value: 'done' }])
  })

  it('[ESS-20] nobody is late of whom the provider was not asked: who signed there in time has, though no notice came', async () => {
    for (const hasSigned of [true, false]) {
      const { link, collect, ask, kept, sweepLate, played, clock, mobileOf } = await open()
      valueOf(await link('seller'))
      played.sign('flow-1', mobileOf.seller, clock.now() - 6000)
      valueOf(await collect())
      clock.advance(3 * DAY_MS - 7000)
      if (hasSigned) played.sign('flow-1', mobileOf.buyer, clock.now())
      clock.advance(20_000)
      expect([await sweepLate(), (await kept()).status]).toEqual([0, 'seller-signed'])
      // The house's seal is there a little later.
      await ask('late')
      if (hasSigned) played.seal('flow-1', clock.now() - 6000)
      expect(await sweepLate()).toBe(hasSigned ? 0 : 1)
      await ask('late')
      expect([await sweepLate(), (await kept()).status]).toEqual([0, hasSigned ? 'all-signed' : 'expired'])
    }
  })

  it('[ESS-20] while the days stand still nobody is asked about as late; once they run again their own last instant counts', async () => {
    const { db, id, link, collect, ask, kept, sweepLate, played, clock, mobileOf } = await open()
    valueOf(await link('seller'))
    played.sign('flow-1', mobileOf.seller, clock.now() - 6000)
    valueOf(await collect())
    const askedAt = async () => (await db.query<{ at: number }>('SELECT asked_at AS at FROM contract_flows', []))[0]?.at
    const before = await askedAt()
    await db.change('UPDATE contracts SET sign_held_since = $2 WHERE id = $1', [id, clock.now()])
    clock.advance(9 * DAY_MS)
    await ask('late')
    expect([await askedAt(), await sweepLate()]).toEqual([before, 0])
    const by = clock.now() + DAY_MS
    await db.change('UPDATE contracts SET sign_held_since = NULL, sign_extended_to = $2 WHERE id = $1', [id, by])
    clock.advance(DAY_MS)
    await ask('late')
    expect([await askedAt(), await sweepLate()]).toEqual([before, 0])
    // In time, by what was given back; the house's seal is there a little later.
    played.sign('flow-1', mobileOf.buyer, by)
    clock.advance(7000)
    played.seal('flow-1', clock.now() - 6000)
    expect(await sweepLate()).toBe(0)
    await ask('late')
    expect([await askedAt(), await sweepLate(), (await kept()).status]).toEqual([clock.now(), 0, 'all-signed'])
  })

  it('[ESS-20] a provider that does not answer has an hour, and then the deadline holds', async () => {
    const { link, collect, ask, kept, sweepLate, sweep, flows, played, clock, mobileOf } = await open()
    valueOf(await link('seller'))
    played.sign('flow-1', mobileOf.seller, clock.now() - 6000)
    valueOf(await collect())
    played.sign('flow-1', mobileOf.buyer, clock.now())
    played.seal('flow-1', clock.now())
    played.fail('DescribeFlowInfo', 'refused')
    clock.advance(3 * DAY_MS + 3_500_000)
    await ask('late')
    expect(await sweepLate()).toBe(0)
    clock.advance(100_001)
    await ask('late')
    expect([await sweepLate(), (await kept()).status]).toEqual([1, 'expired'])
    played.fail('DescribeFlowInfo', 'no')
    await sweep()
    expect(await flows()).toEqual([{ id: 'flow-1', why: 'dead', outcome: 'whole' }])
  })

  it('[ESS-15] of two that are begun at once one stays, and one whose answer was lost is heard of by its callback; both are cancelled', async () => {
    const elsewhere = await open()
    const { link, sweep, flows, played, clock, number } = elsewhere
    const send = await routes(elsewhere)
    played.fail('CreateFlowByFiles', 'lost')
    expect(await link('seller')).toMatchObject({ ok: false })
    played.fail('CreateFlowByFiles', 'no')
    expect((await send(noticeOf('flow-1', number))).statusCode).toBe(200)
    expect((await send(noticeOf('flow-of-somebody-else', 'HT-none'))).statusCode).toBe(200)
    const both = await Promise.all([link('seller'), link('seller')])
    expect(both.map((one) => one.ok)).toEqual([true, true])
    await sweep()
    clock.advance(10 * 60_000)
    await sweep()
    expect(played.flows.filter(({ status }) => status === 1)).toHaveLength(1)
    const [underWay, ...more] = (await flows()).filter(({ why }) => why === null)
    expect([underWay?.outcome, more]).toEqual([null, []])
    expect(await flows()).toContainEqual({ id: 'flow-1', why: 'stray', outcome: 'cancelled' })
  })
})
