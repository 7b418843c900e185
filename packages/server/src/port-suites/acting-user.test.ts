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
    const send = async (row: Call, bare: Fields, given: Readonly<Record<string, string>>) => {
      const input = await sealRequest(row, bare, db, server.clock.now())
      const url = `/api/wap-api/v1/${row.path}`
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'one-key-for-all', ...given }
      const answer = await server.app.inject(
        row.method === 'GET'
          ? { url: `${url}?${server.signedQuery(input as Readonly<Record<string, string>>)}`, headers }
          : {
              method: row.method,
              url,
              headers: { ...headers, 'content-type': 'application/json' },
              payload: JSON.stringify(server.signed(input)),
            },
      )
      const { code, data } = answer.json<{ code: string; data: { reason?: string } | null }>()
      return { status: answer.statusCode, code, reason: data?.reason }
    }
    const prepare = (row: Call) => sealRequest(row, {}, db, server.clock.now())
    return { db, send, prepare, close: server.close }
  }

  it('that names another user is refused, whichever it is, and nothing changes (SES-56)', async () => {
    const { db, send, prepare, close } = await open()
    for (const row of CALLS) await prepare(row)
    const before = await everyRow(db)
    for (const row of CALLS) {
      for (const { fields } of goodInputsOf(row).slice(0, 1))
        expect(await send(row, fields, { [ACTING_USER_HEADER]: 'wu' }), callName(row)).toEqual(REFUSED)
    }
    expect(await everyRow(db)).toEqual(before)
    await close()
  }, 60_000)

  it('of a page that names no user moves no money, and of another program it may (SES-57)', async () => {
    const { db, send, prepare, close } = await open()
    const rows = CALLS.filter(({ money }) => money)
    for (const row of rows) await prepare(row)
    const before = await everyRow(db)
    for (const row of rows) {
      for (const { fields } of goodInputsOf(row).slice(0, 1)) {
        expect(await send(row, fields, ORIGIN), callName(row)).toEqual(REFUSED)
        expect(await send(row, fields, { 'sec-fetch-site': 'same-origin' }), callName(row)).toEqual(REFUSED)
      }
    }
    expect(await everyRow(db)).toEqual(before)
    for (const row of rows) {
      const [good] = goodInputsOf(row)
      expect((await send(row, good?.fields ?? {}, {})).reason, callName(row)).not.toBe('another-user')
    }
    await close()
  }, 60_000)

  it('that names its own user is answered (SES-56)', async () => {
    const { send, close } = await open()
    for (const row of CALLS.filter(({ method, access }) => method === 'GET' && access === 'member')) {
      const [good] = goodInputsOf(row)
      const answer = await send(row, good?.fields ?? {}, { ...ORIGIN, [ACTING_USER_HEADER]: 'li' })
      expect(answer.reason, callName(row)).not.toBe('another-user')
    }
    await close()
  }, 60_000)
})
