import { describe, expect, it } from 'vitest'
import { documentOf, replaceDocument, signBy, type SupportingDocumentKind } from '../../src/contracts/index.ts'
import { DAY_MS, HOUR_MS } from '../../src/kernel/index.ts'
import { reviewDocumentStep, prove, sign } from '../signing-steps.ts'
import type { OpenSigning, SigningTable } from '../signing-table.ts'
import { reasonOf, valueOf } from '../fixture-steps.ts'

export function reviewedDocumentsContract(name: string, open: OpenSigning): void {
  const documentsOf = async (table: SigningTable, who: 'seller' | 'buyer' = 'seller') =>
    valueOf(await table[who].contracts.find(table.contractId)).seller.papers
  const digestOf = async (table: SigningTable, kind: SupportingDocumentKind) =>
    documentOf({ papers: await documentsOf(table) }, kind)?.digest ?? ''
  const handIn = async (table: SigningTable, shows: number) =>
    table.seller.signatures.handInConsent(table.contractId, await table.upload('seller', shows))
  /** A user who signs for another, has shown who they are, and submitted the consent. */
  const openWithConsent = async () => {
    const table = await open({ isSellerAnother: true })
    await prove(table, 'seller')
    valueOf(await handIn(table, 1))
    return table
  }

  describe(`${name} keeps the contract of reviewed documents`, () => {
    it('what the platform says is about the document that it reviewed, and says nothing of a later one (CTR-42)', async () => {
      const table = await openWithConsent()
      const first = await digestOf(table, 'consent')
      valueOf(await handIn(table, 2))
      expect(
        (await table.decideDocument({ party: 'seller', kind: 'consent', digest: first, refusedFor: null })).ok,
      ).toBe(false)
      expect(await documentsOf(table)).toMatchObject([{ standing: { is: 'waiting' } }])
      expect(reasonOf(await sign(table, 'seller', 'the-first-was-good'))).toBe('paper-waiting')
      // Once accepted it stays so, whatever is submitted or decided after it.
      expect((await reviewDocumentStep(table, 'seller', 'consent')).ok).toBe(true)
      expect((await reviewDocumentStep(table, 'seller', 'consent', '看错了')).ok).toBe(false)
      valueOf(await handIn(table, 2))
      expect(await handIn(table, 3)).toMatchObject({ ok: false, failure: { reason: 'papers-settled', field: 'paper' } })
      expect(await documentsOf(table)).toMatchObject([{ standing: { is: 'accepted' } }])
      expect(valueOf(await sign(table, 'seller', 'the-second-is-good')).status).toBe('seller-signed')
    })

    it('another document takes the place of one that waits, by the way on which that was submitted, three times (CTR-42)', async () => {
      const table = await open({ isCompanyShop: true })
      const { contractId, seller } = table
      await prove(table, 'seller', 'legal-representative')
      await prove(table, 'seller', 'equity')
      const replace = async (shows: number) =>
        replaceDocument(seller, { contractId, kind: 'equity', paper: await table.upload('seller', shows) })
      for (const shows of [1, 2, 3])
        expect(valueOf(await replace(shows)).seller).toMatchObject({
          proofs: ['legal-representative', 'equity'],
          papers: [{ kind: 'equity', standing: { is: 'waiting' }, replaced: shows }],
        })
      const last = await digestOf(table, 'equity')
      expect(await replace(4)).toMatchObject({ ok: false, failure: { reason: 'too-many', field: 'equityPaper' } })
      expect(await digestOf(table, 'equity')).toBe(last)
      expect((await reviewDocumentStep(table, 'seller', 'equity')).ok).toBe(true)
      expect(valueOf(await sign(table, 'seller', 'the-last-was-good')).status).toBe('seller-signed')
    })

    it.each([
      ['accepts', null],
      ['refuses', '看不清签名'],
    ] as const)(
      'where the platform %s a document while another takes its place, one of the two is first (CTR-42)',
      async (_does, refusedFor) => {
        const table = await openWithConsent()
        const { contractId, seller } = table
        const first = await digestOf(table, 'consent')
        const paper = await table.upload('seller', 2)
        const [firstDecision, replaced] = await Promise.all([
          table.decideDocument({ party: 'seller', kind: 'consent', digest: first, refusedFor }),
          replaceDocument(seller, { contractId, kind: 'consent', paper }),
        ])
        const [current, ...others] = await documentsOf(table)
        expect(others).toEqual([])
        if (refusedFor === null && firstDecision.ok) {
          expect(replaced).toMatchObject({ ok: false, failure: { reason: 'papers-settled', field: 'paper' } })
          expect(current).toMatchObject({ digest: first, standing: { is: 'accepted' } })
        } else {
          expect(replaced.ok).toBe(true)
          expect(current).toMatchObject({ standing: { is: 'waiting' }, replaced: firstDecision.ok ? 0 : 1 })
          expect(current?.digest).not.toBe(first)
        }
      },
    )

    it('a refused document says why to the party who submitted it and to no other user, and the next one is reviewed (CTR-43)', async () => {
      const table = await openWithConsent()
      expect((await reviewDocumentStep(table, 'seller', 'consent', ' ')).ok).toBe(false)
      expect((await reviewDocumentStep(table, 'seller', 'consent', '看不清签名')).ok).toBe(true)
      expect([await documentsOf(table), await documentsOf(table, 'buyer')]).toMatchObject([
        [{ standing: { is: 'refused', reason: '看不清签名' } }],
        [{ standing: { is: 'refused', reason: '' } }],
      ])
      expect(reasonOf(await sign(table, 'seller', 'it-was-refused'))).toBe('signer-mismatch')
      expect(await handIn(table, 1)).toMatchObject({ ok: false, failure: { reason: 'paper-refused', field: 'paper' } })
      valueOf(await handIn(table, 2))
      expect(reasonOf(await sign(table, 'seller', 'another-waits'))).toBe('paper-waiting')
      expect((await reviewDocumentStep(table, 'seller', 'consent')).ok).toBe(true)
      expect(valueOf(await sign(table, 'seller', 'another-is-good')).status).toBe('seller-signed')
    })

    it.each([
      ['accepts', null],
      ['refuses', '看不清持股比例'],
    ] as const)(
      'a buyer is not late while the platform reviews their document, and has the time back and a whole day once it %s it (CTR-70)',
      async (_does, refusedFor) => {
        const table = await open({ isBuyerCompany: true })
        await prove(table, 'seller')
        valueOf(await sign(table, 'seller', 'the-seller-signs'))
        await table.advance(2 * DAY_MS)
        await prove(table, 'buyer', 'legal-representative')
        await prove(table, 'buyer', 'equity')
        const held = valueOf(await table.buyer.contracts.find(table.contractId))
        expect([held.signHeldSince === null, signBy(held)]).toEqual([false, null])
        await table.advance(9 * DAY_MS)
        expect([valueOf(await table.buyer.contracts.find(table.contractId)).status, await table.orderStatus()]).toEqual(
          ['seller-signed', 'paid'],
        )
        expect((await reviewDocumentStep(table, 'buyer', 'equity', refusedFor)).ok).toBe(true)
        const running = valueOf(await table.buyer.contracts.find(table.contractId))
        const [paper] = running.buyer.papers
        const decidedAt = paper === undefined || paper.standing.is === 'waiting' ? 0 : paper.standing.at
        // One day of three was left, plus the time that the steps took.
        expect((signBy(running) ?? 0) - decidedAt).toBeGreaterThanOrEqual(DAY_MS)
        expect((signBy(running) ?? 0) - decidedAt).toBeLessThanOrEqual(DAY_MS + HOUR_MS)
        await table.advance(DAY_MS - HOUR_MS)
        if (refusedFor === null)
          expect(valueOf(await sign(table, 'buyer', 'within-the-time-back')).status).toBe('all-signed')
        await table.advance(2 * DAY_MS)
        expect(valueOf(await table.buyer.contracts.find(table.contractId)).status).toBe(
          refusedFor === null ? 'all-signed' : 'expired',
        )
      },
    )
  })
}
