import fc from 'fast-check'
import { fail, ok, refused } from '@diandu/core/kernel'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Database } from '../database/index.ts'
import { openTestDatabase } from '../database/testing.ts'
import { callContext } from '../testing/call-context.ts'
import { exampleEndpoint } from '../testing/example-endpoint.ts'
import { checkHandlers, handlerFor, memberHandlerFor, moneyHandlerFor, runCall } from './index.ts'

const greet = exampleEndpoint({
  method: 'POST',
  path: 'greet',
  access: 'anyone',
  input: v.strictObject({
    name: v.pipe(v.string(), v.maxLength(5)),
    inner: v.exactOptional(v.strictObject({ n: v.number() })),
  }),
  output: v.string(),
})
const whoAmI = exampleEndpoint({
  method: 'GET',
  path: 'me',
  access: 'member',
  input: v.strictObject({}),
  output: v.string(),
})
const spend = exampleEndpoint({
  method: 'POST',
  path: 'spend',
  access: 'member',
  money: true,
  input: v.strictObject({}),
  output: v.null(),
})
const greeting = handlerFor(greet, async ({ name }) => ok(`hello ${name}`))
const self = memberHandlerFor(whoAmI, async (_args, { viewer }) => ok(viewer.userId))

// These never touch the database, but for the last one.
const context = (over = {}) => callContext({} as Database, over)

describe('A call', () => {
  it('is answered with its value in an envelope', async () => {
    const answer = await runCall(greeting, { name: 'Li' }, context())
    expect(answer.result).toEqual(ok('hello Li'))
    expect(JSON.parse(answer.text())).toEqual({
      code: '000000',
      message: 'success',
      data: 'hello Li',
      timestamp: Date.UTC(2026, 2, 11, 4),
    })
  })

  it.each([
    ['of the wrong type', { name: 5 }, 'name'],
    ['too long', { name: 'abcdef' }, 'name'],
    ['unknown', { name: 'Li', admin: true }, 'admin'],
    ['deep inside', { name: 'Li', inner: { n: 'x' } }, 'inner.n'],
  ])('names the field that is %s (SRV-2)', async (_what, input, field) => {
    const { result, text } = await runCall(greeting, input, context())
    expect(result).toMatchObject({ ok: false, failure: { kind: 'refused', reason: 'bad-parameter', field } })
    expect(JSON.parse(text())).toMatchObject({
      code: '400000',
      message: expect.stringContaining('参数校验失败'),
      data: { field, reason: 'bad-parameter' },
    })
  })

  it('says which field is missing (SRV-2)', async () => {
    const { text } = await runCall(greeting, {}, context())
    expect(JSON.parse(text())).toMatchObject({
      code: '400000',
      message: '缺少参数：name',
      data: { field: 'name', reason: 'parameter-missing' },
    })
  })

  it('answers anything at all with a value or a refusal, and never throws (SRV-2)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything({ withNullPrototype: true }), async (input) => {
        const { result, text } = await runCall(greeting, input, context())
        expect(result.ok || result.failure.kind === 'refused').toBe(true)
        expect(JSON.parse(text())).toHaveProperty('code')
      }),
    )
  })

  it('asks for a login before it looks at the input (SRV-3)', async () => {
    const stranger = await runCall(self, { nonsense: 1 }, context())
    expect(stranger.result).toEqual(fail({ kind: 'login-required' }))
    expect(JSON.parse(stranger.text())).toMatchObject({ code: '100000', data: null })
    expect((await runCall(self, {}, context({ viewer: { userId: 'u1' } }))).result).toEqual(ok('u1'))
  })

  it('says why it was refused, in words and for a program', async () => {
    const taken = handlerFor(greet, async () => fail(refused('name-taken', '名字已被使用', 'name')))
    const { text } = await runCall(taken, { name: 'Li' }, context())
    expect(JSON.parse(text())).toMatchObject({
      code: '400000',
      message: '名字已被使用',
      data: { field: 'name', reason: 'name-taken' },
    })
  })

  it('cannot be given a handler of the wrong kind', () => {
    expect(() => handlerFor(spend, async () => ok(null))).toThrow('POST spend wants')
    expect(() => handlerFor(whoAmI, async () => ok(''))).toThrow('GET me wants')
    expect(() => memberHandlerFor(spend, async () => ok(null))).toThrow('POST spend wants')
    expect(() => moneyHandlerFor(greet, async () => ok(''))).toThrow('POST greet wants')
  })

  it('has exactly one handler, and no handler is without a call', () => {
    expect(checkHandlers([greet, whoAmI], [greeting, self])).toEqual([])
    expect(checkHandlers([greet, whoAmI], [greeting, greeting])).toEqual([
      'POST greet has 2 handlers.',
      'GET me has no handler.',
    ])
    expect(checkHandlers([greet], [greeting, self])).toEqual(['GET me has a handler but no endpoint.'])
    expect(checkHandlers([greet, greet], [greeting])).toEqual(['Two endpoints have the same method and path.'])
  })

  it('gets the database itself when it moves no money', async () => {
    const db = await openTestDatabase()
    const requesting = handlerFor(greet, async (_args, { db: given }) =>
      ok(String((await given.query<{ v: number }>('SELECT 7 AS v'))[0]?.v)),
    )
    expect((await runCall(requesting, { name: 'Li' }, callContext(db))).result).toEqual(ok('7'))
  })
})
