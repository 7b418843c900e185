import { ok } from '@diandu/core/kernel'
import type { CashierMethod } from '@diandu/core/wallet'
import { expect, it } from 'vitest'
import type { Charge, PaymentProvider } from './payments.ts'
import { providersByMethod } from './providers-by-method.ts'

const CHARGE: Charge = {
  id: 'recharge-1',
  method: 'alipay',
  amountFen: 100,
  title: 't',
  clientAddress: '10.0.0.7',
  backPath: '/back',
  expiresAt: 1,
}

function provider(...methods: readonly CashierMethod[]): PaymentProvider & { readonly heard: readonly string[] } {
  const heard: string[] = []
  return {
    heard,
    methods,
    receivers: [],
    sheets: null,
    open: async ({ id }) => (heard.push(`open ${id}`), ok({ url: 'https://x.example', until: 1 })),
    query: async ({ id }) => (heard.push(`query ${id}`), ok(null)),
    close: async ({ id }) => (heard.push(`close ${id}`), ok(true)),
  }
}

it('each charge goes to the provider of its method, and to no other (WAL-81)', async () => {
  const [weChat, alipay] = [provider('wechat-pay'), provider('alipay')]
  const both = providersByMethod([weChat, alipay])
  expect(both.methods).toEqual(['wechat-pay', 'alipay'])
  await both.open(CHARGE)
  await both.query(CHARGE)
  await both.close({ ...CHARGE, method: 'wechat-pay' })
  expect([alipay.heard, weChat.heard]).toEqual([['open recharge-1', 'query recharge-1'], ['close recharge-1']])
})

it('a charge whose provider is no longer set is not reached, and is asked about again (WAL-81)', async () => {
  const only = providersByMethod([provider('wechat-pay')])
  expect(await only.query(CHARGE)).toMatchObject({ ok: false, failure: { kind: 'http', status: 502 } })
})

it('two providers of one method are a mistake that is seen at start (WAL-81)', () => {
  expect(() => providersByMethod([provider('alipay'), provider('alipay')])).toThrow('Two payment providers take alipay')
})
