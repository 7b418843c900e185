import { expect, it } from 'vitest'
import { NotProvable, type Outcome, type Proof, type Trial } from './proof.ts'
import { runProof } from './run-proof.ts'

const proofOf = (outcomeOf: (trial: Trial) => Outcome): Proof => ({
  name: 'played',
  claim: 'ten of them',
  engines: ['pglite'],
  rounds: {
    long: 10,
    short: 2,
    faultyVariant: 1,
  },
  min: { tries: 10 },
  faultyVariants: { 'is-wrong': ['lost'] },
  run: async (trial) => outcomeOf(trial),
})
const run = (proof: Proof, length: 'long' | 'short', withFaultyVariants = false) =>
  runProof(proof, {
    engine: 'pglite',
    postgresUrl: undefined,
    seed: 1,
    length,
    withFaultyVariants,
    tell: () => undefined,
  })
const tries = (count: number): Outcome => ({ counts: { tries: count }, findings: [] })

it('a proof that did less than its claim says is no proof, in its long form', async () => {
  expect(
    await run(
      proofOf(() => tries(10)),
      'long',
    ),
  ).toEqual([])
  expect(
    await run(
      proofOf(() => tries(9)),
      'long',
    ),
  ).toEqual(['played on pglite: short: 9 tries, not 10'])
  expect(
    await run(
      proofOf(() => ({ counts: {}, findings: [] })),
      'long',
    ),
  ).toEqual(['played on pglite: short: 0 tries, not 10'])
  expect(
    await run(
      proofOf(() => tries(2)),
      'short',
    ),
  ).toEqual([])
})

it('a proof that the machine cannot run is not proven, in its long form, and keeps no other from running', async () => {
  const lacking = proofOf(() => {
    throw new NotProvable('there is no disk')
  })
  expect(await run(lacking, 'long')).toEqual(['played on pglite: not proven: there is no disk'])
  expect(await run(lacking, 'short')).toEqual([])
  await expect(
    run(
      proofOf(() => {
        throw new Error('a mistake')
      }),
      'long',
    ),
  ).rejects.toThrow('a mistake')
})

it('a proof that shows nothing of a faulty server is no proof either (ACP-13)', async () => {
  expect(
    await run(
      proofOf(({ faultyVariant }) => ({
        counts: { tries: 10 },
        findings: faultyVariant === undefined ? [] : [{ fault: 'lost', message: 'one' }],
      })),
      'long',
      true,
    ),
  ).toEqual([])
  expect(
    await run(
      proofOf(() => tries(10)),
      'long',
      true,
    ),
  ).toEqual(['played on pglite: the faulty variant is-wrong does not show "lost"'])
})

it('the short form of a proof may show one of its faulty servers, another with another seed; the long form shows all (ACP-13)', async () => {
  const shown = async (length: 'long' | 'short', seed: number) => {
    const faultyVariants: string[] = []
    const proof = proofOf(
      ({ faultyVariant }) => (
        faultyVariants.push(...(faultyVariant === undefined ? [] : [faultyVariant])),
        { counts: { tries: 10 }, findings: [{ fault: 'lost', message: 'one' }] }
      ),
    )
    await runProof(
      { ...proof, faultyVariants: { one: ['lost'], other: ['lost'] }, faultyVariantsWhenShort: 1 },
      { engine: 'pglite', postgresUrl: undefined, seed, length, withFaultyVariants: true, tell: () => undefined },
    )
    return faultyVariants
  }
  expect([await shown('short', 2), await shown('short', 3), await shown('long', 3)]).toEqual([
    ['one'],
    ['other'],
    ['one', 'other'],
  ])
})
