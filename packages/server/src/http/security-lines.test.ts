import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { ok } from '@diandu/core/kernel'
import type { UserId } from '@diandu/core/session'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { handlerFor } from '../calls/index.ts'
import type { Database } from '../database/index.ts'
import { describeOnEachEngine, openTestDatabase } from '../database/testing.ts'
import { createLog } from '../kernel/index.ts'
import { CHEAP, openServer } from '../port-suites/testing/open-server.ts'
import { hashPassword, insertUser } from '../session/index.ts'
import { readSettings } from '../settings.ts'
import { exampleEndpoint } from '../testing/example-endpoint.ts'
import { testApp } from '../testing/test-app.ts'

type Line = Readonly<Record<string, unknown>>
type Fields = Readonly<Record<string, unknown>>

const CALLS = '/api/wap-api/v1/'
const guarded = exampleEndpoint({
  method: 'POST',
  path: 'guarded',
  access: 'anyone',
  input: v.strictObject({}),
  output: v.null(),
})
const PASSWORD = 'is-here-12'
const ADDRESS = {
  receiver: '林小满',
  mobile: '13800000001',
  provinceCode: '110000',
  cityCode: '110100',
  districtCode: '110105',
  detail: '建国路 88 号',
  postcode: '',
  isDefault: true,
}

function keepLines() {
  const lines: Line[] = []
  const log = createLog({ level: 'info', now: () => 0, write: (line) => void lines.push(JSON.parse(line) as Line) })
  const reported = () => lines.filter(({ event }) => event === 'security')
  return { log, lines, reported }
}

describeOnEachEngine('A refused call', (open) => {
  const begin = async () => {
    const db = await open()
    const stored = keepLines()
    const server = await openServer(db, null, stored.log)
    const tokens: Record<string, string> = {}
    for (const [at, name] of ['li', 'wu'].entries()) {
      await insertUser(db, {
        id: name as UserId,
        username: `user-${name}`,
        mobile: `1380000000${at}`,
        passwordHash: await hashPassword(PASSWORD, CHEAP),
        createdAt: 0,
      })
      const entered = await server.app.inject({
        method: 'POST',
        url: `${CALLS}login`,
        payload: server.signed({ name: `user-${name}`, password: PASSWORD }),
      })
      tokens[name] = entered.json<{ data: { token: string } }>().data.token
    }
    const send = async (path: string, payload: Fields, token?: string) =>
      (
        await server.app.inject({
          method: 'POST',
          url: `${CALLS}${path}`,
          headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
          payload,
        })
      ).json<{ code: string; data: { id: string } | null }>()
    return { ...server, ...stored, db, tokens, send }
  }

  it('leaves a line with its kind, call, user and request: another’s thing, no session, unknown fields, wrong proofs, wrong signatures (AUD-11)', async () => {
    const { send, signed, tokens, reported, app, close } = await begin()
    const { data } = await send('user/address', signed(ADDRESS), tokens['li'])
    expect(reported()).toEqual([])
    await send('user/editAddress', signed({ ...ADDRESS, id: data?.id ?? '' }), tokens['wu'])
    await send('user/address', signed(ADDRESS))
    await send('user/address', signed({ ...ADDRESS, isAdmin: true }), tokens['wu'])
    await send('login', signed({ name: 'user-li', password: 'guess-1234' }))
    await send(
      'sendMsg',
      signed({ mobile: '13800000000', purpose: 'login', captcha: { ticket: 'x'.repeat(43), randstr: 'rand' } }),
    )
    await send('user/address', { ...signed(ADDRESS), detail: 'changed' }, tokens['li'])
    await send('user/address', signed(ADDRESS, 1), tokens['li'])
    expect(reported().map(({ kind, what, reason, field, userId }) => [kind, what, reason, field, userId])).toEqual([
      ['access-refused', 'POST user/editAddress', 'not-found', null, 'wu'],
      ['session-missing', 'POST user/address', 'login-required', null, null],
      ['input-refused', 'POST user/address', 'bad-parameter', 'isAdmin', 'wu'],
      ['proof-refused', 'POST login', 'credentials-wrong', 'password', null],
      ['proof-refused', 'POST sendMsg', 'captcha-wrong', 'captcha', null],
      ['signature-refused', 'POST user/address', 'signature-rejected', null, null],
      ['signature-refused', 'POST user/address', 'signature-rejected', null, null],
    ])
    const answer = await app.inject({
      method: 'POST',
      url: `${CALLS}user/address`,
      headers: { 'content-type': 'application/json' },
      payload: '{"__proto__":1}',
    })
    expect(reported().at(-1)).toMatchObject({
      kind: 'input-refused',
      field: '__proto__',
      network: '127.0.0.0/24',
      requestId: answer.headers['x-request-id'],
    })
    await close()
  })

  it('leaves no token, password, code, number or value in the log (AUD-13)', async () => {
    const { send, signed, tokens, lines, reported, close } = await begin()
    await send('login', signed({ name: 'user-li', password: 'guess-1234' }))
    await send('user/address', signed({ ...ADDRESS, ['y'.repeat(3000)]: 'value-of-unknown' }), tokens['wu'])
    await send('user/editAddress', signed({ ...ADDRESS, id: 'id-of-nobody' }), tokens['wu'])
    await send('user/set/pay_password', signed({ paymentPassword: '250713', code: '583920' }), tokens['wu'])
    await send('user/address', signed(ADDRESS), 'token-that-is-none-0123456789')
    expect(reported()).toHaveLength(5)
    expect(JSON.stringify(lines)).not.toMatch(
      /guess-1234|value-of-unknown|id-of-nobody|250713|583920|token-that-is-none|13800000001|林小满|y{64}/,
    )
    for (const token of Object.values(tokens)) expect(JSON.stringify(lines)).not.toContain(token)
    await close()
  })

  it('the calls of a visitor whose login has expired leave one line, however many a page makes (AUD-7)', async () => {
    const { send, signed, tokens, reported, db, close } = await begin()
    await db.change('DELETE FROM sessions')
    for (let times = 0; times < 20; times += 1) await send('user/address', signed(ADDRESS), tokens['li'])
    expect(reported().map(({ kind }) => kind)).toEqual(['session-missing'])
    await close()
  })

  it('a request for a document’s or picture’s address that is not signed leaves one line (AUD-11, AUD-7)', async () => {
    const { app, reported, close } = await begin()
    for (const url of [
      '/pictures/some-picture?until=1&key=x',
      '/pictures/other',
      `/contract-papers/c1/${'0'.repeat(64)}/view.pdf`,
      '/no-such-page',
    ])
      expect((await app.inject({ url })).statusCode).toBe(404)
    expect(reported().map(({ kind, what }) => [kind, what])).toEqual([['address-refused', 'GET /pictures/:id']])
    await close()
  })
})

describe('A request that is turned away', () => {
  it('leaves a line where it is malformed, too large, of another type or one too many (AUD-11)', async () => {
    const { log, reported } = keepLines()
    const { app } = await testApp(await openTestDatabase(), {
      log,
      settings: { ...readSettings({}), rateLimitPerMinute: 3 },
    })
    await app.inject({ url: '/search/%00' })
    for (let times = 0; times < 4; times += 1) await app.inject({ url: '/sandbox/outbox' })
    expect(reported().map(({ kind, reason }) => [kind, reason])).toEqual([
      ['request-malformed', 'status-400'],
      ['too-often', 'status-429'],
    ])
  })

  it('leaves one where it could not be read as a request, and none where nothing was asked (AUD-11)', async () => {
    const { log, reported } = keepLines()
    const { app } = await testApp(await openTestDatabase(), { log })
    await app.listen({ port: 0, host: '127.0.0.1' })
    try {
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
      await once(socket, 'connect')
      socket.end('HELLO\r\n\r\n')
      await text(socket)
      const quiet = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
      await once(quiet, 'connect')
      quiet.end()
      await text(quiet)
    } finally {
      await app.close()
    }
    expect(reported()).toMatchObject([
      { kind: 'request-malformed', reason: 'status-400', network: '127.0.0.0/24', requestId: null },
    ])
  })

  it('five hundred times leaves thirty lines and asks the database nothing (AUD-7)', async () => {
    const { log, reported } = keepLines()
    const db = await openTestDatabase()
    let statements = 0
    const counting = new Proxy(db, {
      get: (target, name: keyof Database) => {
        if (name === 'query' || name === 'change' || name === 'transaction') statements += 1
        return target[name]
      },
    })
    const { app, signed } = await testApp(counting, { log, handlers: [handlerFor(guarded, async () => ok(null))] })
    await app.ready()
    statements = 0
    for (let times = 0; times < 500; times += 1)
      await app.inject({ method: 'POST', url: `${CALLS}guarded`, payload: { ...signed(), sign: '0'.repeat(64) } })
    expect([statements, reported().length, reported()[29]]).toMatchObject([0, 30, { leftOut: 'others of this source' }])
  })
})
