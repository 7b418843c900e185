import { refused, type Failure } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { placeFailure } from './place-failure.ts'

const FIELDS = ['username', 'mobile', 'code', 'password'] as const

it.each<readonly [string, Failure | undefined, string | undefined]>([
  ['the named field (SES-25)', refused('bad-parameter', '', 'mobile'), 'mobile'],
  ['the reason, where no field is named (SES-25)', refused('name-taken', ''), 'username'],
  ['a refused code', refused('code-wrong', ''), 'code'],
  ['a field that the form has not (SES-25)', refused('bad-parameter', '', 'captcha'), undefined],
  ['the field before the reason (SES-25)', refused('code-too-soon', '', 'mobile'), 'mobile'],
  ['a failure on the way (ACC-5)', { kind: 'offline' }, undefined],
  ['none (ACC-5)', undefined, undefined],
])('%s', (_title, failure, field) => {
  expect(placeFailure(failure, FIELDS)).toBe(field)
})
