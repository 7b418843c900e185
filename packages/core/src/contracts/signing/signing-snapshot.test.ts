import { describe, expect, it } from 'vitest'
import {
  giveProof,
  openSigningHarness,
  standing,
  toConfirming,
  type SigningHarness,
} from '../../../testing/signing-harness.ts'
import { SELLER_IDENTITY } from '../../../testing/signing-table.ts'
import { DAY_MS } from '../../kernel/index.ts'
import type { ContractView, SigningActor } from '../index.ts'

/** Stored as text, and brought back over the same ports in another process. */
function restored(harness: SigningHarness, run: SigningActor, role: ContractView['role'] = 'seller'): SigningActor {
  const text = JSON.stringify(run.getPersistedSnapshot())
  run.stop()
  return harness.restore(JSON.parse(text), role)
}

const stored = (run: SigningActor) => JSON.parse(JSON.stringify([run.getSnapshot().value, run.getSnapshot().context]))

describe('a snapshot', () => {
  it('a snapshot at the last question is restored there, with the same key, and goes on to signed (SIG-12)', async () => {
    const harness = openSigningHarness()
    const run = harness.begin()
    await toConfirming(run)
    harness.spoil('sign', { lost: { kind: 'timeout' } })
    run.send({ type: 'contract.confirmed', way: 'next' })
    await standing(run)
    const next = restored(harness, run)
    expect(stored(next)).toEqual(stored(run))
    next.send({ type: 'contract.confirmed', way: 'next' })
    expect((await standing(next)).value).toBe('signed')
    expect(new Set(harness.signKeys).size).toBe(1)
  })

  it('a snapshot from the middle of signing asks again with the same key (SIG-12)', async () => {
    const harness = openSigningHarness()
    const run = harness.begin()
    await toConfirming(run)
    run.send({ type: 'contract.confirmed', way: 'manual' })
    const next = restored(harness, run)
    expect((await standing(next)).value).toBe('signed')
    expect([harness.signKeys.length, new Set(harness.signKeys).size, harness.contract().signatures.length]).toEqual([
      2, 1, 1,
    ])
  })

  it('a snapshot from the beginning of a proof holds no number, and the proof is asked for again (SIG-12)', async () => {
    const harness = openSigningHarness()
    const run = harness.begin()
    await standing(run)
    run.send({ type: 'contract.read' })
    giveProof(run, 'four-elements')
    expect(run.getSnapshot().value).toEqual({ open: { verifying: 'beginning' } })
    const text = JSON.stringify(run.getPersistedSnapshot())
    for (const secret of [SELLER_IDENTITY.bankCard, SELLER_IDENTITY.mobile]) expect(text).not.toContain(secret)
    const next = restored(harness, run)
    const at = await standing(next)
    expect([at.value, at.context.failure?.kind]).toEqual([{ open: { verifying: 'choosing' } }, 'timeout'])
  })

  it('a snapshot from the check of a code holds no code, and the code is asked for again (SIG-12)', async () => {
    const harness = openSigningHarness()
    const run = harness.begin()
    await standing(run)
    run.send({ type: 'contract.read' })
    giveProof(run, 'four-elements')
    await standing(run)
    const waiting = restored(harness, run)
    expect(waiting.getSnapshot().value).toEqual({ open: { verifying: 'awaitingCode' } })
    const code = harness.codeOf('seller')
    waiting.send({ type: 'code.entered', code: '999999999' })
    expect(JSON.stringify(waiting.getPersistedSnapshot())).not.toContain('999999999')
    const next = restored(harness, waiting)
    expect((await standing(next)).value).toEqual({ open: { verifying: 'awaitingCode' } })
    next.send({ type: 'code.entered', code })
    expect((await standing(next)).value).toEqual({ open: 'confirming' })
  })

  it('a snapshot of a buyer still keeps the deadline (SIG-12)', async () => {
    const harness = openSigningHarness()
    await harness.signElsewhere('seller')
    const run = harness.begin('buyer')
    await standing(run)
    const next = restored(harness, run, 'buyer')
    harness.clock.advance(3 * DAY_MS + 1)
    expect((await standing(next)).value).toBe('expired')
  })

  it('a snapshot of an end is an end (SIG-12)', async () => {
    const harness = openSigningHarness()
    const run = harness.begin()
    run.send({ type: 'signing.abandoned' })
    expect(restored(harness, run).getSnapshot()).toMatchObject({ value: 'abandoned', status: 'done' })
  })
})
