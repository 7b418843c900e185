import { refused, type Failure } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { placeFailure } from './place-failure.ts'

const FIELDS = ['username', 'mobile', 'code', 'password'] as const

it.each<readonly [string, Failure | undefined, string | undefined]>([
  ['[WSE-15] the named field', refused('bad-parameter', '', 'mobile'), 'mobile'],
  ['[WSE-15] the reason, where no field is named', refused('name-taken', ''), 'username'],
  ['[WSE-9] a refused code', refused('code-wrong', ''), 'code'],
  ['[WSE-15] a field that the form has not', refused('bad-parameter', '', 'captcha'), undefined],
  ['[WSE-15] the field before the reason', refused('code-too-soon', '', 'mobile'), 'mobile'],
  ['[WSE-3] a failure on the way', { kind: 'offline' }, undefined],
  ['[WSE-3] none', undefined, undefined],
])('%s', (_title, failure, field) => {
  expect(placeFailure(failure, FIELDS)).toBe(field)
})
