import { hasValidCreditCodeChecksum } from '@diandu/core/input'
import { expect, it } from 'vitest'
import { sandboxRegister } from './company-register.ts'

it('the simulated register knows two companies, each by a code that can exist, in small letters too (ACC-14)', async () => {
  for (const [creditCode, companyName] of [
    ['91350100M000100Y43', '店渡网络科技有限公司'],
    ['91350200MA2XNAMM76', '厦门拾光服饰有限公司'],
  ] as const) {
    expect(hasValidCreditCodeChecksum(creditCode)).toBe(true)
    expect(await sandboxRegister.find(creditCode.toLowerCase())).toMatchObject({ creditCode, companyName })
  }
  expect(await sandboxRegister.find('91350200MA2XNAMM7J')).toBeUndefined()
})
