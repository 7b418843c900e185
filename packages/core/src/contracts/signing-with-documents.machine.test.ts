import { describe, expect, it } from 'vitest'
import { giveProof, openSigningAt, standing } from '../../testing/signing-harness.ts'
import { BUYER_IDENTITY } from '../../testing/signing-table.ts'
import type { SigningActor } from './index.ts'

const LOST = { lost: { kind: 'timeout' } } as const
const MISMATCH = { unheard: { kind: 'signer-mismatch' } } as const
const VERIFYING = (value: string) => ({ open: { verifying: value } })
const sign = (run: SigningActor, way: 'manual' | 'next' = 'manual') => run.send({ type: 'contract.confirmed', way })

describe('a mismatch of the signer', () => {
  it('asks for a consent form, and the document leads on to signed (CTR-6)', async () => {
    const { harness, run } = await openSigningAt('verifying', { isSellerAnother: true })
    giveProof(run, 'bank')
    expect((await standing(run)).value).toEqual({ open: 'mismatched' })
    run.send({ type: 'consent.given', paper: '' })
    const refused = await standing(run)
    expect([refused.value, refused.context.failure]).toMatchObject([{ open: 'mismatched' }, { field: 'paper' }])
    run.send({ type: 'step.left' })
    run.send({ type: 'contract.read' })
    expect([run.getSnapshot().value, run.getSnapshot().context.failure]).toEqual([{ open: 'mismatched' }, undefined])
    run.send({ type: 'consent.given', paper: 'consent.pdf' })
    expect((await standing(run)).value).toEqual({ open: 'reviewing' })
    harness.lookAt('seller', 'consent')
    run.send({ type: 'contract.changed' })
    await standing(run)
    run.send({ type: 'contract.read' })
    expect(run.getSnapshot().value).toEqual({ open: 'confirming' })
    sign(run)
    expect((await standing(run)).value).toBe('signed')
    expect(harness.contract().seller.papers).toMatchObject([{ kind: 'consent', standing: { is: 'accepted' } }])
  })

  it('a consent form that the platform refuses is asked for again, and the next one waits again (CTR-41)', async () => {
    const { harness, run } = await openSigningAt('verifying', { isSellerAnother: true })
    giveProof(run, 'bank')
    await standing(run)
    run.send({ type: 'consent.given', paper: 'without-a-date.jpg' })
    await standing(run)
    run.send({ type: 'step.left' })
    expect(run.getSnapshot().value).toEqual({ open: 'reading' })
    run.send({ type: 'contract.read' })
    expect(run.getSnapshot().value).toEqual({ open: 'reviewing' })
    harness.lookAt('seller', 'consent', '没有日期')
    run.send({ type: 'contract.changed' })
    await standing(run)
    run.send({ type: 'contract.read' })
    const requested = run.getSnapshot()
    expect([requested.value, requested.context.contract?.seller.papers]).toMatchObject([
      { open: 'mismatched' },
      [{ standing: { is: 'refused', reason: '没有日期' } }],
    ])
    run.send({ type: 'consent.given', paper: 'without-a-date.jpg' })
    const same = await standing(run)
    expect([same.value, same.context.failure]).toMatchObject([
      { open: 'mismatched' },
      { reason: 'paper-refused', field: 'paper' },
    ])
    run.send({ type: 'consent.given', paper: 'with-a-date.jpg' })
    expect((await standing(run)).value).toEqual({ open: 'reviewing' })
  })

  it('a proof of equity that the platform refuses proves nothing, and is asked for again (CTR-41)', async () => {
    const { harness, run } = await openSigningAt('verifying', { isCompanyShop: true })
    giveProof(run, 'legal-representative')
    await standing(run)
    run.send({ type: 'code.entered', code: harness.codeOf('seller') })
    await standing(run)
    giveProof(run, 'equity')
    await standing(run)
    run.send({ type: 'contract.read' })
    expect(run.getSnapshot().value).toEqual({ open: 'reviewing' })
    harness.lookAt('seller', 'equity', '看不清持股比例')
    run.send({ type: 'contract.changed' })
    await standing(run)
    run.send({ type: 'contract.read' })
    expect(run.getSnapshot().value).toEqual(VERIFYING('choosing'))
    run.send({ type: 'proof.given', proof: 'equity', fields: { equityPaper: 'the-register.jpg' } })
    expect((await standing(run)).value).toEqual({ open: 'reviewing' })
    harness.lookAt('seller', 'equity')
    run.send({ type: 'contract.changed' })
    await standing(run)
    run.send({ type: 'contract.read' })
    sign(run)
    expect((await standing(run)).value).toBe('signed')
  })

  it('a signature before the platform has accepted is refused, and the contract says why (CTR-41, SIG-7)', async () => {
    const { harness, run } = await openSigningAt('confirming')
    harness.spoil('sign', { unheard: { kind: 'refused', reason: 'paper-waiting', message: '还在审核' } })
    sign(run)
    const state = await standing(run)
    expect([state.value, state.context.failure]).toMatchObject([{ open: 'reading' }, { reason: 'paper-waiting' }])
  })

  it('told while a proof is begun: other documents than the signer’s (CTR-6)', async () => {
    const { run } = await openSigningAt('verifying', { isSellerAnother: true })
    run.send({
      type: 'proof.given',
      proof: 'bank',
      fields: BUYER_IDENTITY,
    })
    const state = await standing(run)
    expect([state.value, state.context.failure]).toEqual([{ open: 'mismatched' }, { kind: 'signer-mismatch' }])
    // A document alone proves no identity: the proof is still asked for.
    run.send({ type: 'consent.given', paper: 'consent.pdf' })
    expect(run.getSnapshot().context.failure).toBeUndefined()
    expect((await standing(run)).value).toEqual(VERIFYING('choosing'))
  })

  it('told while a proof is finished; and while it is signed, which has the contract read again (CTR-6, SIG-7)', async () => {
    const early = await openSigningAt('verifying', { isSellerAnother: true })
    early.harness.spoil('finish', MISMATCH)
    giveProof(early.run, 'bank')
    expect((await standing(early.run)).context.failure?.kind).toBe('signer-mismatch')
    const late = await openSigningAt('confirming')
    late.harness.spoil('sign', MISMATCH)
    sign(late.run)
    const state = await standing(late.run)
    expect([state.value, state.context.failure?.kind]).toEqual([{ open: 'reading' }, 'signer-mismatch'])
    late.run.send({ type: 'contract.read' })
    expect(late.run.getSnapshot().value).toEqual({ open: 'confirming' })
  })

  it('documents of another user than the owner who signs lead back to the choice, with the reason', async () => {
    const { harness, run } = await openSigningAt('verifying')
    run.send({
      type: 'proof.given',
      proof: 'bank',
      fields: BUYER_IDENTITY,
    })
    const state = await standing(run)
    expect([state.value, state.context.failure]).toEqual([VERIFYING('choosing'), { kind: 'signer-mismatch' }])
    harness.spoil('finish', MISMATCH)
    giveProof(run, 'four-elements')
    await standing(run)
    run.send({ type: 'code.entered', code: harness.codeOf('seller') })
    const late = await standing(run)
    expect([late.value, late.context.failure]).toEqual([VERIFYING('choosing'), { kind: 'signer-mismatch' }])
    giveProof(run, 'bank')
    expect((await standing(run)).value).toEqual({ open: 'confirming' })
  })

  it.each([LOST, 'breaks'] as const)(
    'a document whose answer is lost is asked for again (%j) (CTR-6)',
    async (mishap) => {
      const { harness, run } = await openSigningAt('verifying', { isSellerAnother: true })
      giveProof(run, 'bank')
      await standing(run)
      harness.spoil('consent', mishap)
      run.send({ type: 'consent.given', paper: 'consent.pdf' })
      const back = await standing(run)
      expect([back.value, back.context.failure?.kind]).toEqual([{ open: 'mismatched' }, 'timeout'])
    },
  )
})
