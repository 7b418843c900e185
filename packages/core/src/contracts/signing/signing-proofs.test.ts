import { describe, expect, it } from 'vitest'
import { OLDER_TERMS } from '../../../testing/an-order-at-work.ts'
import { giveProof, openSigningAt, openSigningHarness, standing } from '../../../testing/signing-harness.ts'

const LOST = { lost: { kind: 'timeout' } } as const
const REFUSED = { unheard: { kind: 'refused', message: '不行' } } as const
const VERIFYING = (value: string) => ({ open: { verifying: value } })

describe('a proof', () => {
  it('is shown by a party who waits for their turn, who then waits on (SIG-6)', async () => {
    const harness = openSigningHarness({ termsVersion: OLDER_TERMS })
    const run = harness.begin('buyer')
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
    await harness.signElsewhere('seller')
    run.send({ type: 'contract.changed' })
    expect((await standing(run)).value).toEqual({ open: 'reading' })
    run.send({ type: 'contract.read' })
    expect(run.getSnapshot().value).toEqual({ open: 'confirming' })
  })

  it('stays at the code with the reason, can have another one sent, or another proof chosen (SIG-4)', async () => {
    const { harness, run } = await openSigningAt('awaitingCode')
    run.send({ type: 'code.entered', code: 'wrong' })
    const wrong = await standing(run)
    expect([wrong.value, wrong.context.failure]).toMatchObject([VERIFYING('awaitingCode'), { reason: 'code-wrong' }])
    run.send({ type: 'code.entered', code: 'wrong too' })
    expect(run.getSnapshot().context.failure).toBeUndefined()
    await standing(run)
    const earlier = harness.codeOf('seller')
    giveProof(run, 'four-elements')
    expect((await standing(run)).context.failure).toBeUndefined()
    expect(harness.codeOf('seller')).not.toBe(earlier)
    run.send({ type: 'code.entered', code: harness.codeOf('seller') })
    expect(run.getSnapshot().context.failure).toBeUndefined()
    expect((await standing(run)).value).toEqual({ open: 'confirming' })
  })

  it('a proof that lacks something stays at the choice and says what (SIG-4)', async () => {
    const { run } = await openSigningAt('verifying')
    run.send({ type: 'proof.given', proof: 'bank', fields: {} })
    const refused = await standing(run)
    expect([refused.value, refused.context.failure]).toMatchObject([VERIFYING('choosing'), { field: 'name' }])
    run.send({ type: 'step.left' })
    run.send({ type: 'contract.read' })
    expect(run.getSnapshot().context.failure).toBeUndefined()
  })

  it.each(['begin', 'finish'] as const)(
    'an answer about %s that is lost or breaks leads back to the choice (SIG-4)',
    async (call) => {
      for (const mishap of [LOST, 'breaks', REFUSED] as const) {
        const { harness, run } = await openSigningAt('verifying')
        harness.spoil(call, mishap)
        giveProof(run, 'bank')
        const back = await standing(run)
        expect([back.value, back.context.failure !== undefined]).toEqual([VERIFYING('choosing'), true])
        giveProof(run, 'bank')
        expect(run.getSnapshot().context.failure).toBeUndefined()
        expect((await standing(run)).value).toEqual({ open: 'confirming' })
      }
    },
  )

  it('an answer about a code that breaks leads back to the code (SIG-4)', async () => {
    for (const mishap of ['breaks', LOST] as const) {
      const { harness, run } = await openSigningAt('awaitingCode')
      harness.spoil('finish', mishap)
      run.send({ type: 'code.entered', code: harness.codeOf('seller') })
      const back = await standing(run)
      expect([back.value, back.context.failure?.kind]).toEqual([VERIFYING('awaitingCode'), 'timeout'])
    }
  })

  it('a code that is awaited is left for the choice, and where none can be sent again the one that was sent stays good', async () => {
    const { harness, run } = await openSigningAt('awaitingCode')
    const sent = harness.codeOf('seller')
    for (const mishap of [REFUSED, 'breaks'] as const) {
      harness.spoil('begin', mishap)
      giveProof(run, 'four-elements')
      const state = await standing(run)
      expect([state.value, state.context.failure !== undefined]).toEqual([VERIFYING('awaitingCode'), true])
    }
    run.send({ type: 'step.left' })
    expect([run.getSnapshot().value, run.getSnapshot().context.failure]).toEqual([VERIFYING('choosing'), undefined])
    run.send({ type: 'code.awaited' })
    expect(run.getSnapshot().value).toEqual(VERIFYING('awaitingCode'))
    run.send({ type: 'step.left' })
    harness.spoil('begin', REFUSED)
    giveProof(run, 'four-elements')
    expect((await standing(run)).value).toEqual(VERIFYING('choosing'))
    giveProof(run, 'four-elements')
    await standing(run)
    expect(harness.codeOf('seller')).not.toBe(sent)
    harness.spoil('begin', REFUSED)
    giveProof(run, 'bank')
    expect((await standing(run)).value).toEqual(VERIFYING('choosing'))
    run.send({ type: 'code.awaited' })
    expect(run.getSnapshot().value).toEqual(VERIFYING('choosing'))
  })

  it('a page elsewhere that said no leads back to the choice (SIG-4)', async () => {
    const { harness, run } = await openSigningAt('visiting')
    harness.decide('seller', 'differs')
    run.send({ type: 'page.returned' })
    const back = await standing(run)
    expect([back.value, back.context.failure]).toMatchObject([VERIFYING('choosing'), { reason: 'bad-parameter' }])
  })

  it('a proof without a verdict, or without an answer, leaves the way to the page open (SIG-30)', async () => {
    const { harness, run } = await openSigningAt('visiting')
    run.send({ type: 'page.returned' })
    const early = await standing(run)
    expect([early.value, early.context.failure]).toMatchObject([VERIFYING('visiting'), { reason: 'proof-pending' }])
    for (const mishap of [LOST, 'breaks'] as const) {
      harness.spoil('finish', mishap)
      run.send({ type: 'page.returned' })
      expect(run.getSnapshot().context.failure).toBeUndefined()
      const lost = await standing(run)
      expect([lost.value, lost.context.failure]).toEqual([VERIFYING('visiting'), { kind: 'timeout' }])
    }
    run.send({ type: 'step.left' })
    expect([run.getSnapshot().value, run.getSnapshot().context.failure]).toEqual([VERIFYING('choosing'), undefined])
    giveProof(run, 'high')
    await standing(run)
    harness.decide('seller', 'matches')
    run.send({ type: 'page.returned' })
    expect((await standing(run)).value).toEqual({ open: 'confirming' })
  })

  it.each([LOST, 'breaks'] as const)(
    'a signer who comes back while nothing is heard (%j) is not sent to begin anew, and is asked about again (SIG-30)',
    async (mishap) => {
      const { harness } = await openSigningAt('visiting')
      const run = harness.begin()
      await standing(run)
      for (const call of ['finish', 'page'] as const) {
        harness.spoil(call, mishap)
        run.send({ type: 'page.returned' })
        const state = await standing(run)
        expect([state.value, state.context.failure, state.context.begun]).toEqual([
          VERIFYING('visiting'),
          { kind: 'timeout' },
          undefined,
        ])
      }
      run.send({ type: 'page.returned' })
      const heard = await standing(run)
      expect([heard.value, heard.context.failure, heard.context.begun]).toMatchObject([
        VERIFYING('visiting'),
        { reason: 'proof-pending' },
        { next: 'page' },
      ])
      harness.decide('seller', 'matches')
      run.send({ type: 'page.returned' })
      expect((await standing(run)).value).toEqual({ open: 'confirming' })
    },
  )

  it('a signer who comes back to a page that was opened again is asked about at once (SIG-30)', async () => {
    const { harness } = await openSigningAt('visiting')
    const early = harness.begin()
    await standing(early)
    early.send({ type: 'page.returned' })
    const state = await standing(early)
    expect([state.value, state.context.failure, state.context.begun]).toMatchObject([
      VERIFYING('visiting'),
      { reason: 'proof-pending' },
      { next: 'page', opensIn: 'browser' },
    ])
    harness.decide('seller', 'matches')
    const run = harness.begin()
    await standing(run)
    run.send({ type: 'page.returned' })
    expect((await standing(run)).value).toEqual({ open: 'confirming' })
    const proven = harness.begin()
    await standing(proven)
    proven.send({ type: 'page.returned' })
    expect((await standing(proven)).value).toEqual({ open: 'reading' })
  })
})
