import { describe, expect, it } from 'vitest'
import { giveProof, openSigningAt, openSigningBench, standing } from '../../testing/signing-bench.ts'
import { BUYER_IDENTITY } from '../../testing/signing-table.ts'
import type { SigningActor } from './index.ts'

const LOST = { lost: { kind: 'timeout' } } as const
const MISMATCH = { unheard: { kind: 'signer-mismatch' } } as const
const REFUSED = { unheard: { kind: 'refused', message: '不行' } } as const
const VERIFYING = (value: string) => ({ open: { verifying: value } })
const sign = (run: SigningActor, way: 'manual' | 'next' = 'manual') => run.send({ type: 'contract.confirmed', way })

describe('signing', () => {
  it.each(['manual', 'next'] as const)('[SIG-1] (%s) leads from reading to signed, for the seller and then for the buyer', async (way) => {
    const bench = openSigningBench()
    for (const role of ['seller', 'buyer'] as const) {
      const run = bench.begin(role)
      expect((await standing(run)).value).toEqual({ open: 'reading' })
      run.send({ type: 'contract.read' })
      expect(run.getSnapshot().value).toEqual(VERIFYING('choosing'))
      giveProof(run, 'four-elements', role)
      expect((await standing(run)).value).toEqual(VERIFYING('awaitingCode'))
      run.send({ type: 'code.entered', code: bench.codeOf(role) })
      expect((await standing(run)).value).toEqual({ open: 'confirming' })
      sign(run, way)
      const end = await standing(run)
      expect([end.value, end.status, end.context.contract?.signatures.at(0)?.way]).toEqual(['signed', 'done', way])
    }
    expect(bench.contract().status).toBe('all-signed')
  })

  it('[SIG-2] asks no proof of who has given enough', async () => {
    const { bench, run } = await openSigningAt('confirming')
    run.send({ type: 'step.left' })
    expect(run.getSnapshot().value).toEqual({ open: 'reading' })
    const next = bench.begin()
    await standing(next)
    next.send({ type: 'contract.read' })
    expect(next.getSnapshot().value).toEqual({ open: 'confirming' })
  })

  it('[SIG-16] reads again a document that names the signer only since their proof, and once only', async () => {
    const { bench, run } = await openSigningAt('verifying', { isSellerUnknown: true })
    expect(run.getSnapshot().context.isRedrawn).toBe(false)
    giveProof(run, 'bank')
    const again = await standing(run)
    expect([again.value, again.context.isRedrawn, again.context.contract?.seller.proofs]).toEqual([{ open: 'reading' }, true, ['bank']])
    run.send({ type: 'contract.read' })
    expect([run.getSnapshot().value, run.getSnapshot().context.isRedrawn]).toEqual([{ open: 'confirming' }, false])
    sign(run)
    expect((await standing(run)).value).toBe('signed')
    expect(bench.contract().status).toBe('seller-signed')
  })

  it('[SIG-16] asks first for the rest of what is to be shown', async () => {
    const { bench, run } = await openSigningAt('verifying', { isSellerUnknown: true })
    giveProof(run, 'three-elements')
    await standing(run)
    run.send({ type: 'code.entered', code: bench.codeOf('seller') })
    const half = await standing(run)
    expect([half.value, half.context.isRedrawn, half.context.contract?.seller.signer.name]).toEqual([VERIFYING('choosing'), true, '周正'])
    giveProof(run, 'photo')
    expect((await standing(run)).value).toEqual({ open: 'reading' })
  })

  it('[SIG-16] reads again a document that names the company only since its legal person showed it, who asks nobody’s leave', async () => {
    const { bench, run } = await openSigningAt('verifying', { isCompanyShop: true })
    giveProof(run, 'equity')
    expect((await standing(run)).value).toEqual(VERIFYING('choosing'))
    giveProof(run, 'legal-representative')
    await standing(run)
    run.send({ type: 'code.entered', code: bench.codeOf('seller') })
    const again = await standing(run)
    expect([again.value, again.context.isRedrawn]).toEqual([{ open: 'reading' }, true])
    run.send({ type: 'contract.read' })
    sign(run)
    expect((await standing(run)).value).toBe('signed')
    expect(bench.contract().seller.owner).toMatchObject({ kind: 'company', legalPerson: { name: '周正' } })
  })

  it('[SIG-3] asks for more where a proof is not enough', async () => {
    const { bench, run } = await openSigningAt('verifying')
    giveProof(run, 'three-elements')
    await standing(run)
    run.send({ type: 'code.entered', code: bench.codeOf('seller') })
    const half = await standing(run)
    expect([half.value, half.context.contract?.seller.proofs]).toEqual([VERIFYING('choosing'), ['three-elements']])
    giveProof(run, 'photo')
    expect((await standing(run)).value).toEqual({ open: 'confirming' })
  })

  it('[SIG-1] goes to a page elsewhere for high verification and comes back', async () => {
    const { bench, run } = await openSigningAt('visiting')
    expect(run.getSnapshot().value).toEqual(VERIFYING('visiting'))
    expect(run.getSnapshot().context.begun).toEqual({ next: 'page', url: 'https://sandbox.invalid/contract-1/seller', opensIn: 'browser' })
    bench.decide('seller', 'matches')
    run.send({ type: 'page.returned' })
    expect((await standing(run)).value).toEqual({ open: 'confirming' })
  })
})

describe('a mismatch of the signer', () => {
  it('[SIG-5] asks for a consent paper, and the paper leads on to signed', async () => {
    const { bench, run } = await openSigningAt('verifying', { isSellerAnother: true })
    giveProof(run, 'bank')
    expect((await standing(run)).value).toEqual({ open: 'mismatched' })
    run.send({ type: 'consent.given', paper: '' })
    const refused = await standing(run)
    expect([refused.value, refused.context.failure]).toMatchObject([{ open: 'mismatched' }, { field: 'paper' }])
    run.send({ type: 'step.left' })
    run.send({ type: 'contract.read' })
    expect([run.getSnapshot().value, run.getSnapshot().context.failure]).toEqual([{ open: 'mismatched' }, undefined])
    run.send({ type: 'consent.given', paper: 'consent.pdf' })
    expect((await standing(run)).value).toEqual({ open: 'confirming' })
    sign(run)
    expect((await standing(run)).value).toBe('signed')
    expect(bench.contract().seller.consentPaper).toBe('consent.pdf')
  })

  it('[SIG-5] told while a proof is begun: other papers than the signer’s', async () => {
    const { run } = await openSigningAt('verifying', { isSellerAnother: true })
    run.send({ type: 'proof.given', proof: 'bank', fields: { name: '林晓', residentId: BUYER_IDENTITY.residentId, bankCard: '1' } })
    const told = await standing(run)
    expect([told.value, told.context.failure]).toEqual([{ open: 'mismatched' }, { kind: 'signer-mismatch' }])
    // A paper alone proves nobody: the proof is still asked for.
    run.send({ type: 'consent.given', paper: 'consent.pdf' })
    expect(run.getSnapshot().context.failure).toBeUndefined()
    expect((await standing(run)).value).toEqual(VERIFYING('choosing'))
  })

  it('[SIG-5] [SIG-8] told while a proof is finished; and while it is signed, which has the contract read again', async () => {
    const early = await openSigningAt('verifying', { isSellerAnother: true })
    early.bench.spoil('finish', MISMATCH)
    giveProof(early.run, 'bank')
    expect((await standing(early.run)).context.failure?.kind).toBe('signer-mismatch')
    const late = await openSigningAt('confirming')
    late.bench.spoil('sign', MISMATCH)
    sign(late.run)
    const told = await standing(late.run)
    expect([told.value, told.context.failure?.kind]).toEqual([{ open: 'reading' }, 'signer-mismatch'])
    late.run.send({ type: 'contract.read' })
    expect(late.run.getSnapshot().value).toEqual({ open: 'confirming' })
  })

  it('[SIG-17] papers of somebody else than the owner who signs lead back to the choice, with the reason', async () => {
    const { bench, run } = await openSigningAt('verifying')
    run.send({ type: 'proof.given', proof: 'bank', fields: { name: '林晓', residentId: BUYER_IDENTITY.residentId, bankCard: '1' } })
    const told = await standing(run)
    expect([told.value, told.context.failure]).toEqual([VERIFYING('choosing'), { kind: 'signer-mismatch' }])
    bench.spoil('finish', MISMATCH)
    giveProof(run, 'four-elements')
    await standing(run)
    run.send({ type: 'code.entered', code: bench.codeOf('seller') })
    const late = await standing(run)
    expect([late.value, late.context.failure]).toEqual([VERIFYING('choosing'), { kind: 'signer-mismatch' }])
    giveProof(run, 'bank')
    expect((await standing(run)).value).toEqual({ open: 'confirming' })
  })

  it.each([LOST, 'breaks'] as const)('[SIG-5] a paper whose answer is lost is asked for again (%j)', async (mishap) => {
    const { bench, run } = await openSigningAt('verifying', { isSellerAnother: true })
    giveProof(run, 'bank')
    await standing(run)
    bench.spoil('consent', mishap)
    run.send({ type: 'consent.given', paper: 'consent.pdf' })
    const back = await standing(run)
    expect([back.value, back.context.failure?.kind]).toEqual([{ open: 'mismatched' }, 'timeout'])
  })
})

describe('the other party', () => {
  it('[SIG-6] is waited for, and the contract is read again when something changed', async () => {
    const bench = openSigningBench()
    const run = bench.begin('buyer')
    const waiting = await standing(run)
    expect([waiting.value, waiting.context.contract?.role]).toEqual(['waiting', 'buyer'])
    run.send({ type: 'contract.changed' })
    expect((await standing(run)).value).toBe('waiting')
    await bench.signElsewhere('seller')
    run.send({ type: 'contract.changed' })
    expect((await standing(run)).value).toEqual({ open: 'reading' })
  })

  it('[SIG-8] who was first is believed: a signature made elsewhere is found', async () => {
    const { bench, run } = await openSigningAt('confirming')
    await bench.signElsewhere('seller')
    sign(run)
    const end = await standing(run)
    expect([end.value, end.context.failure]).toMatchObject(['signed', { reason: 'terms-changed' }])
    expect(bench.contract().signatures).toHaveLength(1)
  })

  it('[SIG-8] who ended the order is believed', async () => {
    const { bench, run } = await openSigningAt('confirming')
    bench.endOrder()
    sign(run)
    const end = await standing(run)
    expect([end.value, end.context.contract?.status, end.context.failure?.kind]).toEqual(['void', 'void', 'refused'])
  })

  it('[SIG-8] a refusal that changed nothing leads back to reading, with the reason until it is read', async () => {
    const { bench, run } = await openSigningAt('confirming')
    bench.spoil('sign', REFUSED)
    sign(run)
    const back = await standing(run)
    expect([back.value, back.context.failure]).toEqual([{ open: 'reading' }, { kind: 'refused', message: '不行' }])
    run.send({ type: 'contract.read' })
    expect([run.getSnapshot().value, run.getSnapshot().context.failure]).toEqual([{ open: 'confirming' }, undefined])
  })

  it('[SIG-6] news while it is read has it read again', async () => {
    const { bench, run } = await openSigningAt('confirming')
    bench.endOrder()
    run.send({ type: 'contract.changed' })
    expect((await standing(run)).value).toBe('void')
  })
})
