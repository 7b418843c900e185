import type { ShopId } from '@diandu/core/catalog'
import { paperOf, type RegisteredOwner } from '@diandu/core/contracts'
import { companyShop, paidOrder, reasonOf, SELLER_IDENTITY, SMALL_PNG, valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { createDataBox } from '../account/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { findOrder } from '../orders/index.ts'
import { openServerWorld } from '../port-suites/testing/open-server-world.ts'
import { systemRandom } from '../outside/index.ts'
import { readSettings } from '../settings.ts'
import { handClock } from '../testing/hand-clock.ts'
import { contractPaper } from './contract-paper.ts'
import { findContract } from './contract-store.ts'
import { soldThing } from './draft-contract.ts'
import { sayShopOwner } from './say-shop-owner.ts'

const { name, residentId, mobile, bankCard } = SELLER_IDENTITY
const COMPANY = '云禾商贸（杭州）有限公司'
const CREDIT_CODE = '91350200MA2XNAMM76'
const box = createDataBox(readSettings({}).secrets.dataKey)
const OTHER = { name: '周母', residentId: '110105192512310021' } as const

describeOnEachEngine('A contract of a company', (openDatabase) => {
  const begin = async (legalPerson: RegisteredOwner['legalPerson']) => {
    const db = await openDatabase()
    const world = await openServerWorld(db)
    const { identity, signatures, contracts, uploads } = world.seller.device
    await world.identify(world.seller.userId, { name, residentId })
    await world.standsFor(world.shopIds[0] as ShopId, { kind: 'company', name: COMPANY, legalPerson })
    const { id: contractId } = valueOf(await contracts.ofOrder((await paidOrder(world)).id))
    const representative = (companyName: string) =>
      identity.begin({ contractId, proof: 'legal-representative', fields: { companyName, creditCode: CREDIT_CODE, name, residentId, mobile } })
    const picture = async () => valueOf(await uploads.picture(SMALL_PNG)).id
    const sign = async (key: string) => {
      valueOf(await signatures.confirm(contractId, valueOf(await contracts.pages(contractId)).digest))
      return signatures.sign({ contractId, way: 'manual' }, key)
    }
    const accept = async (kind: 'consent' | 'equity') => {
      const paper = paperOf(valueOf(await contracts.find(contractId)).seller, kind)
      expect((await world.judgePaper(contractId, { party: 'seller', kind, digest: paper?.digest ?? '', refusedFor: null })).ok).toBe(true)
    }
    return { ...world, db, contractId, accept, identity, signatures, contracts, representative, picture, sign }
  }

  it('[CTR-33] [CTR-5] is signed by its legal person, who shows this company and no other, and its equity', async () => {
    const { contractId, accept, identity, representative, picture, sign, readCode, close } = await begin({ name, residentId })
    expect(await representative('云禾商贸有限公司')).toMatchObject({ ok: false, failure: { kind: 'refused', field: 'companyName' } })
    expect(await readCode(mobile)).toBeUndefined()
    // Brackets as they come from another keyboard make no other company.
    expect(valueOf(await representative('云禾商贸(杭州)有限公司')).next).toBe('code')
    valueOf(await identity.finish({ contractId, proof: 'legal-representative', code: (await readCode(mobile)) ?? '' }))
    expect(reasonOf(await sign('without-its-equity'))).toBe('terms-changed')
    expect(await identity.begin({ contractId, proof: 'bank', fields: { name, residentId, bankCard } })).toMatchObject({ failure: { field: 'proof' } })
    valueOf(await identity.begin({ contractId, proof: 'equity', fields: { equityPaper: await picture() } }))
    valueOf(await identity.finish({ contractId, proof: 'equity', code: null }))
    expect(reasonOf(await sign('nobody-looked-at-it'))).toBe('paper-waiting')
    await accept('equity')
    expect(valueOf(await sign('with-its-equity-1')).status).toBe('seller-signed')
    await close()
  })

  it('[CTR-39] stands on its paper as soon as its legal person has shown it, and before that a person does not', async () => {
    const db = await openDatabase()
    const world = await openServerWorld(db)
    const { identity, contracts, uploads, signatures } = world.seller.device
    await world.identify(world.seller.userId, { name, residentId })
    const order = await paidOrder(world, await companyShop(world))
    const { id: contractId } = valueOf(await contracts.ofOrder(order.id))
    const sellerOnPaper = async (): Promise<string> => {
      const [kept, placed] = [await findContract(db, box, contractId), await findOrder(db, order.id)]
      if (kept === undefined || placed === undefined) throw new Error('There is no contract')
      return JSON.stringify(contractPaper(kept, await soldThing(db, placed)).blocks[0])
    }
    expect(await sellerOnPaper()).toContain('以签署前认证的公司名称为准')
    expect(await sellerOnPaper()).not.toContain(name)
    const fields = { companyName: COMPANY, creditCode: CREDIT_CODE, name, residentId, mobile }
    valueOf(await identity.begin({ contractId, proof: 'legal-representative', fields }))
    valueOf(await identity.finish({ contractId, proof: 'legal-representative', code: (await world.readCode(mobile)) ?? '' }))
    expect(await sellerOnPaper()).toContain(`["甲方（转让方）","${COMPANY}"],["法定代表人","${name}`)
    valueOf(await identity.begin({ contractId, proof: 'equity', fields: { equityPaper: valueOf(await uploads.picture(SMALL_PNG)).id } }))
    const [equity] = valueOf(await identity.finish({ contractId, proof: 'equity', code: null })).seller.papers
    expect((await world.judgePaper(contractId, { party: 'seller', kind: 'equity', digest: equity?.digest ?? '', refusedFor: null })).ok).toBe(true)
    valueOf(await signatures.confirm(contractId, valueOf(await contracts.pages(contractId)).digest))
    expect(valueOf(await signatures.sign({ contractId, way: 'manual' }, 'for-the-company')).seller.owner.name).toBe(COMPANY)
    await world.close()
  })

  it('[CTR-39] stands in the draft where its papers were reviewed', async () => {
    const world = await openServerWorld(await openDatabase())
    const { contracts, verifications, uploads } = world.seller.device
    const papers = { companyName: COMPANY, creditCode: CREDIT_CODE, legalPerson: name, legalPersonId: residentId, licencePhoto: valueOf(await uploads.picture(SMALL_PNG)).id }
    valueOf(await verifications.handIn({ kind: 'company', ...papers }))
    await world.reviewPapers(world.seller.userId, 1, '')
    const { seller } = valueOf(await contracts.ofOrder((await paidOrder(world, await companyShop(world))).id))
    expect(seller).toMatchObject({ owner: { kind: 'company', name: COMPANY, legalPerson: { name } }, signer: { name } })
    await world.close()
  })

  it('[CTR-39] is still to be named where a person was said to own its shop', async () => {
    const world = await openServerWorld(await openDatabase())
    const shopId = await companyShop(world)
    await world.standsFor(shopId, { kind: 'person', name: OTHER.name, legalPerson: OTHER })
    const { seller } = valueOf(await world.seller.device.contracts.ofOrder((await paidOrder(world, shopId)).id))
    expect(seller.owner).toMatchObject({ kind: 'company', name: '' })
    await world.close()
  })

  it('[CTR-37] [CTR-9] is shown anew where it becomes another one, and what was shown of each is kept', async () => {
    const { db, contractId, contracts, identity, shopIds, representative, sign, readCode, advance, close } = await begin({ name, residentId })
    const show = async (companyName: string) => {
      valueOf(await representative(companyName))
      return valueOf(await identity.finish({ contractId, proof: 'legal-representative', code: (await readCode(mobile)) ?? '' })).seller.proofs
    }
    expect(await show(COMPANY)).toEqual(['legal-representative'])
    const owner = { kind: 'company', name: '云禾商贸有限公司', legalPerson: { name, residentId } } as const
    const said = await sayShopOwner(db, { shopId: shopIds[0] ?? '', owner, by: 'Li Na', why: 'the licence' }, { box, random: systemRandom, nowMs: handClock().now() })
    expect(said.ok).toBe(true)
    expect(valueOf(await contracts.find(contractId)).seller).toMatchObject({ owner: { name: owner.name }, proofs: [] })
    expect(reasonOf(await sign('shown-for-another'))).toBe('terms-changed')
    await advance(60_000)
    expect(await show(owner.name)).toEqual(['legal-representative'])
    const kept = valueOf(await contracts.evidence(contractId))
    expect([kept.map(({ kind }) => kind), new Set(kept.map(({ digest }) => digest)).size]).toEqual([['identity', 'identity'], 2])
    await close()
  })

  it('[CTR-32] is signed by somebody else who shows themselves and hands in a consent paper', async () => {
    const { contractId, accept, identity, signatures, representative, picture, sign, close } = await begin(OTHER)
    expect(await representative(COMPANY)).toMatchObject({ failure: { field: 'proof' } })
    valueOf(await identity.begin({ contractId, proof: 'bank', fields: { name, residentId, bankCard } }))
    valueOf(await identity.finish({ contractId, proof: 'bank', code: null }))
    expect(reasonOf(await sign('without-a-paper'))).toBe('signer-mismatch')
    valueOf(await signatures.handInConsent(contractId, await picture()))
    expect(reasonOf(await sign('nobody-looked-at-it'))).toBe('paper-waiting')
    await accept('consent')
    expect(valueOf(await sign('with-a-paper-1')).status).toBe('seller-signed')
    await close()
  })
})
