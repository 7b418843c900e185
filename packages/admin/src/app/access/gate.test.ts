import { fail, ok, refused, type Failure, type Result } from '@diandu/core/kernel'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createGate, throughGate } from './gate.ts'

const LOGIN: Failure = { kind: 'login-required' }
const PROOF = refused('proof-spent', '请再次验证')

it('an act goes on by itself once each gate is passed', async () => {
  const gate = createGate()
  const answers: Result<string>[] = [fail(PROOF), fail(LOGIN), ok('done')]
  const seen: unknown[] = []
  gate.subscribe(() => {
    const wanted = gate.wanted()
    if (wanted === undefined) return
    seen.push(wanted)
    queueMicrotask(() => gate.settle(true))
  })
  expect(await throughGate(gate, () => Promise.resolve(answers.shift() ?? fail(LOGIN)))).toEqual(ok('done'))
  expect([seen, answers, gate.wanted()]).toEqual([['proof', 'login'], [], undefined])
})

it('an act whose gate is left answers its refusal, and is not done again', async () => {
  const gate = createGate()
  let tries = 0
  const answer = throughGate(gate, () => Promise.resolve((tries++, fail(PROOF))))
  await new Promise<void>((resolve) => gate.subscribe(resolve))
  gate.settle(false)
  expect([await answer, tries]).toEqual([fail(PROOF), 1])
})

it('a login is wanted before a proof, and one answer releases all that wait', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('login', 'proof'), { minLength: 1 }), fc.boolean(), async (kinds, is) => {
      const gate = createGate()
      const waiting = kinds.map((kind) => gate.pass(kind))
      expect(gate.wanted()).toBe(kinds.includes('login') ? 'login' : 'proof')
      gate.settle(is)
      expect(await Promise.all(waiting)).toEqual(kinds.map(() => is))
    }),
  )
})
