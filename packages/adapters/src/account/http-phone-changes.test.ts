import { ok } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import type { Client } from '../http/index.ts'
import { httpPhoneChanges } from './http-phone-changes.ts'

it('proves the present mobile by captcha/validate with action 4, and after a lapse by verifyMobile (ACC-43)', async () => {
  const sent: unknown[] = []
  const client = {
    send: async ({ path }: { readonly path: string }, input: unknown) => {
      sent.push([path, input])
      return ok({ proof: 'a-proof' })
    },
  } as unknown as Client
  const { prove, proveAgain } = httpPhoneChanges(client)
  expect([await prove('123456'), await proveAgain('654321')]).toEqual([ok('a-proof'), ok('a-proof')])
  expect(sent).toEqual([
    ['captcha/validate', { action: 4, code: '123456' }],
    ['verifyMobile', { code: '654321' }],
  ])
})
