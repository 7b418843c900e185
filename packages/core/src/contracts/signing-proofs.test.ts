import { describe, expect, it } from 'vitest'
import { giveProof, openSigningAt, openSigningBench, standing } from '../../testing/signing-bench.ts'

const LOST = { lost: { kind: 'timeout' } } as const
const REFUSED = { unheard: { kind: 'refused', message: '不行' } } as const
const VERIFYING = (value: string) => ({ open: { verifying: value } })

describe('a proof', () => {
  it('[SIG-20] is shown by whoever waits for their turn, who then waits on', async () => {
    const bench = openSigningBench()
    const run = bench.begin('buyer')
    expect((await standing(run)).value).toBe('waiting')
    run.send({ type: 'contract.read' })
    expect(run.getSnapshot().value).toEqual(VERIFYING('choosing'))
    run.send({ type: 'step.left' })
    expect(run.getSnapshot().value).toBe('waiting')
    run.send({ type: 'contract.read' })
    giveProof(run, 'bank', 'buyer')
    const proven = await standing(run)
    expect([proven.value, proven.context.contract?.buyer.proofs]).toEqual(['waiting', ['bank']])
    run.send({ type: 'contract.read' })
    run.send({ type: 'page.returned' })
    expect((await standing(run)).value).toBe('waiting')
    await bench.signElsewhere('seller')
    run.send({ type: 'contract.changed' })
    expect((await standing(run)).value).toEqual({ open: 'reading' })
    run.send({ type: 'contract.read' })
    expect(run.getSnapshot().value).toEqual({ open: 'confirming' })
  })

  it('[SIG-4] stays at the code with the reason, can have another one sent, or another proof chosen', async () => {
    const { bench, run } = await openSigningAt('awaitingCode')
    run.send({ type: 'code.entered', code: 'wrong' })
    const wrong = await standing(run)
    expect([wrong.value, wrong.context.failure]).toMatchObject([VERIFYING('awaitingCode'), { reason: 'code-wrong' }])
    run.send({ type: 'code.entered', code: 'wrong too' })
    expect(run.getSnapshot().context.failure).toBeUndefined()
    await standing(run)
    const earlier = bench.codeOf('seller')
    giveProof(run, 'four-elements')
    expect((await standing(run)).context.failure).toBeUndefined()
    expect(bench.codeOf('seller')).not.toBe(earlier)
    run.send({ type: 'code.entered', code: bench.codeOf('seller') })
    expect(run.getSnapshot().context.failure).toBeUndefined()
    expect((await standing(run)).value).toEqual({ open: 'confirming' })
  })

  it('[SIG-4] a proof that lacks something stays at the choice and says what', async () => {
    const { run } = await openSigningAt('verifying')
    run.send({ type: 'proof.given', proof: 'bank', fields: {} })
    const refused = await standing(run)
    expect([refused.value, refused.context.failure]).toMatchObject([VERIFYING('choosing'), { field: 'name' }])
    run.send({ type: 'step.left' })
    run.send({ type: 'contract.read' })
    expect(run.getSnapshot().context.failure).toBeUndefined()
  })

  it.each(['begin', 'finish'] as const)('[SIG-4] an answer about %s that is lost or breaks leads back to the choice', async (call) => {
    for (const mishap of [LOST, 'breaks', REFUSED] as const) {
      const { bench, run } = await openSigningAt('verifying')
      bench.spoil(call, mishap)
      giveProof(run, 'bank')
      const back = await standing(run)
      expect([back.value, back.context.failure !== undefined]).toEqual([VERIFYING('choosing'), true])
      giveProof(run, 'bank')
      expect(run.getSnapshot().context.failure).toBeUndefined()
      expect((await standing(run)).value).toEqual({ open: 'confirming' })
    }
  })

  it('[SIG-4] an answer about a code that breaks leads back to the code', async () => {
    for (const mishap of ['breaks', LOST] as const) {
      const { bench, run } = await openSigningAt('awaitingCode')
      bench.spoil('finish', mishap)
      run.send({ type: 'code.entered', code: bench.codeOf('seller') })
      const back = await standing(run)
      expect([back.value, back.context.failure?.kind]).toEqual([VERIFYING('awaitingCode'), 'timeout'])
    }
  })

  it('[SIG-18] a code that is awaited is left for the choice, and where none can be sent anew the one that was sent stays good', async () => {
    const { bench, run } = await openSigningAt('awaitingCode')
    const sent = bench.codeOf('seller')
    for (const mishap of [REFUSED, 'breaks'] as const) {
      bench.spoil('begin', mishap)
      giveProof(run, 'four-elements')
      const told = await standing(run)
      expect([told.value, told.context.failure !== undefined]).toEqual([VERIFYING('awaitingCode'), true])
    }
    run.send({ type: 'step.left' })
    expect([run.getSnapshot().value, run.getSnapshot().context.failure]).toEqual([VERIFYING('choosing'), undefined])
    run.send({ type: 'code.awaited' })
    expect(run.getSnapshot().value).toEqual(VERIFYING('awaitingCode'))
    run.send({ type: 'step.left' })
    bench.spoil('begin', REFUSED)
    giveProof(run, 'four-elements')
    expect((await standing(run)).value).toEqual(VERIFYING('choosing'))
    giveProof(run, 'four-elements')
    await standing(run)
    expect(bench.codeOf('seller')).not.toBe(sent)
    bench.spoil('begin', REFUSED)
    giveProof(run, 'bank')
    expect((await standing(run)).value).toEqual(VERIFYING('choosing'))
    run.send({ type: 'code.awaited' })
    expect(run.getSnapshot().value).toEqual(VERIFYING('choosing'))
  })

  it('[SIG-4] a page elsewhere that said no leads back to the choice', async () => {
    const { bench, run } = await openSigningAt('visiting')
    bench.decide('seller', 'differs')
    run.send({ type: 'page.returned' })
    const back = await standing(run)
    expect([back.value, back.context.failure]).toMatchObject([VERIFYING('choosing'), { reason: 'bad-parameter' }])
  })

  it('[SIG-19] without a verdict, or without an answer, the way to the page stays open', async () => {
    const { bench, run } = await openSigningAt('visiting')
    run.send({ type: 'page.returned' })
    const early = await standing(run)
    expect([early.value, early.context.failure]).toMatchObject([VERIFYING('visiting'), { reason: 'proof-pending' }])
    for (const mishap of [LOST, 'breaks'] as const) {
      bench.spoil('finish', mishap)
      run.send({ type: 'page.returned' })
      expect(run.getSnapshot().context.failure).toBeUndefined()
      const lost = await standing(run)
      expect([lost.value, lost.context.failure]).toEqual([VERIFYING('visiting'), { kind: 'timeout' }])
    }
    run.send({ type: 'step.left' })
    expect([run.getSnapshot().value, run.getSnapshot().context.failure]).toEqual([VERIFYING('choosing'), undefined])
    giveProof(run, 'high')
    await standing(run)
    bench.decide('seller', 'matches')
    run.send({ type: 'page.returned' })
    expect((await standing(run)).value).toEqual({ open: 'confirming' })
  })

  it.each([LOST, 'breaks'] as const)('[SIG-19] who comes back while the way to the page is not heard (%j) finds the choice, with the reason', async (mishap) => {
    const { bench } = await openSigningAt('visiting')
    const run = bench.begin()
    await standing(run)
    bench.spoil('page', mishap)
    run.send({ type: 'page.returned' })
    const told = await standing(run)
    expect([told.value, told.context.failure]).toMatchObject([VERIFYING('choosing'), { reason: 'proof-pending' }])
  })

  it('[SIG-19] who comes back to a page that was opened anew is asked about at once', async () => {
    const { bench } = await openSigningAt('visiting')
    const early = bench.begin()
    await standing(early)
    early.send({ type: 'page.returned' })
    const told = await standing(early)
    expect([told.value, told.context.failure, told.context.begun]).toMatchObject([VERIFYING('visiting'), { reason: 'proof-pending' }, { next: 'page', opensIn: 'browser' }])
    bench.decide('seller', 'matches')
    const run = bench.begin()
    await standing(run)
    run.send({ type: 'page.returned' })
    expect((await standing(run)).value).toEqual({ open: 'confirming' })
    const proven = bench.begin()
    await standing(proven)
    proven.send({ type: 'page.returned' })
    expect((await standing(proven)).value).toEqual({ open: 'reading' })
  })
})
