import { refused } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { NEW_SETUP, nextSetup, type Setup, type SetupEvent } from './setup-steps.ts'

const after = (...events: readonly (SetupEvent | string)[]): Setup =>
  events.reduce<Setup>(
    (setup, event) => nextSetup(setup, typeof event === 'string' ? { type: 'digits.typed', digits: event } : event),
    NEW_SETUP,
  )
const next: SetupEvent = { type: 'stage.finished' }

it('code, password, password again, and it is being saved (WAL-8)', () => {
  expect(after('135790', next).stage).toBe('fresh')
  expect(after('135790', next, '295174', next).stage).toBe('repeat')
  expect(after('135790', next, '295174', next, '295174', next)).toMatchObject({
    isSaving: true,
    code: '135790',
    fresh: '295174',
  })
})

it.each<readonly [string, Setup, Partial<Setup>]>([
  ['a code too short (WAL-8)', after('1357', next), { stage: 'code', fault: 'incomplete', code: '1357' }],
  [
    'a password too short (WAL-8)',
    after('135790', next, '29', next),
    { stage: 'fresh', fault: 'incomplete', fresh: '29' },
  ],
  ['a run (WAL-8)', after('135790', next, '123456', next), { stage: 'fresh', fault: 'weak', fresh: '' }],
  ['equal digits (WAL-8)', after('135790', next, '888888', next), { stage: 'fresh', fault: 'weak', fresh: '' }],
  [
    'two different ones (WAL-8)',
    after('135790', next, '295174', next, '295175', next),
    { stage: 'fresh', fault: 'mismatch', fresh: '', repeat: '', isSaving: false },
  ],
  [
    'what is typed takes the words away (WAL-8)',
    after('135790', next, '123456', next, '2'),
    { fault: undefined, fresh: '2' },
  ],
])('%s', (_title, setup, expected) => {
  expect(setup).toMatchObject(expected)
})

const saving = after('135790', next, '295174', next, '295174', next)

it('a refused code leads back to it, with the password kept', () => {
  const refusedCode = nextSetup(saving, { type: 'save.refused', failure: refused('code-wrong', '') })
  expect(refusedCode).toMatchObject({ stage: 'code', code: '135790', fresh: '295174', isSaving: false })
})

it('a refused password leads back to a new one (WAL-8)', () => {
  expect(
    nextSetup(saving, { type: 'save.refused', failure: refused('password-weak', '', 'paymentPassword') }),
  ).toMatchObject({ stage: 'fresh', fresh: '' })
})

it('any other failure leaves the set-up of a payment password where it is', () => {
  expect(nextSetup(saving, { type: 'save.refused', failure: { kind: 'offline' } })).toMatchObject({
    stage: 'repeat',
    repeat: '295174',
    isSaving: false,
  })
  expect(nextSetup(saving, next)).toBe(saving)
})

it('a step back forgets the repetition only (WAL-8)', () => {
  const back = after('135790', next, '295174', next, '2951', { type: 'step.taken-back' })
  expect(back).toMatchObject({ stage: 'fresh', fresh: '295174', repeat: '' })
  expect(nextSetup(back, { type: 'step.taken-back' })).toMatchObject({ stage: 'code', code: '135790' })
})
