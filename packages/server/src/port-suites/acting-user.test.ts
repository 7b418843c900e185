import { ACTING_USER_HEADER, callName, CALLS, type Call } from '@diandu/wire'
import type { UserId } from '@diandu/core/session'
import { exampleShop } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { putShops } from '../catalog/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { sealRequest } from '../sealing/testing/seal-request.ts'
import { hashPassword, insertUser } from '../session/index.ts'
import { everyRow } from './testing/every-row.ts'
import { goodInputsOf, type Fields } from './testing/good-inputs.ts'
import { CHEAP, openServer } from './testing/open-server.ts'

const ORIGIN = { origin: 'https://m.diandu.example' }
const REFUSED = { status: 200, code: '400000', reason: 'another-user' }

describeOnEachEngine('A call with a token', (openDatabase) => {
  const open = async () => {
    const db = await openDatabase()
    const server = await openServer(db)
    for (const [at, name] of ['li', 'wu'].entries())
      await insertUser(db, {
        id: name as UserId,
        username: name,
        mobile: `1380000000${at + 1}`,
        passwordHash: await hashPassword(`${name}-is-here-1`, CHEAP),
        createdAt: 0,
      })
    await putShops(db, [{ ...exampleShop(1), sellerId: 'li', viewCount: 0 }])
    const loggedIn = await server.app.inject({
      method: 'POST',
      url: '/api/wap-api/v1/login',
      payload: server.signed({ name: 'li', password: 'li-is-here-1' }),
    })
    const { token } = loggedIn.json<{ data: { token: string } }>().data
    const send = async (endpoint: Call, bare: Fields, given: Readonly<Record<string, string>>) => {
      const input = await sealRequest(endpoint, bare, db, server.clock.now())
      const url = `/api/wap-api/v1/${endpoint.path}`
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'one-key-for-all', ...given }
      const answer = await server.app.inject(
        endpoint.method === 'GET'
          ? { url: `${url}?${server.signedQuery(input as Readonly<Record<string, string>>)}`, headers }
          : {
              method: endpoint.method,
              url,
              headers: { ...headers, 'content-type': 'application/json' },
              payload: JSON.stringify(server.signed(input)),
            },
      )
      const { code, data } = answer.json<{ code: string; data: { reason?: string } | null }>()
      return { status: answer.statusCode, code, reason: data?.reason }
    }
    const prepare = (endpoint: Call) => sealRequest(endpoint, {}, db, server.clock.now())
    return { db, send, prepare, close: server.close }
  }

  it('that names another user is refused, whichever it is, and nothing changes (SES-56)', async () => {
    const { db, send, prepare, close } = await open()
    for (const endpoint of CALLS) await prepare(endpoint)
    const before = await everyRow(db)
    for (const endpoint of CALLS) {
      for (const { fields } of goodInputsOf(endpoint).slice(0, 1))
        expect(await send(endpoint, fields, { [ACTING_USER_HEADER]: 'wu' }), callName(endpoint)).toEqual(REFUSED)
    }
    expect(await everyRow(db)).toEqual(before)
    await close()
  }, 60_000)

  it('of a page that names no user is refused, and of another program it is not (SES-57)', async () => {
    const { db, send, prepare, close } = await open()
    for (const endpoint of CALLS) await prepare(endpoint)
    const before = await everyRow(db)
    for (const endpoint of CALLS) {
      for (const { fields } of goodInputsOf(endpoint).slice(0, 1)) {
        expect(await send(endpoint, fields, ORIGIN), callName(endpoint)).toEqual(REFUSED)
        expect(await send(endpoint, fields, { 'sec-fetch-site': 'same-origin' }), callName(endpoint)).toEqual(REFUSED)
      }
    }
    expect(await everyRow(db)).toEqual(before)
    for (const endpoint of CALLS.filter(({ money }) => money)) {
      const [good] = goodInputsOf(endpoint)
      expect((await send(endpoint, good?.fields ?? {}, {})).reason, callName(endpoint)).not.toBe('another-user')
    }
    await close()
  }, 60_000)

  it('that names its own user is answered (SES-56)', async () => {
    const { send, close } = await open()
    for (const endpoint of CALLS.filter(({ method, access }) => method === 'GET' && access === 'member')) {
      const [good] = goodInputsOf(endpoint)
      const answer = await send(endpoint, good?.fields ?? {}, { ...ORIGIN, [ACTING_USER_HEADER]: 'li' })
      expect(answer.reason, callName(endpoint)).not.toBe('another-user')
    }
    await close()
  }, 60_000)
})
