import { expect, it } from 'vitest'
import type { Outcome, Proof, Trial } from './proof.ts'
import { runProof } from './run-proof.ts'

const proofOf = (outcomeOf: (trial: Trial) => Outcome): Proof => ({
  ...{ name: 'played', claim: 'ten of them', engines: ['pglite'], rounds: { long: 10, short: 2, twin: 1 }, least: { tries: 10 }, twins: { 'is-wrong': ['lost'] } },
  run: async (trial) => outcomeOf(trial),
})
const run = (proof: Proof, length: 'long' | 'short', withTwins = false) => runProof(proof, { engine: 'pglite', postgresUrl: undefined, seed: 1, length, withTwins, tell: () => undefined })
const tries = (count: number): Outcome => ({ counts: { tries: count }, findings: [] })

it('[ACP-130] a proof that did less than its claim says is no proof, in its long form', async () => {
  expect(await run(proofOf(() => tries(10)), 'long')).toEqual([])
  expect(await run(proofOf(() => tries(9)), 'long')).toEqual(['played on pglite: short: 9 tries, not 10'])
  expect(await run(proofOf(() => ({ counts: {}, findings: [] })), 'long')).toEqual(['played on pglite: short: 0 tries, not 10'])
  expect(await run(proofOf(() => tries(2)), 'short')).toEqual([])
})

it('[ACP-13] a proof that shows nothing of a wrong server is no proof either', async () => {
  expect(await run(proofOf(({ twin }) => ({ counts: { tries: 10 }, findings: twin === undefined ? [] : [{ fault: 'lost', words: 'one' }] })), 'long', true)).toEqual([])
  expect(await run(proofOf(() => tries(10)), 'long', true)).toEqual(['played on pglite: the twin is-wrong does not show "lost"'])
})

it('[ACP-13] the short form of a proof may show one of its wrong servers, another with another seed; the long form shows all', async () => {
  const shown = async (length: 'long' | 'short', seed: number) => {
    const twins: string[] = []
    const proof = proofOf(({ twin }) => (twins.push(...(twin === undefined ? [] : [twin])), { counts: { tries: 10 }, findings: [{ fault: 'lost', words: 'one' }] }))
    await runProof({ ...proof, twins: { one: ['lost'], other: ['lost'] }, twinsWhenShort: 1 }, { engine: 'pglite', postgresUrl: undefined, seed, length, withTwins: true, tell: () => undefined })
    return twins
  }
  expect([await shown('short', 2), await shown('short', 3), await shown('long', 3)]).toEqual([['one'], ['other'], ['one', 'other']])
})
