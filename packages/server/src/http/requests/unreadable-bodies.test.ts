import { ok } from '@diandu/core/kernel'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { listAuditLines } from '../../audit/index.ts'
import { handlerFor, memberHandlerFor, moneyHandlerFor } from '../../calls/index.ts'
import { openTestDatabase } from '../../database/testing.ts'
import { exampleEndpoint } from '../../testing/example-endpoint.ts'
import { testApp } from '../../testing/test-app.ts'

const input = v.strictObject({ text: v.string() })
const pay = exampleEndpoint({ method: 'POST', path: 'pay', access: 'member', money: true, input, output: v.string() })
const tell = exampleEndpoint({ method: 'POST', path: 'tell/it', access: 'anyone', input, output: v.string() })
const TOKEN = 'token-of-li-0123456789'

describe('A request that cannot be read', () => {
  it.each([
    ['NaN', 'amountFen'],
    ['-Infinity', 'amountFen'],
    ['undefined', 'amountFen'],
    ['+1', 'amountFen'],
    ['01', 'amountFen'],
    ['1.', 'amountFen'],
    ['.5', 'amountFen'],
    ['0x10', 'amountFen'],
    ["'a'", 'amountFen'],
    ['\u0661', 'amountFen'],
    ['"much', ''],
    ['1, 2', ''],
  ])(
    'a request about money that holds %s is answered with the field where one is to blame, and leaves a line (AUD-1)',
    async (value, field) => {
      const db = await openTestDatabase()
      const { app } = await testApp(db, {
        handlers: [moneyHandlerFor(pay, async () => ok('done')), handlerFor(tell, async () => ok(''))],
        findViewer: async (token) => (token === TOKEN ? { userId: 'li' } : null),
      })
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}` }
      const payload = `{"text": "a \\"b\\": NaN", "more": [-1.5e+3, 0, {"x": null}] , "amountFen" : ${value}, "way": "jh"}`
      const { code, data } = (await app.inject({ method: 'POST', url: '/api/wap-api/v1/pay', headers, payload })).json<{
        code: string
        data: { field?: string }
      }>()
      expect([code, data.field ?? '']).toEqual(['400000', field])
      await app.inject({ method: 'POST', url: '/api/wap-api/v1/tell/it', headers, payload })
      expect(await listAuditLines(db, 10)).toMatchObject([
        {
          userId: 'li',
          what: 'POST pay',
          reason: 'bad-parameter',
          field: field === '' ? null : field,
          clientAddress: '127.0.0.1',
        },
      ])
    },
  )

  it('a request with a parameter twice leaves a line (AUD-1)', async () => {
    const db = await openTestDatabase()
    const bills = exampleEndpoint({
      method: 'GET',
      path: 'bills',
      access: 'member',
      audited: true,
      input,
      output: v.null(),
    })
    const { app, signedQuery } = await testApp(db, {
      handlers: [memberHandlerFor(bills, async () => ok(null))],
      findViewer: async () => null,
    })
    await app.inject({ url: `/api/wap-api/v1/bills?${signedQuery({ text: 'a' })}&text=b` })
    expect(await listAuditLines(db, 10)).toMatchObject([{ userId: null, what: 'GET bills', field: 'text' }])
  })

  it('a request with a made-up name twice is answered with its beginning (AUD-6)', async () => {
    const look = exampleEndpoint({ method: 'GET', path: 'look', access: 'anyone', input, output: v.null() })
    const { app } = await testApp(await openTestDatabase(), { handlers: [handlerFor(look, async () => ok(null))] })
    const name = encodeURIComponent('好'.repeat(300))
    const answer = await app.inject({ url: `/api/wap-api/v1/look?${name}=1&${name}=2` })
    expect(answer.json()).toMatchObject({ code: '400000', data: { field: `${'好'.repeat(63)}…` } })
  })
})
