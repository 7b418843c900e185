import { DAY_MS } from '@diandu/core/kernel'
import type { UserId } from '@diandu/core/session'
import { expect, it } from 'vitest'
import { CHEAP, openServer } from '../../port-suites/testing/open-server.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { insertUser } from '../user-store.ts'

const BASE = '/api/wap-api/v1/'

describeOnEachEngine('A token over HTTP', (open) => {
  const begin = async () => {
    const db = await open()
    const server = await openServer(db)
    for (const [id, mobile] of [
      ['li', '13800000001'],
      ['wu', '13800000002'],
    ] as const) {
      await insertUser(db, {
        id: id as UserId,
        username: `${id}_person`,
        mobile,
        passwordHash: await hashPassword('is-here-1', CHEAP),
        createdAt: 0,
      })
    }
    const logIn = async (name: string): Promise<string> => {
      const answer = await server.app.inject({
        method: 'POST',
        url: `${BASE}login`,
        payload: server.signed({ name, password: 'is-here-1' }),
      })
      return answer.json<{ data: { token: string } }>().data.token
    }
    const whoIs = async (headers: Readonly<Record<string, string>>) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: `${BASE}user-info`,
        headers,
        payload: server.signed(),
      })
      const { code, data } = answer.json<{ code: string; data: { username: string } | null }>()
      return `${answer.statusCode} ${code} ${data?.username ?? 'nobody'}`
    }
    const [li, wu] = [await logIn('li_person'), await logIn('wu_person')]
    return { ...server, db, li, wu, whoIs, bearer: (token: string) => whoIs({ authorization: `Bearer ${token}` }) }
  }
  const NO_IDENTITY = '200 100000 nobody'

  it('a token that is cut, longer, changed in one place or written otherwise belongs to no session, and the sessions stay as they are (SVS-25)', async () => {
    const { li, db, bearer, close } = await begin()
    const before = await db.query('SELECT * FROM sessions ORDER BY token_hash')
    const changed = Array.from(li, (letter, at) => `${li.slice(0, at)}${letter === 'A' ? 'B' : 'A'}${li.slice(at + 1)}`)
    const hash = (await db.query<{ tokenHash: string }>('SELECT token_hash FROM sessions'))[0]?.tokenHash ?? ''
    const cut = [1, 2, 10, li.length - 20, li.length - 1].map((length) => li.slice(0, -length))
    for (const token of [
      ...changed,
      ...cut,
      li.slice(1),
      `${li}A`,
      `${li}${li}`,
      li.toUpperCase(),
      Array.from(li).toReversed().join(''),
      hash,
      '',
      ' ',
      `${li} x`,
      `"${li}"`,
      `${li}%00`,
      'null',
      'undefined',
    ]) {
      expect(await bearer(token), token).toBe(NO_IDENTITY)
    }
    expect(await db.query('SELECT * FROM sessions ORDER BY token_hash')).toEqual(before)
    expect(await bearer(li)).toBe('200 000000 li_person')
    await close()
  })

  it('counts in its header only: no cookie, no other scheme and no parameter is a login (SVS-25)', async () => {
    const { li, app, signed, whoIs, close } = await begin()
    for (const headers of [
      { cookie: `token=${li}` },
      { authorization: li },
      { authorization: `Basic ${li}` },
      { authorization: `Bearer Bearer ${li}` },
      { authorization: `Bearer ${li}, Bearer ${li}` },
      { 'x-authorization': `Bearer ${li}` },
    ]) {
      expect(await whoIs(headers), JSON.stringify(headers)).toBe(NO_IDENTITY)
    }
    const inBody = await app.inject({ method: 'POST', url: `${BASE}user/special/info`, payload: signed({ token: li }) })
    expect(inBody.json<{ code: string }>().code).not.toBe('000000')
    await close()
  })

  it('a token that was swapped for another person’s speaks for that person alone (SVS-25)', async () => {
    const { li, wu, app, signed, bearer, close } = await begin()
    const leave = (token: string) =>
      app.inject({
        method: 'POST',
        url: `${BASE}logout`,
        headers: { authorization: `Bearer ${token}` },
        payload: signed({}),
      })
    expect([await bearer(li), await bearer(wu)]).toEqual(['200 000000 li_person', '200 000000 wu_person'])
    await leave(wu)
    expect([await bearer(li), await bearer(wu)]).toEqual(['200 000000 li_person', NO_IDENTITY])
    await leave(wu)
    await leave('made-up-but-long-enough')
    expect(await bearer(li)).toBe('200 000000 li_person')
    await close()
  })

  it('a token that ran out belongs to no session, at the instant and ever after (SVS-25)', async () => {
    const { li, clock, bearer, close } = await begin()
    clock.advance(30 * DAY_MS - 1)
    expect(await bearer(li)).toBe('200 000000 li_person')
    clock.advance(30 * DAY_MS)
    for (let requested = 0; requested < 2; requested += 1) expect(await bearer(li)).toBe(NO_IDENTITY)
    await close()
  })
})
