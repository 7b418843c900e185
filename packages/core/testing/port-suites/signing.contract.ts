import { describe, expect, it } from 'vitest'
import { missingEvidence, writeDrawing } from '../../src/contracts/index.ts'
import { DAY_MS } from '../../src/kernel/index.ts'
import { TERMS_VERSION } from '../../src/orders/index.ts'
import { reviewDocumentStep, prove, read, secretOf, sign, signUnread } from '../signing-steps.ts'
import type { OpenSigning } from '../signing-table.ts'
import { reasonOf, valueOf } from '../fixture-steps.ts'

export function signingContract(name: string, open: OpenSigning): void {
  describe(`${name} keeps the contract of signing`, () => {
    it('shows a draft to its two parties, each as themselves, and to no other user (CTR-12)', async () => {
      const table = await open()
      for (const role of ['seller', 'buyer'] as const) {
        expect(valueOf(await table[role].contracts.find(table.contractId))).toMatchObject({
          id: table.contractId,
          role,
          status: 'draft',
          signatures: [],
        })
      }
      expect(reasonOf(await table.stranger.contracts.find(table.contractId))).toBe('not-found')
      expect(
        reasonOf(
          await table.stranger.signatures.sign({ contractId: table.contractId, way: 'manual' }, 'a-stranger-signs'),
        ),
      ).toBe('not-found')
      expect(reasonOf(await table.anonymous.contracts.find(table.contractId))).toBe('login-required')
    })

    it('is found by its order, and its document can be read and downloaded (CTR-12)', async () => {
      const table = await open()
      expect(valueOf(await table.buyer.contracts.ofOrder(table.orderId)).id).toBe(table.contractId)
      for (const use of ['view', 'download'] as const) {
        expect(valueOf(await table.seller.contracts.paper(table.contractId, use))).not.toBe('')
        expect(reasonOf(await table.stranger.contracts.paper(table.contractId, use))).toBe('not-found')
      }
      expect(reasonOf(await table.stranger.contracts.ofOrder(table.orderId))).toBe('not-found')
      expect(reasonOf(await table.stranger.contracts.evidence(table.contractId))).toBe('not-found')
    })

    it('keeps whatever its signatures need (CTR-10)', async () => {
      const table = await open({ isSellerAnother: true })
      await prove(table, 'seller')
      await table.seller.signatures.handInConsent(table.contractId, await table.upload('seller'))
      expect((await reviewDocumentStep(table, 'seller', 'consent')).ok).toBe(true)
      await prove(table, 'buyer', 'high')
      for (const role of ['seller', 'buyer'] as const) {
        const contract = valueOf(await sign(table, role, `keeps-for-${role}`))
        const stored = valueOf(await table[role].contracts.evidence(table.contractId))
        expect(missingEvidence(contract, stored)).toEqual([])
        expect(stored.length).toBeGreaterThan(2)
      }
    })

    it('whose payment password is another one does not sign for a day (ACC-53)', async () => {
      const table = await open()
      await prove(table, 'seller')
      await prove(table, 'buyer', 'bank')
      await table.replacePaymentPassword('buyer')
      expect(reasonOf(await sign(table, 'buyer', 'signs-too-early'))).toBe('changed-lately')
      expect(valueOf(await table.buyer.contracts.find(table.contractId)).signatures).toEqual([])
      await table.advance(DAY_MS)
      expect(valueOf(await sign(table, 'buyer', 'signs-a-day-later')).status).toBe('buyer-signed')
    })

    it('the buyer signs, then the seller, and with the seller the platform (CTR-76)', async () => {
      const table = await open()
      await prove(table, 'seller')
      await prove(table, 'buyer', 'bank')
      expect(valueOf(await sign(table, 'buyer', 'the-buyer-is-first'))).toMatchObject({
        status: 'buyer-signed',
        role: 'buyer',
      })
      expect(reasonOf(await sign(table, 'buyer', 'the-buyer-is-first-again'))).toBe('terms-changed')
      expect(await table.orderStatus()).toBe('paid')
      const all = valueOf(await sign(table, 'seller', 'the-seller-signs', 'next'))
      expect([all.status, all.signatures.map(({ party, way }) => `${party} ${way}`)]).toEqual([
        'all-signed',
        ['buyer manual', 'seller next', 'house seal'],
      ])
      expect(await table.orderStatus()).toBe('handing-over')
    })

    it('the seller signs, then the buyer, and with the buyer the platform (CTR-14)', async () => {
      const table = await open()
      await prove(table, 'seller')
      await prove(table, 'buyer', 'bank')
      expect(valueOf(await sign(table, 'seller', 'the-seller-signs'))).toMatchObject({
        status: 'seller-signed',
        role: 'seller',
      })
      const all = valueOf(await sign(table, 'buyer', 'the-buyer-signs', 'next'))
      expect([all.status, all.signatures.map(({ party, way }) => `${party} ${way}`)]).toEqual([
        'all-signed',
        ['seller manual', 'buyer next', 'house seal'],
      ])
      expect(reasonOf(await sign(table, 'buyer', 'the-buyer-signs-again'))).toBe('terms-changed')
    })

    it('tells each party whether a signature is kept that they drew, and the other nothing of it (CTR-71)', async () => {
      const table = await open()
      const { contractId } = table
      const hasDrawing = async (role: 'seller' | 'buyer') =>
        valueOf(await table[role].contracts.find(contractId)).hasDrawing
      await prove(table, 'seller')
      await prove(table, 'buyer')
      expect([await hasDrawing('seller'), await hasDrawing('buyer')]).toEqual([false, false])
      await read(table, 'seller')
      const drawing = writeDrawing([
        [
          [100, 100],
          [400, 200],
        ],
      ])
      expect(
        valueOf(await table.seller.signatures.sign({ contractId, way: 'manual', drawing }, 'drawn-by-hand')).hasDrawing,
      ).toBe(true)
      expect([await hasDrawing('seller'), await hasDrawing('buyer')]).toEqual([true, false])
      // A typed name in place of a signature is no drawing.
      expect(valueOf(await sign(table, 'buyer', 'signed-by-name')).hasDrawing).toBe(false)
      expect(valueOf(await table.buyer.contracts.list(null)).items.map((contract) => contract.hasDrawing)).toEqual([
        false,
      ])
    })

    it('three days after the seller’s signature the contract has expired (CTR-3)', async () => {
      const table = await open()
      await prove(table, 'seller')
      await prove(table, 'buyer')
      await sign(table, 'seller', 'the-seller-signs')
      await table.advance(3 * DAY_MS + 60_000)
      expect(valueOf(await table.buyer.contracts.find(table.contractId)).status).toBe('expired')
      expect(reasonOf(await sign(table, 'buyer', 'the-buyer-is-late'))).toBe('terms-changed')
    })

    it('is the same for both, and in the list of each (CTR-17)', async () => {
      const table = await open()
      for (const role of ['seller', 'buyer'] as const) {
        expect(valueOf(await table[role].contracts.ofOrder(table.orderId)).id).toBe(table.contractId)
        const { items } = valueOf(await table[role].contracts.list(null))
        expect(items.map(({ id, role: as }) => [id, as])).toEqual([[table.contractId, role]])
      }
      expect(reasonOf(await table.anonymous.contracts.list(null))).toBe('login-required')
      expect(valueOf(await table.buyer.identity.papers()).map(({ of }) => of)).toEqual(['person', 'company'])
    })

    it('names the shop that changes hands, alone and in a list (CTR-17)', async () => {
      const { contractId, orderId, shopTitle, ...table } = await open()
      for (const role of ['seller', 'buyer'] as const) {
        const { contracts } = table[role]
        const { items } = valueOf(await contracts.list(null))
        const seen = [valueOf(await contracts.find(contractId)), valueOf(await contracts.ofOrder(orderId)), ...items]
        expect(seen.map(({ shop }) => shop.title)).toEqual([shopTitle, shopTitle, shopTitle])
      }
    })

    it('the document that stands there is confirmed, and no other (CTR-18)', async () => {
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

    it('no party signs a document that they did not confirm, or that has become another since (CTR-29)', async () => {
      const table = await open({ isSellerUnknown: true })
      const unread = { ok: false, failure: { reason: 'terms-changed', field: 'digest' } }
      const statusOf = async () => valueOf(await table.seller.contracts.find(table.contractId)).status
      await prove(table, 'buyer')
      await read(table, 'buyer')
      await read(table, 'seller')
      // The document names the seller only now.
      await prove(table, 'seller')
      expect(await signUnread(table, 'seller', 'names-the-seller')).toMatchObject(unread)
      expect([await statusOf(), await table.orderStatus()]).toEqual(['draft', 'paid'])
      await read(table, 'seller')
      expect(valueOf(await signUnread(table, 'seller', 'names-the-seller')).status).toBe('seller-signed')
      // The buyer read it before the seller had signed.
      expect(await signUnread(table, 'buyer', 'signed-meanwhile')).toMatchObject(unread)
      expect([await statusOf(), await table.orderStatus()]).toEqual(['seller-signed', 'paid'])
      await read(table, 'buyer')
      expect(valueOf(await signUnread(table, 'buyer', 'signed-meanwhile')).status).toBe('all-signed')
      expect(await table.orderStatus()).toBe('handing-over')
    })

    it('a link to sign is its maker’s own (CTR-19)', async () => {
      const table = await open()
      const secret = secretOf(valueOf(await table.seller.signingLinks.make(table.contractId)).url)
      expect(valueOf(await table.seller.signingLinks.open(secret))).toMatchObject({
        id: table.contractId,
        role: 'seller',
      })
      expect(reasonOf(await table.buyer.signingLinks.open(secret))).toBe('link-wrong')
      expect(reasonOf(await table.stranger.signingLinks.open(secret))).toBe('link-wrong')
      expect(reasonOf(await table.anonymous.signingLinks.open(secret))).toBe('login-required')
      expect(reasonOf(await table.seller.signingLinks.open('no-such-secret-was-ever-made'))).toBe('link-wrong')
      expect(reasonOf(await table.stranger.signingLinks.make(table.contractId))).toBe('not-found')
      expect(valueOf(await table.buyer.signingLinks.make(table.contractId)).url).not.toContain(secret)
      expect(valueOf(await table.seller.contracts.find(table.contractId)).status).toBe('draft')
    })

    it('a link signs once (CTR-19)', async () => {
      const table = await open()
      const secret = secretOf(valueOf(await table.seller.signingLinks.make(table.contractId)).url)
      await prove(table, 'seller')
      await sign(table, 'seller', 'the-seller-signs')
      expect(reasonOf(await table.seller.signingLinks.open(secret))).toBe('link-used')
      expect(reasonOf(await table.buyer.signingLinks.open(secret))).toBe('link-wrong')
    })

    it('a link is too late after the deadline (CTR-19)', async () => {
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

    it('with the last signature the order is handed over (CTR-4)', async () => {
      const table = await open()
      await prove(table, 'seller')
      await prove(table, 'buyer')
      await sign(table, 'seller', 'the-seller-signs')
      expect(await table.orderStatus()).toBe('paid')
      await sign(table, 'buyer', 'the-buyer-signs')
      expect(await table.orderStatus()).toBe('handing-over')
    })

    it('the agreement is agreed to by its version, once (CTR-22)', async () => {
      const table = await open()
      const before = valueOf(await table.buyer.agreements.ofOrder(table.orderId))
      expect(before.url).toContain(table.orderId)
      expect(before.agreedAt).toBeNull()
      const first = valueOf(await table.buyer.agreements.confirm(table.orderId, TERMS_VERSION))
      await table.advance(1000)
      expect(valueOf(await table.buyer.agreements.confirm(table.orderId, TERMS_VERSION))).toBe(first)
      expect(valueOf(await table.buyer.agreements.ofOrder(table.orderId))).toEqual({ ...before, agreedAt: first })
      expect(valueOf(await table.seller.agreements.ofOrder(table.orderId)).agreedAt).toBeNull()
      expect(reasonOf(await table.buyer.agreements.confirm(table.orderId, 'no-such-version'))).toBe('terms-changed')
      expect(reasonOf(await table.stranger.agreements.confirm(table.orderId, TERMS_VERSION))).toBe('not-found')
      expect(reasonOf(await table.stranger.agreements.ofOrder(table.orderId))).toBe('not-found')
    })

    it('a contract whose order has ended is signed by no party (CTR-1)', async () => {
      const table = await open()
      await prove(table, 'seller')
      await table.endOrder()
      expect(valueOf(await table.seller.contracts.find(table.contractId)).status).toBe('void')
      expect(reasonOf(await sign(table, 'seller', 'after-the-end'))).toBe('terms-changed')
    })
  })
}
