import { describe, expect, it } from 'vitest'
import { PROOFS } from '../../src/contracts/index.ts'
import { DIFFERENT_CODE, fieldsFor, reviewDocumentStep, prove, read, sign, signUnread } from '../signing-steps.ts'
import { BUYER_IDENTITY, SELLER_COMPANY, SELLER_IDENTITY, type OpenSigning } from '../signing-table.ts'
import { reasonOf, valueOf } from '../fixture-steps.ts'

export function provingContract(name: string, open: OpenSigning): void {
  describe(`${name} keeps the contract of showing who one is`, () => {
    it('a code proves who it was sent to, a wrong one does not, and one that was spent does not either (CTR-13)', async () => {
      const table = await open()
      const { contractId, seller } = table
      const attempt = { contractId, proof: 'four-elements', fields: fieldsFor('seller') } as const
      expect(valueOf(await seller.identity.begin(attempt)).next).toBe('code')
      const code = (await table.readCode(SELLER_IDENTITY.mobile)) ?? ''
      const finish = (answer: string | null) =>
        seller.identity.finish({ contractId, proof: 'four-elements', code: answer })
      expect(reasonOf(await finish(DIFFERENT_CODE[code] ?? '000000'))).toBe('code-wrong')
      expect(valueOf(await seller.contracts.find(contractId)).seller.proofs).toEqual([])
      expect(valueOf(await finish(code)).seller.proofs).toEqual(['four-elements'])
      expect(reasonOf(await finish(code))).not.toBe('ok')
    })

    it('three elements want the card to be shown too (CTR-13)', async () => {
      const table = await open()
      await prove(table, 'seller', 'three-elements')
      expect(reasonOf(await sign(table, 'seller', 'not-proven-yet'))).not.toBe('ok')
      expect((await prove(table, 'seller', 'photo')).seller.proofs).toEqual(['three-elements', 'photo'])
      expect(reasonOf(await sign(table, 'seller', 'proven-by-now'))).toBe('ok')
    })

    it('other people’s documents prove nothing (CTR-15)', async () => {
      const { contractId, seller } = await open()
      const fields = { ...fieldsFor('seller'), residentId: BUYER_IDENTITY.residentId }
      expect(reasonOf(await seller.identity.begin({ contractId, proof: 'four-elements', fields }))).toBe(
        'signer-mismatch',
      )
    })

    it('a shop in another’s name is signed for with a consent form only (CTR-15)', async () => {
      const table = await open({ isSellerAnother: true })
      await prove(table, 'seller')
      expect(reasonOf(await sign(table, 'seller', 'without-a-paper'))).toBe('signer-mismatch')
      expect(reasonOf(await table.seller.signatures.handInConsent(table.contractId, ''))).toBe('bad-parameter')
      const paper = await table.upload('seller')
      expect(valueOf(await table.seller.signatures.handInConsent(table.contractId, paper)).seller.papers).toMatchObject(
        [{ kind: 'consent', standing: { is: 'waiting' } }],
      )
      expect((await reviewDocumentStep(table, 'seller', 'consent')).ok).toBe(true)
      expect(valueOf(await sign(table, 'seller', 'with-a-paper')).status).toBe('seller-signed')
    })

    it('a page elsewhere can be gone to again, once it was begun (CTR-13)', async () => {
      const { contractId, seller } = await open()
      expect(reasonOf(await seller.identity.page(contractId))).toBe('bad-parameter')
      const begun = valueOf(await seller.identity.begin({ contractId, proof: 'high', fields: fieldsFor('seller') }))
      expect(begun).toEqual({ next: 'page', ...valueOf(await seller.identity.page(contractId)) })
    })

    it('a page elsewhere proves nothing before it has said yes, whatever the person says (CTR-35)', async () => {
      const table = await open()
      const { contractId, seller } = table
      const begin = () => seller.identity.begin({ contractId, proof: 'high', fields: fieldsFor('seller') })
      const finish = () => seller.identity.finish({ contractId, proof: 'high', code: null })
      const proofs = async () => valueOf(await seller.contracts.find(contractId)).seller.proofs
      expect(reasonOf(await finish())).toBe('bad-parameter')
      valueOf(await begin())
      expect([reasonOf(await finish()), reasonOf(await finish())]).toEqual(['proof-pending', 'proof-pending'])
      await table.decide('seller', 'differs')
      expect([reasonOf(await finish()), reasonOf(await finish())]).toEqual(['bad-parameter', 'bad-parameter'])
      expect([await proofs(), valueOf(await seller.contracts.evidence(contractId))]).toEqual([[], []])
      // The verdict of one page does not count for the next.
      valueOf(await begin())
      expect(reasonOf(await finish())).toBe('proof-pending')
      await table.decide('seller', 'matches')
      // A user who comes back by several ways, also at once, gets the same answer each time, and it is stored once.
      for (const answered of [...(await Promise.all([finish(), finish(), finish()])), await finish()])
        expect(valueOf(answered).seller.proofs).toEqual(['high'])
      expect(valueOf(await seller.contracts.evidence(contractId))).toHaveLength(1)
    })

    it('a page elsewhere names a signer who was unknown, and is asked about no other user (CTR-35)', async () => {
      const table = await open({ isSellerUnknown: true })
      const named = await prove(table, 'seller', 'high')
      expect([named.seller.signer.name, named.seller.owner.name]).toEqual([SELLER_IDENTITY.name, SELLER_IDENTITY.name])
      const other = { name: SELLER_IDENTITY.name, residentId: SELLER_IDENTITY.residentId }
      expect(
        reasonOf(await table.buyer.identity.begin({ contractId: table.contractId, proof: 'high', fields: other })),
      ).toBe('signer-mismatch')
      const { name } = BUYER_IDENTITY
      expect(
        await table.buyer.identity.begin({ contractId: table.contractId, proof: 'high', fields: { name } }),
      ).toMatchObject({ failure: { field: 'residentId' } })
    })

    it.each([true, false])(
      'a shop sold as a share in its company is signed for by the company that its legal person shows, known before or not: %s (CTR-39)',
      async (isSellerUnknown) => {
        const table = await open({ isCompanyShop: true, isSellerUnknown })
        const { contractId, seller } = table
        const drafted = valueOf(await seller.contracts.find(contractId)).seller
        expect(drafted).toMatchObject({
          owner: { kind: 'company', name: '', legalPerson: { name: '' } },
          signer: { name: isSellerUnknown ? '' : SELLER_IDENTITY.name },
        })
        expect(await seller.identity.begin({ contractId, proof: 'bank', fields: fieldsFor('seller') })).toMatchObject({
          failure: { kind: 'refused', field: 'proof' },
        })
        expect(reasonOf(await sign(table, 'seller', 'nobody-is-named'))).toBe('terms-changed')
        const before = valueOf(await seller.contracts.pages(contractId)).digest
        const named = await prove(table, 'seller', 'legal-representative')
        const { companyName: name } = SELLER_COMPANY
        expect(named.seller).toMatchObject({
          owner: { kind: 'company', name, legalPerson: { name: SELLER_IDENTITY.name } },
          signer: { name: SELLER_IDENTITY.name },
          proofs: ['legal-representative'],
        })
        expect(valueOf(await seller.contracts.pages(contractId)).digest).not.toBe(before)
        expect(reasonOf(await sign(table, 'seller', 'without-its-equity'))).toBe('terms-changed')
        await prove(table, 'seller', 'equity')
        expect(reasonOf(await sign(table, 'seller', 'with-its-equity'))).toBe('paper-waiting')
        expect((await reviewDocumentStep(table, 'seller', 'equity')).ok).toBe(true)
        expect(valueOf(await sign(table, 'seller', 'with-its-equity')).status).toBe('seller-signed')
      },
    )

    it('no party signs for a company that they named after they had read the document (CTR-39)', async () => {
      const table = await open({ isCompanyShop: true })
      await read(table, 'seller')
      await prove(table, 'seller', 'legal-representative')
      await prove(table, 'seller', 'equity')
      expect((await reviewDocumentStep(table, 'seller', 'equity')).ok).toBe(true)
      expect(await signUnread(table, 'seller', 'read-before')).toMatchObject({
        failure: { reason: 'terms-changed', field: 'digest' },
      })
    })

    it('who was shown before is proven by a code to the mobile on record (CTR-79, ACC-46)', async () => {
      const table = await open()
      const { contractId, seller } = table
      const attempt = { contractId, proof: 'on-record', fields: {} } as const
      expect(valueOf(await seller.identity.begin(attempt)).next).toBe('code')
      const finish = (code: string) => seller.identity.finish({ contractId, proof: 'on-record', code })
      const code = (await table.readCode(SELLER_IDENTITY.mobile)) ?? ''
      expect(reasonOf(await finish(DIFFERENT_CODE[code] ?? '000000'))).toBe('code-wrong')
      expect(valueOf(await finish(code)).seller.proofs).toEqual(['on-record'])
      expect(reasonOf(await sign(table, 'seller', 'known-before'))).toBe('ok')
    })

    it('a party who was never shown has no such proof, and is known once another one is finished (CTR-79, ACC-46)', async () => {
      const table = await open({ isSellerUnknown: true })
      const { contractId, seller } = table
      const attempt = { contractId, proof: 'on-record', fields: {} } as const
      expect(reasonOf(await seller.identity.begin(attempt))).toBe('not-found')
      await prove(table, 'seller')
      // One code a minute.
      await table.advance(61_000)
      expect(valueOf(await seller.identity.begin(attempt)).next).toBe('code')
    })

    it('says by which proofs a signer can show who they are (CTR-36)', async () => {
      const { contractId, seller } = await open()
      expect(valueOf(await seller.contracts.find(contractId)).offered).toEqual(Object.keys(PROOFS))
    })
  })
}
