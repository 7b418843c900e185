import { describe, expect, it } from 'vitest'
import { missingEvidence, PROOFS, type ContractView, type Proof, type ProofField } from '../../src/contracts/index.ts'
import { DAY_MS, type Result } from '../../src/kernel/index.ts'
import { TERMS_VERSION } from '../../src/orders/index.ts'
import { reasonOf, valueOf } from '../world-steps.ts'
import { BUYER_IDENTITY, SELLER_IDENTITY, type OpenSigning, type SigningTable } from '../signing-table.ts'

const IDENTITIES = { seller: SELLER_IDENTITY, buyer: BUYER_IDENTITY } as const
type Role = keyof typeof IDENTITIES

/** What a person types for a proof. */
const fieldsFor = (role: Role): Readonly<Partial<Record<ProofField, string>>> => IDENTITIES[role]

/** Proves who a party is, by four elements unless another way is named. */
async function prove(table: SigningTable, role: Role, proof: Proof = 'four-elements'): Promise<ContractView> {
  const { identity } = table[role]
  const { contractId } = table
  const photos = proof === 'photo' ? { idFront: await table.upload(role), idBack: await table.upload(role) } : {}
  const begun = valueOf(await identity.begin({ contractId, proof, fields: { ...fieldsFor(role), ...photos } }))
  if (begun.next === 'page') await table.decide(role, 'matches')
  const code = begun.next === 'code' ? ((await table.readCode(IDENTITIES[role].mobile)) ?? '') : null
  return valueOf(await identity.finish({ contractId, proof, code }))
}

/** Says of the document that stands there that it was read. */
async function read(table: SigningTable, role: Role): Promise<void> {
  const { digest } = valueOf(await table[role].contracts.pages(table.contractId))
  valueOf(await table[role].signatures.confirm(table.contractId, digest))
}

async function sign(table: SigningTable, role: Role, key: string, way: 'manual' | 'next' = 'manual'): Promise<Result<ContractView>> {
  await read(table, role)
  return signUnread(table, role, key, way)
}

const signUnread = (table: SigningTable, role: Role, key: string, way: 'manual' | 'next' = 'manual'): Promise<Result<ContractView>> =>
  table[role].signatures.sign({ contractId: table.contractId, way }, key)

/** What is secret of a link. */
const secretOf = (url: string): string => new URL(url, 'https://diandu.example').searchParams.get('link') ?? ''

const DIFFERENT_CODE: Readonly<Record<string, string>> = { '000000': '000001' }

/** What every implementation of the ports of signing promises. */
export function signingContract(name: string, open: OpenSigning): void {
  describe(`${name} keeps the contract of signing`, () => {
    it('[CTR-12] shows a draft to its two parties, each as themselves, and to nobody else', async () => {
      const table = await open()
      for (const role of ['seller', 'buyer'] as const) {
        expect(valueOf(await table[role].contracts.find(table.contractId))).toMatchObject({ id: table.contractId, role, status: 'draft', signatures: [] })
      }
      expect(reasonOf(await table.stranger.contracts.find(table.contractId))).toBe('not-found')
      expect(reasonOf(await table.stranger.signatures.sign({ contractId: table.contractId, way: 'manual' }, 'a-stranger-signs'))).toBe('not-found')
      expect(reasonOf(await table.anonymous.contracts.find(table.contractId))).toBe('login-required')
    })

    it('[CTR-12] is found by its order, and its paper can be looked at and taken home', async () => {
      const table = await open()
      expect(valueOf(await table.buyer.contracts.ofOrder(table.orderId)).id).toBe(table.contractId)
      for (const use of ['view', 'download'] as const) {
        expect(valueOf(await table.seller.contracts.paper(table.contractId, use))).not.toBe('')
        expect(reasonOf(await table.stranger.contracts.paper(table.contractId, use))).toBe('not-found')
      }
      expect(reasonOf(await table.stranger.contracts.ofOrder(table.orderId))).toBe('not-found')
      expect(reasonOf(await table.stranger.contracts.evidence(table.contractId))).toBe('not-found')
    })

    it('[CTR-10] keeps whatever its signatures need', async () => {
      const table = await open({ isSellerAnother: true })
      await prove(table, 'seller')
      await table.seller.signatures.handInConsent(table.contractId, await table.upload('seller'))
      await prove(table, 'buyer', 'high')
      for (const role of ['seller', 'buyer'] as const) {
        const contract = valueOf(await sign(table, role, `keeps-for-${role}`))
        const kept = valueOf(await table[role].contracts.evidence(table.contractId))
        expect(missingEvidence(contract, kept)).toEqual([])
        expect(kept.length).toBeGreaterThan(2)
      }
    })

    it('[CTR-13] a code proves who it was sent to, a wrong one does not, and one that was spent does not either', async () => {
      const table = await open()
      const { contractId, seller } = table
      const attempt = { contractId, proof: 'four-elements', fields: fieldsFor('seller') } as const
      expect(valueOf(await seller.identity.begin(attempt)).next).toBe('code')
      const code = (await table.readCode(SELLER_IDENTITY.mobile)) ?? ''
      const finish = (answer: string | null) => seller.identity.finish({ contractId, proof: 'four-elements', code: answer })
      expect(reasonOf(await finish(DIFFERENT_CODE[code] ?? '000000'))).toBe('code-wrong')
      expect(valueOf(await seller.contracts.find(contractId)).seller.proofs).toEqual([])
      expect(valueOf(await finish(code)).seller.proofs).toEqual(['four-elements'])
      expect(reasonOf(await finish(code))).not.toBe('ok')
    })

    it('[CTR-13] what a proof asks for and was not given is named', async () => {
      const { contractId, seller } = await open()
      const { bankCard: _, ...fields } = fieldsFor('seller')
      expect(await seller.identity.begin({ contractId, proof: 'bank', fields })).toMatchObject({ failure: { kind: 'refused', field: 'bankCard' } })
    })

    it('[CTR-13] three elements want the card to be shown too', async () => {
      const table = await open()
      await prove(table, 'seller', 'three-elements')
      expect(reasonOf(await sign(table, 'seller', 'not-proven-yet'))).not.toBe('ok')
      expect((await prove(table, 'seller', 'photo')).seller.proofs).toEqual(['three-elements', 'photo'])
      expect(reasonOf(await sign(table, 'seller', 'proven-by-now'))).toBe('ok')
    })

    it('[CTR-14] the seller signs, then the buyer, and with the buyer the house', async () => {
      const table = await open()
      await prove(table, 'seller')
      await prove(table, 'buyer', 'bank')
      expect(reasonOf(await sign(table, 'buyer', 'the-buyer-is-early'))).toBe('terms-changed')
      expect(valueOf(await sign(table, 'seller', 'the-seller-signs'))).toMatchObject({ status: 'seller-signed', role: 'seller' })
      const all = valueOf(await sign(table, 'buyer', 'the-buyer-signs', 'next'))
      expect([all.status, all.signatures.map(({ party, way }) => `${party} ${way}`)]).toEqual(['all-signed', ['seller manual', 'buyer next', 'house seal']])
      expect(reasonOf(await sign(table, 'buyer', 'the-buyer-signs-again'))).toBe('terms-changed')
    })

    it('[CTR-14] the same key signs once and answers again; for another way it is refused', async () => {
      const table = await open()
      await prove(table, 'seller')
      const first = valueOf(await sign(table, 'seller', 'the-same-key-1'))
      expect(valueOf(await sign(table, 'seller', 'the-same-key-1'))).toEqual(first)
      expect(reasonOf(await sign(table, 'seller', 'the-same-key-1', 'next'))).toBe('key-reused')
    })

    it('[CTR-3] three days after the seller’s signature the contract has expired', async () => {
      const table = await open()
      await prove(table, 'seller')
      await prove(table, 'buyer')
      await sign(table, 'seller', 'the-seller-signs')
      await table.advance(3 * DAY_MS + 60_000)
      expect(valueOf(await table.buyer.contracts.find(table.contractId)).status).toBe('expired')
      expect(reasonOf(await sign(table, 'buyer', 'the-buyer-is-late'))).toBe('terms-changed')
    })

    it('[CTR-15] other people’s papers prove nothing', async () => {
      const { contractId, seller } = await open()
      const fields = { ...fieldsFor('seller'), residentId: BUYER_IDENTITY.residentId }
      expect(reasonOf(await seller.identity.begin({ contractId, proof: 'four-elements', fields }))).toBe('signer-mismatch')
    })

    it('[CTR-15] a shop in another’s name is signed for with a consent paper only', async () => {
      const table = await open({ isSellerAnother: true })
      await prove(table, 'seller')
      expect(reasonOf(await sign(table, 'seller', 'without-a-paper'))).toBe('signer-mismatch')
      expect(reasonOf(await table.seller.signatures.handInConsent(table.contractId, ''))).toBe('bad-parameter')
      const paper = await table.upload('seller')
      expect(valueOf(await table.seller.signatures.handInConsent(table.contractId, paper)).seller.consentPaper).toBe(paper)
      expect(valueOf(await sign(table, 'seller', 'with-a-paper')).status).toBe('seller-signed')
    })

    it('[CTR-26] by whose leave somebody signed stays as it was when they signed', async () => {
      const table = await open({ isSellerAnother: true })
      await prove(table, 'seller')
      const paper = await table.upload('seller')
      await table.seller.signatures.handInConsent(table.contractId, paper)
      await sign(table, 'seller', 'with-a-paper')
      const kept = valueOf(await table.seller.contracts.evidence(table.contractId))
      expect(reasonOf(await table.seller.signatures.handInConsent(table.contractId, await table.upload('seller')))).toBe('terms-changed')
      expect(valueOf(await table.seller.contracts.find(table.contractId)).seller.consentPaper).toBe(paper)
      expect(valueOf(await table.seller.contracts.evidence(table.contractId))).toEqual(kept)
    })

    it('[CTR-17] is the same for both, and in the list of each', async () => {
      const table = await open()
      for (const role of ['seller', 'buyer'] as const) {
        expect(valueOf(await table[role].contracts.ofOrder(table.orderId)).id).toBe(table.contractId)
        const { items } = valueOf(await table[role].contracts.list(null))
        expect(items.map(({ id, role: as }) => [id, as])).toEqual([[table.contractId, role]])
      }
      expect(reasonOf(await table.anonymous.contracts.list(null))).toBe('login-required')
      expect(valueOf(await table.buyer.identity.papers()).map(({ of }) => of)).toEqual(['person', 'company'])
    })

    it('[CTR-28] names the shop that changes hands, alone and in a list', async () => {
      const { contractId, orderId, shopTitle, ...table } = await open()
      for (const role of ['seller', 'buyer'] as const) {
        const { contracts } = table[role]
        const { items } = valueOf(await contracts.list(null))
        const seen = [valueOf(await contracts.find(contractId)), valueOf(await contracts.ofOrder(orderId)), ...items]
        expect(seen.map(({ shop }) => shop.title)).toEqual([shopTitle, shopTitle, shopTitle])
      }
    })

    it('[CTR-18] the document that stands there is confirmed, and no other', async () => {
      const table = await open()
      const { digest, pictures } = valueOf(await table.seller.contracts.pages(table.contractId))
      expect(pictures.length).toBeGreaterThan(1)
      expect(reasonOf(await table.seller.signatures.confirm(table.contractId, digest))).toBe('ok')
      expect(reasonOf(await table.seller.signatures.confirm(table.contractId, 'f'.repeat(64)))).toBe('terms-changed')
      expect(reasonOf(await table.stranger.signatures.confirm(table.contractId, digest))).toBe('not-found')
      expect(reasonOf(await table.stranger.contracts.pages(table.contractId))).toBe('not-found')
      await prove(table, 'seller')
      await sign(table, 'seller', 'the-seller-signs')
      expect(reasonOf(await table.buyer.signatures.confirm(table.contractId, digest))).toBe('terms-changed')
      expect(valueOf(await table.seller.signatures.refresh(table.contractId)).status).toBe('seller-signed')
    })

    it('[CTR-29] nobody signs a document that they did not confirm, or that has become another since', async () => {
      const table = await open({ isSellerUnknown: true })
      const unread = { ok: false, failure: { reason: 'terms-changed', field: 'digest' } }
      const statusOf = async () => valueOf(await table.seller.contracts.find(table.contractId)).status
      await prove(table, 'buyer')
      await read(table, 'buyer')
      await read(table, 'seller')
      // The document names the seller only now.
      await prove(table, 'seller')
      expect(await signUnread(table, 'seller', 'names-the-seller')).toMatchObject(unread)
      expect([await statusOf(), await table.orderStatus()]).toEqual(['draft', 4])
      await read(table, 'seller')
      expect(valueOf(await signUnread(table, 'seller', 'names-the-seller')).status).toBe('seller-signed')
      // The buyer read it before the seller had signed.
      expect(await signUnread(table, 'buyer', 'signed-meanwhile')).toMatchObject(unread)
      expect([await statusOf(), await table.orderStatus()]).toEqual(['seller-signed', 4])
      await read(table, 'buyer')
      expect(valueOf(await signUnread(table, 'buyer', 'signed-meanwhile')).status).toBe('all-signed')
      expect(await table.orderStatus()).toBe(5)
    })

    it('[CTR-13] a page elsewhere can be gone to again, once it was begun', async () => {
      const { contractId, seller } = await open()
      expect(reasonOf(await seller.identity.page(contractId))).toBe('bad-parameter')
      const begun = valueOf(await seller.identity.begin({ contractId, proof: 'high', fields: fieldsFor('seller') }))
      expect(begun).toEqual({ next: 'page', ...valueOf(await seller.identity.page(contractId)) })
    })

    it('[CTR-32] a page elsewhere proves nothing before it has said yes, whatever the person says', async () => {
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
      // What one page said does not count for the next.
      valueOf(await begin())
      expect(reasonOf(await finish())).toBe('proof-pending')
      await table.decide('seller', 'matches')
      expect(valueOf(await finish()).seller.proofs).toEqual(['high'])
      // Somebody who comes back by two ways is told the same twice, and it is kept once.
      expect(valueOf(await finish()).seller.proofs).toEqual(['high'])
      expect(valueOf(await seller.contracts.evidence(contractId))).toHaveLength(1)
    })

    it('[CTR-32] a page elsewhere names whom nobody knew, and is asked about nobody else', async () => {
      const table = await open({ isSellerUnknown: true })
      const named = await prove(table, 'seller', 'high')
      expect([named.seller.signer.name, named.seller.owner.name]).toEqual([SELLER_IDENTITY.name, SELLER_IDENTITY.name])
      const other = { name: SELLER_IDENTITY.name, residentId: SELLER_IDENTITY.residentId }
      expect(reasonOf(await table.buyer.identity.begin({ contractId: table.contractId, proof: 'high', fields: other }))).toBe('signer-mismatch')
      const { name } = BUYER_IDENTITY
      expect(await table.buyer.identity.begin({ contractId: table.contractId, proof: 'high', fields: { name } })).toMatchObject({ failure: { field: 'residentId' } })
    })

    it('[CTR-33] says by which proofs one can show who one is', async () => {
      const { contractId, seller } = await open()
      expect(valueOf(await seller.contracts.find(contractId)).offered).toEqual(Object.keys(PROOFS))
    })

    it('[CTR-19] a link to sign is its maker’s own', async () => {
      const table = await open()
      const secret = secretOf(valueOf(await table.seller.signingLinks.make(table.contractId)).url)
      expect(valueOf(await table.seller.signingLinks.open(secret))).toMatchObject({ id: table.contractId, role: 'seller' })
      expect(reasonOf(await table.buyer.signingLinks.open(secret))).toBe('link-wrong')
      expect(reasonOf(await table.stranger.signingLinks.open(secret))).toBe('link-wrong')
      expect(reasonOf(await table.anonymous.signingLinks.open(secret))).toBe('login-required')
      expect(reasonOf(await table.seller.signingLinks.open('no-such-secret-was-ever-made'))).toBe('link-wrong')
      expect(reasonOf(await table.stranger.signingLinks.make(table.contractId))).toBe('not-found')
      expect(reasonOf(await table.buyer.signingLinks.make(table.contractId))).toBe('terms-changed')
      expect(valueOf(await table.seller.contracts.find(table.contractId)).status).toBe('draft')
    })

    it('[CTR-20] a link signs once', async () => {
      const table = await open()
      const secret = secretOf(valueOf(await table.seller.signingLinks.make(table.contractId)).url)
      await prove(table, 'seller')
      await sign(table, 'seller', 'the-seller-signs')
      expect(reasonOf(await table.seller.signingLinks.open(secret))).toBe('link-used')
      expect(reasonOf(await table.buyer.signingLinks.open(secret))).toBe('link-wrong')
    })

    it('[CTR-20] a link is too late behind the deadline', async () => {
      const table = await open()
      await prove(table, 'seller')
      await sign(table, 'seller', 'the-seller-signs')
      const link = valueOf(await table.buyer.signingLinks.make(table.contractId))
      const { signatures } = valueOf(await table.buyer.contracts.find(table.contractId))
      expect(link.validUntil).toBe((signatures[0]?.at ?? 0) + 3 * DAY_MS)
      await table.advance(3 * DAY_MS + 60_000)
      expect(reasonOf(await table.buyer.signingLinks.open(secretOf(link.url)))).toBe('link-late')
      expect(reasonOf(await table.buyer.signingLinks.make(table.contractId))).toBe('terms-changed')
    })

    it('[CTR-21] with the last signature the order is handed over', async () => {
      const table = await open()
      await prove(table, 'seller')
      await prove(table, 'buyer')
      await sign(table, 'seller', 'the-seller-signs')
      expect(await table.orderStatus()).toBe(4)
      await sign(table, 'buyer', 'the-buyer-signs')
      expect(await table.orderStatus()).toBe(5)
    })

    it('[CTR-22] the agreement is agreed to by its version, once', async () => {
      const table = await open()
      expect(valueOf(await table.buyer.agreements.addressOf(table.orderId))).toContain(table.orderId)
      const first = valueOf(await table.buyer.agreements.confirm(table.orderId, TERMS_VERSION))
      await table.advance(1000)
      expect(valueOf(await table.buyer.agreements.confirm(table.orderId, TERMS_VERSION))).toBe(first)
      expect(reasonOf(await table.buyer.agreements.confirm(table.orderId, 'no-such-version'))).toBe('terms-changed')
      expect(reasonOf(await table.stranger.agreements.confirm(table.orderId, TERMS_VERSION))).toBe('not-found')
      expect(reasonOf(await table.stranger.agreements.addressOf(table.orderId))).toBe('not-found')
    })

    it('[CTR-1] a contract whose order has ended is signed by nobody', async () => {
      const table = await open()
      await prove(table, 'seller')
      await table.endOrder()
      expect(valueOf(await table.seller.contracts.find(table.contractId)).status).toBe('void')
      expect(reasonOf(await sign(table, 'seller', 'after-the-end'))).toBe('terms-changed')
    })
  })
}
