import { SMALL_PNG, valueOf } from '@diandu/core/testing'
import { DAY_MS } from '@diandu/core/kernel'
import { getSigningLink } from '@diandu/wire'
import { expect, it } from 'vitest'
import { listAuditLines } from '../../audit/index.ts'
import { runCall } from '../../calls/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { silentLog } from '../../kernel/index.ts'
import { sandboxIdentity, systemRandom } from '../../integrations/index.ts'
import { callContext } from '../../testing/call-context.ts'
import { contractHandlers } from '../contracts.handlers.ts'
import { latestContractPdf } from '../pdf/contract-pdf-store.ts'
import { linkElsewhere } from './sign-elsewhere.ts'
import { box } from '../testing/open-elsewhere.ts'
import { elsewhereOn } from '../testing/notices-elsewhere.ts'

const HALF_AN_HOUR_MS = 30 * 60_000

describeOnEachEngine('Signing at a provider', (openDatabase) => {
  const open = elsewhereOn(openDatabase)

  it('is begun once, with a fresh address each time for the next party, good for half an hour and with the way back (ESS-5, ESS-10)', async () => {
    const { link, clock, simulated, id, number } = await open()
    const first = valueOf(await link('seller'))
    const second = valueOf(await link('seller'))
    expect(first.validUntil).toBe(clock.now() + HALF_AN_HOUR_MS)
    expect(second.url).not.toBe(first.url)
    expect(simulated.flows.map(({ input }) => input.FlowName)).toEqual([`网店转让合同${number}`])
    expect(simulated.requested.at(-1)?.input).toMatchObject({
      JumpUrl: `https://m.diandu.example/user_center/server/contract?id=${id}&returned=1`,
      FlowApproverInfos: [{ ApproverMobile: '13800000003' }],
    })
    expect(await link('buyer')).toMatchObject({ ok: false, failure: { reason: 'terms-changed' } })
  })

  it('one request, copied, asks the provider for one address and counts once, one after the other and at once (IDM-8)', async () => {
    const { db, clock, eSignature, id, simulated, fixture } = await open()
    const [handler] = contractHandlers({
      box,
      eSignature,
      identity: sandboxIdentity({ db, clock, random: systemRandom }),
    }).filter(({ endpoint }) => endpoint === getSigningLink)
    if (handler === undefined) throw new Error('There is no such call.')
    const call = async (signature: string) =>
      (
        await runCall(
          handler,
          { contractId: id },
          callContext(db, { clock, viewer: { userId: fixture.seller.userId }, signature }),
        )
      ).text()
    const first = await call('a signature')
    expect(JSON.parse(first)).toMatchObject({ code: '000000' })
    const requested = simulated.requested.length
    for (let nth = 0; nth < 3; nth += 1) expect(await call('a signature')).toBe(first)
    expect(simulated.requested).toHaveLength(requested)
    // Copies that come before the provider has answered get no link, and spend none.
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => (JSON.parse(await call('another signature')) as { code: string }).code),
    )
    expect(answers).toContain('000000')
    expect(await db.query("SELECT count(*)::int8 AS count FROM contract_journal WHERE what = 'link: asked'")).toEqual([
      { count: 2 },
    ])
  })

  it('takes over what was signed, once, with its instants and its document, from those with whom it was begun (ESS-5, ESS-11)', async () => {
    const { db, id, link, collect, stored, simulated, clock, mobileOf, fixture } = await open()
    valueOf(await link('seller'))
    valueOf(await collect())
    expect((await stored()).status).toBe('draft')
    simulated.sign('flow-1', mobileOf.seller, clock.now() - 7000)
    // Another phone meanwhile: there they stay who they were.
    await db.change('UPDATE users SET mobile = $2 WHERE id = $1', [fixture.seller.userId, '13911111111'])
    for (let time = 0; time < 2; time += 1) valueOf(await collect())
    expect(await stored()).toMatchObject({
      status: 'seller-signed',
      signatures: [{ party: 'seller', at: clock.now() - 7000 }],
    })
    await db.change('UPDATE users SET mobile = $2 WHERE id = $1', [fixture.buyer.userId, '13922222222'])
    valueOf(await link('buyer'))
    simulated.sign('flow-1', mobileOf.buyer, clock.now() - 6000)
    simulated.seal('flow-1', clock.now() - 6000)
    await Promise.all([1, 2, 3].map(() => collect()))
    const { status, signatures: made } = await stored()
    expect([status, made.map(({ party }) => party)]).toEqual(['all-signed', ['seller', 'buyer', 'house']])
    expect(Buffer.from((await latestContractPdf(db, box, id))?.bytes ?? []).toString()).toBe(
      '%PDF of flow-1, signed by 3',
    )
    expect(await db.query('SELECT status FROM orders')).toEqual([{ status: 5 }])
  })

  it('an address for the buyer is never good for longer than their three days (ESS-10)', async () => {
    const { link, collect, simulated, clock, mobileOf, stored } = await open()
    valueOf(await link('seller'))
    const signedAt = clock.now()
    simulated.sign('flow-1', mobileOf.seller, signedAt)
    clock.advance(10_000)
    valueOf(await collect())
    expect((await stored()).status).toBe('seller-signed')
    clock.advance(3 * DAY_MS - 70_000)
    expect(valueOf(await link('buyer')).validUntil).toBe(signedAt + 3 * DAY_MS)
  })

  it('is begun once both parties are known, and has the last signature stored with the platform’s seal (ESS-8)', async () => {
    const { link, prove, collect, stored, simulated, clock, mobileOf } = await open({
      isProven: false,
      isBuyerKnown: false,
    })
    expect(await link('seller')).toMatchObject({
      ok: false,
      failure: { reason: 'terms-changed', message: expect.stringContaining('请等对方核实身份') },
    })
    expect(simulated.flows).toEqual([])
    await prove('buyer')
    valueOf(await link('seller'))
    simulated.sign('flow-1', mobileOf.seller, clock.now() - 8000)
    simulated.sign('flow-1', mobileOf.buyer, clock.now() - 7000)
    valueOf(await collect())
    expect((await stored()).status).toBe('seller-signed')
    simulated.seal('flow-1', clock.now() - 6000)
    valueOf(await collect())
    expect((await stored()).status).toBe('all-signed')
  })

  it('is begun once the platform has accepted what either signature rests on (ESS-8)', async () => {
    const { db, fixture, id, link, simulated, stored, eSignature, deps } = await open({
      owner: { kind: 'person', name: '周母', legalPerson: { name: '周母', residentId: '110105192512310021' } },
    })
    const { seller } = fixture
    const [paper] = valueOf(
      await seller.device.signatures.handInConsent(id, valueOf(await seller.device.uploads.picture(SMALL_PNG)).id),
    ).seller.papers
    expect([await link('seller'), simulated.flows]).toMatchObject([
      { ok: false, failure: { reason: 'paper-waiting' } },
      [],
    ])
    expect(
      (
        await fixture.decideDocument(id, {
          party: 'seller',
          kind: 'consent',
          digest: paper?.digest ?? '',
          refusedFor: null,
        })
      ).ok,
    ).toBe(true)
    // The buyer is a company that has shown nothing of its shares yet: told to the provider, it could sign there.
    const sealed = await stored()
    const company = {
      ...sealed,
      buyer: { ...sealed.buyer, owner: { ...sealed.buyer.owner, kind: 'company' } },
    } as const
    expect([await linkElsewhere(db, company, 'seller', eSignature, deps()), simulated.flows]).toMatchObject([
      { ok: false, failure: { reason: 'paper-waiting' } },
      [],
    ])
    expect([(await link('seller')).ok, simulated.flows.length]).toEqual([true, 1])
  })

  it('what was signed there and cannot be stored is a failure and no silence; it is asked about again, and told (ESS-5)', async () => {
    const answers: object[] = []
    const { link, collect, call, prove, stored, simulated, clock, mobileOf } = await open({
      isProven: false,
      log: { ...silentLog, error: (about: object) => void answers.push(about) },
    })
    valueOf(await link('seller'))
    simulated.sign('flow-1', mobileOf.seller, clock.now() - 8000)
    simulated.sign('flow-1', mobileOf.buyer, clock.now() - 7000)
    simulated.seal('flow-1', clock.now() - 6000)
    expect(await collect()).toMatchObject({ ok: false, failure: { reason: 'terms-changed' } })
    expect((await stored()).status).toBe('seller-signed')
    await call()
    expect([answers.length, (await stored()).status]).toEqual([1, 'seller-signed'])
    // Once the buyer has shown who they are, the notice that was lost is not needed.
    await prove('buyer')
    await call()
    expect([(await stored()).status, answers.length]).toEqual(['all-signed', 1])
  })

  it('a flow that breaks is told too, and keeps no other flow waiting (ESS-5)', async () => {
    const answers: object[] = []
    const { db, link, call } = await open({ log: { ...silentLog, error: (about: object) => void answers.push(about) } })
    valueOf(await link('seller'))
    await db.change('UPDATE contract_flows SET signers = $1', [Buffer.from('of another key')])
    await call()
    expect(answers).toMatchObject([{ failure: { message: 'This was not sealed here.' } }])
  })

  it('a document that has become another is begun again there, and a signature on the earlier one is not stored (ESS-7)', async () => {
    const { link, collect, redraw, stored, flows, simulated, clock, mobileOf } = await open()
    valueOf(await link('seller'))
    simulated.sign('flow-1', mobileOf.seller, clock.now() - 6000)
    await redraw()
    expect(await collect()).toMatchObject({ ok: false, failure: { reason: 'terms-changed', field: 'digest' } })
    expect((await stored()).status).toBe('draft')
    expect(valueOf(await link('seller')).url).toContain('/flow-2/')
    expect(await flows()).toEqual([
      { id: 'flow-1', why: 'redrawn', outcome: null },
      { id: 'flow-2', why: null, outcome: null },
    ])
    simulated.sign('flow-2', mobileOf.seller, clock.now() - 6000)
    valueOf(await collect())
    expect((await stored()).status).toBe('seller-signed')
  })

  it('a flow that has ended there unsigned is begun again; where one party had signed in it, no party signs on and the platform hears of it (ESS-7)', async () => {
    const { db, link, collect, stored, flows, simulated, clock, mobileOf } = await open()
    valueOf(await link('seller'))
    simulated.expire('flow-1')
    expect(valueOf(await link('seller')).url).toContain('/flow-2/')
    expect(await flows()).toEqual([
      { id: 'flow-1', why: 'ended-there', outcome: 'over' },
      { id: 'flow-2', why: null, outcome: null },
    ])
    expect(await listAuditLines(db, 10)).toEqual([])
    simulated.sign('flow-2', mobileOf.seller, clock.now() - 6000)
    valueOf(await collect())
    simulated.expire('flow-2')
    expect(await link('buyer')).toMatchObject({
      ok: false,
      failure: { reason: 'terms-changed', message: expect.stringContaining('请联系客服') },
    })
    expect([(await stored()).status, simulated.flows.length]).toEqual(['seller-signed', 2])
    expect(await listAuditLines(db, 10)).toMatchObject([
      { reason: 'flow-lost', message: expect.stringContaining('flow-2') },
    ])
  })
})
