import { describe, expect, it } from 'vitest'
import { giveProof, openSigningBench, standing, toConfirming, type SigningBench } from '../../testing/signing-bench.ts'
import { SELLER_IDENTITY } from '../../testing/signing-table.ts'
import { DAY_MS } from '../kernel/index.ts'
import type { ContractView, SigningActor } from './index.ts'

/** Stored as text, and brought back over the same ports in another process. */
function restored(bench: SigningBench, run: SigningActor, role: ContractView['role'] = 'seller'): SigningActor {
  const text = JSON.stringify(run.getPersistedSnapshot())
  run.stop()
  return bench.restore(JSON.parse(text), role)
}

const told = (run: SigningActor) => JSON.parse(JSON.stringify([run.getSnapshot().value, run.getSnapshot().context]))

describe('a snapshot', () => {
  it('[SIG-12] at the last question is restored there, with the same key, and goes on to signed', async () => {
    const bench = openSigningBench()
    const run = bench.begin()
    await toConfirming(run)
    bench.spoil('sign', { lost: { kind: 'timeout' } })
    run.send({ type: 'contract.confirmed', way: 'next' })
    await standing(run)
    const next = restored(bench, run)
    expect(told(next)).toEqual(told(run))
    next.send({ type: 'contract.confirmed', way: 'next' })
    expect((await standing(next)).value).toBe('signed')
    expect(new Set(bench.signKeys).size).toBe(1)
  })

  it('[SIG-12] while it was signed asks again with the same key', async () => {
    const bench = openSigningBench()
    const run = bench.begin()
    await toConfirming(run)
    run.send({ type: 'contract.confirmed', way: 'manual' })
    const next = restored(bench, run)
    expect((await standing(next)).value).toBe('signed')
    expect([bench.signKeys.length, new Set(bench.signKeys).size, bench.contract().signatures.length]).toEqual([2, 1, 1])
  })

  it('[SIG-12] while a proof is begun holds no number, and the proof is asked for again', async () => {
    const bench = openSigningBench()
    const run = bench.begin()
    await standing(run)
    run.send({ type: 'contract.read' })
    giveProof(run, 'four-elements')
    expect(run.getSnapshot().value).toEqual({ open: { verifying: 'beginning' } })
    const text = JSON.stringify(run.getPersistedSnapshot())
    for (const secret of [SELLER_IDENTITY.bankCard, SELLER_IDENTITY.mobile]) expect(text).not.toContain(secret)
    const next = restored(bench, run)
    const at = await standing(next)
    expect([at.value, at.context.failure?.kind]).toEqual([{ open: { verifying: 'choosing' } }, 'timeout'])
  })

  it('[SIG-12] while a code is judged holds no code, and the code is asked for again', async () => {
    const bench = openSigningBench()
    const run = bench.begin()
    await standing(run)
    run.send({ type: 'contract.read' })
    giveProof(run, 'four-elements')
    await standing(run)
    const waiting = restored(bench, run)
    expect(waiting.getSnapshot().value).toEqual({ open: { verifying: 'awaitingCode' } })
    const code = bench.codeOf('seller')
    waiting.send({ type: 'code.entered', code: '999999999' })
    expect(JSON.stringify(waiting.getPersistedSnapshot())).not.toContain('999999999')
    const next = restored(bench, waiting)
    expect((await standing(next)).value).toEqual({ open: { verifying: 'awaitingCode' } })
    next.send({ type: 'code.entered', code })
    expect((await standing(next)).value).toEqual({ open: 'confirming' })
  })

  it('[SIG-12] of a buyer still minds the deadline', async () => {
    const bench = openSigningBench()
    await bench.signElsewhere('seller')
    const run = bench.begin('buyer')
    await standing(run)
    const next = restored(bench, run, 'buyer')
    bench.clock.advance(3 * DAY_MS + 1)
    expect((await standing(next)).value).toBe('expired')
  })

  it('[SIG-12] of an end is an end', async () => {
    const bench = openSigningBench()
    const run = bench.begin()
    run.send({ type: 'signing.abandoned' })
    expect(restored(bench, run).getSnapshot()).toMatchObject({ value: 'abandoned', status: 'done' })
  })
})
