import type { ShopId } from '@diandu/core/catalog'
import { documentOf, type RegisteredOwner } from '@diandu/core/contracts'
import {
  companyShop,
  paidOrder,
  reasonOf,
  SELLER_IDENTITY,
  SMALL_PNG,
  valueOf,
  createManualClock,
} from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { createDataBox } from '../../crypto/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { openServerFixture } from '../../port-suites/testing/open-server-fixture.ts'
import { systemRandom } from '../../integrations/index.ts'
import { readSettings } from '../../settings.ts'
import { setShopOwner } from '../shop-owner/set-shop-owner.ts'

const { name, residentId, mobile, bankCard } = SELLER_IDENTITY
const COMPANY = '云禾商贸（杭州）有限公司'
const CREDIT_CODE = '91350200MA2XNAMM76'
const box = createDataBox(readSettings({}).secrets.dataKey)
const OTHER = { name: '周母', residentId: '110105192512310021' } as const

describeOnEachEngine('A contract of a company', (openDatabase) => {
  const begin = async (legalPerson: RegisteredOwner['legalPerson']) => {
    const db = await openDatabase()
    const fixture = await openServerFixture(db)
    const { identity, signatures, contracts, uploads } = fixture.seller.device
    await fixture.identify(fixture.seller.userId, { name, residentId })
    await fixture.registerOwner(fixture.shopIds[0] as ShopId, { kind: 'company', name: COMPANY, legalPerson })
    const { id: contractId } = valueOf(await contracts.ofOrder((await paidOrder(fixture)).id))
    const representative = (companyName: string) =>
      identity.begin({
        contractId,
        proof: 'legal-representative',
        fields: { companyName, creditCode: CREDIT_CODE, name, residentId, mobile },
      })
    const picture = async () => valueOf(await uploads.picture(SMALL_PNG)).id
    const sign = async (key: string) => {
      valueOf(await signatures.confirm(contractId, valueOf(await contracts.pages(contractId)).digest))
      return signatures.sign({ contractId, way: 'manual' }, key)
    }
    const accept = async (kind: 'consent' | 'equity') => {
      const paper = documentOf(valueOf(await contracts.find(contractId)).seller, kind)
      expect(
        (
          await fixture.decideDocument(contractId, {
            party: 'seller',
            kind,
            digest: paper?.digest ?? '',
            refusedFor: null,
          })
        ).ok,
      ).toBe(true)
    }
    return { ...fixture, db, contractId, accept, identity, signatures, contracts, representative, picture, sign }
  }

  it('is signed by its legal person, who shows this company and no other, and its equity (CTR-33, CTR-5)', async () => {
    const { contractId, accept, identity, representative, picture, sign, readCode, close } = await begin({
      name,
      residentId,
    })
    expect(await representative('云禾商贸有限公司')).toMatchObject({
      ok: false,
      failure: { kind: 'refused', field: 'companyName' },
    })
    expect(await readCode(mobile)).toBeUndefined()
    // Brackets as they come from another keyboard make no other company.
    expect(valueOf(await representative('云禾商贸(杭州)有限公司')).next).toBe('code')
    valueOf(await identity.finish({ contractId, proof: 'legal-representative', code: (await readCode(mobile)) ?? '' }))
    expect(reasonOf(await sign('without-its-equity'))).toBe('terms-changed')
    expect(await identity.begin({ contractId, proof: 'bank', fields: { name, residentId, bankCard } })).toMatchObject({
      failure: { field: 'proof' },
    })
    valueOf(await identity.begin({ contractId, proof: 'equity', fields: { equityPaper: await picture() } }))
    valueOf(await identity.finish({ contractId, proof: 'equity', code: null }))
    expect(reasonOf(await sign('nobody-looked-at-it'))).toBe('paper-waiting')
    await accept('equity')
    expect(valueOf(await sign('with-its-equity-1')).status).toBe('seller-signed')
    await close()
  })

  it('stands in the draft where its documents were reviewed (CTR-39)', async () => {
    const fixture = await openServerFixture(await openDatabase())
    const { contracts, verifications, uploads } = fixture.seller.device
    const papers = {
      companyName: COMPANY,
      creditCode: CREDIT_CODE,
      legalPerson: name,
      legalPersonId: residentId,
      licencePhoto: valueOf(await uploads.picture(SMALL_PNG)).id,
    }
    valueOf(await verifications.handIn({ kind: 'company', ...papers }))
    await fixture.reviewVerification(fixture.seller.userId, 'verified', '')
    const { seller } = valueOf(await contracts.ofOrder((await paidOrder(fixture, await companyShop(fixture))).id))
    expect(seller).toMatchObject({ owner: { kind: 'company', name: COMPANY, legalPerson: { name } }, signer: { name } })
    await fixture.close()
  })

  it('is still to be named where a person was said to own its shop (CTR-39)', async () => {
    const fixture = await openServerFixture(await openDatabase())
    const shopId = await companyShop(fixture)
    await fixture.registerOwner(shopId, { kind: 'person', name: OTHER.name, legalPerson: OTHER })
    const { seller } = valueOf(await fixture.seller.device.contracts.ofOrder((await paidOrder(fixture, shopId)).id))
    expect(seller.owner).toMatchObject({ kind: 'company', name: '' })
    await fixture.close()
  })

  it('is shown again where it becomes another one, and what was shown of each is kept (CTR-37, CTR-9)', async () => {
    const { db, contractId, contracts, identity, shopIds, representative, sign, readCode, advance, close } =
      await begin({ name, residentId })
    const show = async (companyName: string) => {
      valueOf(await representative(companyName))
      return valueOf(
        await identity.finish({ contractId, proof: 'legal-representative', code: (await readCode(mobile)) ?? '' }),
      ).seller.proofs
    }
    expect(await show(COMPANY)).toEqual(['legal-representative'])
    const owner = { kind: 'company', name: '云禾商贸有限公司', legalPerson: { name, residentId } } as const
    const result = await setShopOwner(
      db,
      { shopId: shopIds[0] ?? '', owner, by: 'Li Na', why: 'the licence' },
      { box, random: systemRandom, nowMs: createManualClock().now() },
    )
    expect(result.ok).toBe(true)
    expect(valueOf(await contracts.find(contractId)).seller).toMatchObject({ owner: { name: owner.name }, proofs: [] })
    expect(reasonOf(await sign('shown-for-another'))).toBe('terms-changed')
    await advance(60_000)
    expect(await show(owner.name)).toEqual(['legal-representative'])
    const stored = valueOf(await contracts.evidence(contractId))
    expect([stored.map(({ kind }) => kind), new Set(stored.map(({ digest }) => digest)).size]).toEqual([
      ['identity', 'identity'],
      2,
    ])
    await close()
  })

  it('is signed by another person who shows themselves and submits a consent form (CTR-32)', async () => {
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
