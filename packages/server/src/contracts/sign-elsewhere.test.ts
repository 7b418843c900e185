import type { ShopId } from '@diandu/core/catalog'
import { BUYER_IDENTITY, paidOrder, SELLER_IDENTITY, SMALL_PNG, valueOf } from '@diandu/core/testing'
import { ok } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { createDataBox } from '../account/index.ts'
import { listAuditLines } from '../audit/index.ts'
import { openServerWorld } from '../port-suites/testing/open-server-world.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { silentLog } from '../log.ts'
import { systemRandom, type SignsElsewhere } from '../outside/index.ts'
import { readSettings } from '../settings.ts'
import { handClock } from '../testing/hand-clock.ts'
import { testApp } from '../testing/test-app.ts'
import { askFlows } from './ask-flows.ts'
import { findContract } from './contract-store.ts'
import { noticeRoutes, NOTICES_PATH } from './notice-routes.ts'
import { insertPaper, lastPaper } from './paper-store.ts'
import { collectSignatures, linkElsewhere } from './sign-elsewhere.ts'

const box = createDataBox(readSettings({}).secrets.dataKey)

/** A provider with one flow; who has signed is said by the test. */
function playProvider() {
  const begun: string[] = []
  const signatures: { mobile: string; at: number }[] = []
  /** Whether the house has sealed behind them. */
  const house = { hasSealed: true }
  const eSignature: SignsElsewhere = {
    kind: 'tencent',
    begin: async ({ number }) => (begun.push(number), ok(`flow-of-${number}${begun.length > 1 ? `-${begun.length}` : ''}`)),
    linkFor: async (flowId, { mobile }) => ok(`https://sign.example/${flowId}/${mobile}`),
    look: async () => ok({ signatures: [...signatures], isWhole: signatures.length === 2 && house.hasSealed, paper: Buffer.from(`%PDF signed by ${signatures.length}`) }),
    readNotice: (body, signature) => (signature === 'right' ? (JSON.parse(body) as { flow: string }).flow : undefined),
  }
  return { eSignature, begun, signatures, house }
}

describeOnEachEngine('Signing at a provider', (openDatabase) => {
  async function open({ isProven = true, isBuyerKnown = true }: { readonly isProven?: boolean; readonly isBuyerKnown?: boolean } = {}) {
    const db = await openDatabase()
    const world = await openServerWorld(db)
    const { buyer, seller } = world
    await world.identify(seller.userId, SELLER_IDENTITY)
    if (isBuyerKnown) await world.identify(buyer.userId, BUYER_IDENTITY)
    const { id } = valueOf(await seller.device.contracts.ofOrder((await paidOrder(world)).id))
    for (const [{ device }, fields] of isProven ? ([[seller, SELLER_IDENTITY], [buyer, BUYER_IDENTITY]] as const) : ([[seller, SELLER_IDENTITY]] as const)) {
      valueOf(await device.identity.begin({ contractId: id, proof: 'bank', fields }))
      valueOf(await device.identity.finish({ contractId: id, proof: 'bank', code: null }))
    }
    const [row] = await db.query<{ nowMs: number }>('SELECT drafted_at AS "nowMs" FROM contracts')
    const nowMs = (row?.nowMs ?? 0) + 60_000
    const kept = async () => {
      const contract = await findContract(db, box, id)
      if (contract === undefined) throw new Error('There is no contract')
      return contract
    }
    return { db, world, id, nowMs, kept, parts: { box, random: systemRandom, nowMs } }
  }

  it('[ESS-5] is begun once, with the link of whoever is next', async () => {
    const { db, kept, parts, world } = await open()
    const { eSignature, begun } = playProvider()
    const contract = await kept()
    const first = valueOf(await linkElsewhere(db, contract, 'seller', eSignature, parts))
    expect(valueOf(await linkElsewhere(db, contract, 'seller', eSignature, parts)).url).toBe(first.url)
    expect(first.url).toContain(world.seller.mobile)
    expect(begun).toEqual([contract.number])
    expect(await linkElsewhere(db, contract, 'buyer', eSignature, parts)).toMatchObject({ ok: false, failure: { reason: 'terms-changed' } })
  })

  it('[ESS-5] takes over what was signed, once, with its instants and its document', async () => {
    const { db, id, kept, parts, nowMs, world } = await open()
    const { eSignature, signatures } = playProvider()
    valueOf(await linkElsewhere(db, await kept(), 'seller', eSignature, parts))
    valueOf(await collectSignatures(db, id, eSignature, parts))
    expect((await kept()).status).toBe('draft')
    signatures.push({ mobile: world.seller.mobile, at: nowMs - 1000 })
    for (let time = 0; time < 2; time += 1) valueOf(await collectSignatures(db, id, eSignature, parts))
    expect(await kept()).toMatchObject({ status: 'seller-signed', signatures: [{ party: 'seller', at: nowMs - 1000 }] })
    signatures.push({ mobile: world.buyer.mobile, at: nowMs })
    await Promise.all([1, 2, 3].map(() => collectSignatures(db, id, eSignature, parts)))
    const { status, signatures: made } = await kept()
    expect([status, made.map(({ party }) => party)]).toEqual(['all-signed', ['seller', 'buyer', 'house']])
    expect(Buffer.from((await lastPaper(db, box, id))?.bytes ?? []).toString()).toBe('%PDF signed by 2')
    expect(await db.query('SELECT status FROM orders')).toEqual([{ status: 5 }])
  })

  it('[ESS-8] is begun once both parties are known, and has the last signature taken over with the house’s seal', async () => {
    const { db, id, kept, parts, nowMs, world } = await open({ isProven: false, isBuyerKnown: false })
    const { eSignature, begun, signatures, house } = playProvider()
    expect(await linkElsewhere(db, await kept(), 'seller', eSignature, parts)).toMatchObject({ ok: false, failure: { reason: 'terms-changed', message: expect.stringContaining('请等对方核实身份') } })
    expect(begun).toEqual([])
    valueOf(await world.buyer.device.identity.begin({ contractId: id, proof: 'bank', fields: BUYER_IDENTITY }))
    valueOf(await world.buyer.device.identity.finish({ contractId: id, proof: 'bank', code: null }))
    valueOf(await linkElsewhere(db, await kept(), 'seller', eSignature, parts))
    signatures.push({ mobile: world.seller.mobile, at: nowMs - 2000 }, { mobile: world.buyer.mobile, at: nowMs - 1000 })
    house.hasSealed = false
    valueOf(await collectSignatures(db, id, eSignature, parts))
    expect((await kept()).status).toBe('seller-signed')
    house.hasSealed = true
    valueOf(await collectSignatures(db, id, eSignature, parts))
    expect((await kept()).status).toBe('all-signed')
  })

  it('[ESS-9] is begun once the house has accepted what either signature rests on', async () => {
    const db = await openDatabase()
    const world = await openServerWorld(db)
    const { seller, buyer } = world
    await world.identify(seller.userId, SELLER_IDENTITY)
    await world.identify(buyer.userId, BUYER_IDENTITY)
    await world.standsFor(world.shopIds[0] as ShopId, { kind: 'person', name: '周母', legalPerson: { name: '周母', residentId: '110105192512310021' } })
    const { id } = valueOf(await seller.device.contracts.ofOrder((await paidOrder(world)).id))
    for (const [{ device }, fields] of [[seller, SELLER_IDENTITY], [buyer, BUYER_IDENTITY]] as const) {
      valueOf(await device.identity.begin({ contractId: id, proof: 'bank', fields }))
      valueOf(await device.identity.finish({ contractId: id, proof: 'bank', code: null }))
    }
    const [paper] = valueOf(await seller.device.signatures.handInConsent(id, valueOf(await seller.device.uploads.picture(SMALL_PNG)).id)).seller.papers
    const { eSignature, begun } = playProvider()
    const ask = async () => {
      const contract = await findContract(db, box, id)
      if (contract === undefined) throw new Error('There is no contract')
      return linkElsewhere(db, contract, 'seller', eSignature, { box, random: systemRandom, nowMs: contract.draftedAt })
    }
    expect([await ask(), begun]).toMatchObject([{ ok: false, failure: { reason: 'paper-waiting' } }, []])
    expect((await world.judgePaper(id, { party: 'seller', kind: 'consent', digest: paper?.digest ?? '', refusedFor: null })).ok).toBe(true)
    // The buyer is a company that has shown nothing of its shares yet: told to the provider, it could sign there.
    const sealed = await findContract(db, box, id)
    if (sealed === undefined) throw new Error('There is no contract')
    const company = { ...sealed, buyer: { ...sealed.buyer, owner: { ...sealed.buyer.owner, kind: 'company' } } } as const
    expect([await linkElsewhere(db, company, 'seller', eSignature, { box, random: systemRandom, nowMs: sealed.draftedAt }), begun]).toMatchObject([{ ok: false, failure: { reason: 'paper-waiting' } }, []])
    expect([(await ask()).ok, begun.length]).toEqual([true, 1])
    await world.close()
  })

  it('[ESS-6] what was signed there and cannot be taken over is a failure and no silence; it is asked about again, and told', async () => {
    const { db, id, kept, parts, nowMs, world } = await open({ isProven: false })
    const { eSignature, signatures } = playProvider()
    valueOf(await linkElsewhere(db, await kept(), 'seller', eSignature, parts))
    signatures.push({ mobile: world.seller.mobile, at: nowMs - 2000 }, { mobile: world.buyer.mobile, at: nowMs - 1000 })
    expect(await collectSignatures(db, id, eSignature, parts)).toMatchObject({ ok: false, failure: { reason: 'terms-changed' } })
    expect((await kept()).status).toBe('seller-signed')
    const told: object[] = []
    const sweep = () => askFlows({ db, clock: handClock(nowMs), random: systemRandom, log: { error: (about: object) => void told.push(about) } as never }, eSignature, box)
    await sweep()
    expect(told).toMatchObject([{ contractId: id }])
    // Once the buyer has shown who they are, the notice that was lost is not needed.
    valueOf(await world.buyer.device.identity.begin({ contractId: id, proof: 'bank', fields: BUYER_IDENTITY }))
    valueOf(await world.buyer.device.identity.finish({ contractId: id, proof: 'bank', code: null }))
    await sweep()
    expect([(await kept()).status, told.length]).toEqual(['all-signed', 1])
  })

  it('[ESS-7] a document that has become another is begun anew there, and a signature on the earlier one is not taken over', async () => {
    const { db, id, kept, parts, nowMs, world } = await open()
    const { eSignature, begun, signatures } = playProvider()
    valueOf(await linkElsewhere(db, await kept(), 'seller', eSignature, parts))
    signatures.push({ mobile: world.seller.mobile, at: nowMs })
    const paper = await lastPaper(db, box, id)
    await insertPaper(db, box, (await kept()).id, (paper?.version ?? 0) + 1, Buffer.from('%PDF with another name'), nowMs)
    expect(await collectSignatures(db, id, eSignature, parts)).toMatchObject({ ok: false, failure: { reason: 'terms-changed', field: 'digest' } })
    expect((await kept()).status).toBe('draft')
    const again = valueOf(await linkElsewhere(db, await kept(), 'seller', eSignature, parts))
    expect([begun.length, again.url.includes(`flow-of-${begun[0]}-2`)]).toEqual([2, true])
    valueOf(await collectSignatures(db, id, eSignature, parts))
    expect((await kept()).status).toBe('seller-signed')
  })

  it('[ESS-5] [AUD-3] a notice has the provider asked; one that is not the provider’s moves nothing and leaves a line in the audit log', async () => {
    const { db, kept, parts, nowMs, world } = await open()
    const { eSignature, signatures } = playProvider()
    const contract = await kept()
    valueOf(await linkElsewhere(db, contract, 'seller', eSignature, parts))
    signatures.push({ mobile: world.seller.mobile, at: nowMs })
    const clock = { now: () => nowMs, after: () => () => undefined }
    const { app } = await testApp(db, { routes: [(scope) => noticeRoutes(scope, { db, clock, random: systemRandom, log: silentLog, settings: readSettings({}) }, eSignature, box)] })
    const notice = (signature: string) =>
      app.inject({ method: 'POST', url: NOTICES_PATH, headers: { 'content-type': 'application/json', 'content-signature': signature }, payload: JSON.stringify({ flow: `flow-of-${contract.number}` }) })
    expect((await notice('wrong')).statusCode).toBe(403)
    expect((await kept()).status).toBe('draft')
    expect(await listAuditLines(db, 10)).toMatchObject([{ at: nowMs, userId: null, what: 'notice tencent', reason: 'notice-forged', field: 'signature', clientAddress: '127.0.0.1' }])
    expect((await notice('right')).statusCode).toBe(200)
    expect((await kept()).status).toBe('seller-signed')
    expect(await listAuditLines(db, 10)).toHaveLength(1)
  })
})
