import { describe, expect, it } from 'vitest'
import { OLDER_TERMS } from '../../../testing/an-order-at-work.ts'
import { giveProof, openSigningAt, openSigningHarness, standing } from '../../../testing/signing-harness.ts'
import type { SigningActor } from './signing.machine.ts'

const REFUSED = { unheard: { kind: 'refused', message: '不行' } } as const
const VERIFYING = (value: string) => ({ open: { verifying: value } })
const sign = (run: SigningActor, way: 'manual' | 'next' = 'manual') => run.send({ type: 'contract.confirmed', way })

describe('signing', () => {
  it.each(['manual', 'next'] as const)(
    '(%s) leads from reading to signed, for the seller and then for the buyer (SIG-1)',
    async (way) => {
      const harness = openSigningHarness()
      for (const role of ['seller', 'buyer'] as const) {
        const run = harness.begin(role)
        expect((await standing(run)).value).toEqual({ open: 'reading' })
        run.send({ type: 'contract.read' })
        expect(run.getSnapshot().value).toEqual(VERIFYING('choosing'))
        giveProof(run, 'four-elements', role)
        expect((await standing(run)).value).toEqual(VERIFYING('awaitingCode'))
        run.send({ type: 'code.entered', code: harness.codeOf(role) })
        expect((await standing(run)).value).toEqual({ open: 'confirming' })
        sign(run, way)
        const end = await standing(run)
        expect([end.value, end.status, end.context.contract?.signatures.at(0)?.way]).toEqual(['signed', 'done', way])
      }
      expect(harness.contract().status).toBe('all-signed')
    },
  )

  it('asks for no proof from a signer who has given enough (SIG-3)', async () => {
    const { harness, run } = await openSigningAt('confirming')
    run.send({ type: 'step.left' })
    expect(run.getSnapshot().value).toEqual({ open: 'reading' })
    const next = harness.begin()
    await standing(next)
    next.send({ type: 'contract.read' })
    expect(next.getSnapshot().value).toEqual({ open: 'confirming' })
  })

  it('reads again a document that names the signer only since their proof, and once only (SIG-3)', async () => {
    const { harness, run } = await openSigningAt('verifying', { isSellerUnknown: true })
    expect(run.getSnapshot().context.isRedrawn).toBe(false)
    giveProof(run, 'bank')
    const again = await standing(run)
    expect([again.value, again.context.isRedrawn, again.context.contract?.seller.proofs]).toEqual([
      { open: 'reading' },
      true,
      ['bank'],
    ])
    run.send({ type: 'contract.read' })
    expect([run.getSnapshot().value, run.getSnapshot().context.isRedrawn]).toEqual([{ open: 'confirming' }, false])
    sign(run)
    expect((await standing(run)).value).toBe('signed')
    expect(harness.contract().status).toBe('seller-signed')
  })

  it('asks first for the rest of what is to be shown (SIG-3)', async () => {
    const { harness, run } = await openSigningAt('verifying', { isSellerUnknown: true })
    giveProof(run, 'three-elements')
    await standing(run)
    run.send({ type: 'code.entered', code: harness.codeOf('seller') })
    const half = await standing(run)
    expect([half.value, half.context.isRedrawn, half.context.contract?.seller.signer.name]).toEqual([
      VERIFYING('choosing'),
      true,
      '周正',
    ])
    giveProof(run, 'photo')
    expect((await standing(run)).value).toEqual({ open: 'reading' })
  })

  it('reads again a document that names the company only since its legal person showed it, who needs no consent (SIG-3)', async () => {
    const { harness, run } = await openSigningAt('verifying', { isCompanyShop: true })
    giveProof(run, 'equity')
    expect((await standing(run)).value).toEqual(VERIFYING('choosing'))
    giveProof(run, 'legal-representative')
    await standing(run)
    run.send({ type: 'code.entered', code: harness.codeOf('seller') })
    const again = await standing(run)
    expect([again.value, again.context.isRedrawn]).toEqual([{ open: 'reading' }, true])
    harness.lookAt('seller', 'equity')
    run.send({ type: 'contract.changed' })
    await standing(run)
    run.send({ type: 'contract.read' })
    sign(run)
    expect((await standing(run)).value).toBe('signed')
    expect(harness.contract().seller.owner).toMatchObject({ kind: 'company', legalPerson: { name: '周正' } })
  })

  it('goes to a page elsewhere for high verification and comes back (SIG-1)', async () => {
    const { harness, run } = await openSigningAt('visiting')
    expect(run.getSnapshot().value).toEqual(VERIFYING('visiting'))
    expect(run.getSnapshot().context.begun).toEqual({
      next: 'page',
      url: 'https://sandbox.invalid/contract-1/seller',
      opensIn: 'browser',
    })
    harness.decide('seller', 'matches')
    run.send({ type: 'page.returned' })
    expect((await standing(run)).value).toEqual({ open: 'confirming' })
  })
})

describe('the other party', () => {
  it('is waited for, and the contract is read again when something changed (SIG-6)', async () => {
    const harness = openSigningHarness({ termsVersion: OLDER_TERMS })
    const run = harness.begin('buyer')
    const waiting = await standing(run)
    expect([waiting.value, waiting.context.contract?.role]).toEqual(['waiting', 'buyer'])
    run.send({ type: 'contract.changed' })
    expect((await standing(run)).value).toBe('waiting')
    await harness.signElsewhere('seller')
    run.send({ type: 'contract.changed' })
    expect((await standing(run)).value).toEqual({ open: 'reading' })
  })

  it('a party who signed first is believed: a signature made elsewhere is found (SIG-7)', async () => {
    const { harness, run } = await openSigningAt('confirming')
    await harness.signElsewhere('seller')
    sign(run)
    const end = await standing(run)
    expect([end.value, end.context.failure]).toMatchObject(['signed', { reason: 'terms-changed' }])
    expect(harness.contract().signatures).toHaveLength(1)
  })

  it('a party who ended the order is believed (SIG-7)', async () => {
    const { harness, run } = await openSigningAt('confirming')
    harness.endOrder()
    sign(run)
    const end = await standing(run)
    expect([end.value, end.context.contract?.status, end.context.failure?.kind]).toEqual(['void', 'void', 'refused'])
  })

  it('a refusal that changed nothing leads back to reading, with the reason until it is read (SIG-7)', async () => {
    const { harness, run } = await openSigningAt('confirming')
    harness.spoil('sign', REFUSED)
    sign(run)
    const back = await standing(run)
    expect([back.value, back.context.failure]).toEqual([{ open: 'reading' }, { kind: 'refused', message: '不行' }])
    run.send({ type: 'contract.read' })
    expect([run.getSnapshot().value, run.getSnapshot().context.failure]).toEqual([{ open: 'confirming' }, undefined])
  })
})
