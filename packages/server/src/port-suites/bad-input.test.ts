import type { UserId } from '@diandu/core/session'
import { callName, CALLS, type Call } from '@diandu/wire'
import { expect, it } from 'vitest'
import { exampleShop } from '@diandu/core/testing'
import { putShops } from '../catalog/index.ts'
import { describeOnEachEngine, hasPostgresql, type EngineName } from '../database/testing.ts'
import { isTooLong, sealRequest } from '../sealing/testing/seal-request.ts'
import { hashPassword, insertUser } from '../session/index.ts'
import { badInputsOf, oddInputsOf, type BadInput } from './testing/bad-inputs.ts'
import { everyRow } from './testing/every-row.ts'
import { goodInputsOf, type Fields } from './testing/good-inputs.ts'
import { CHEAP, openServer } from './testing/open-server.ts'

interface Answered {
  readonly status: number
  readonly code: string
  readonly data: { readonly field?: string; readonly reason?: string } | null
}

const seed = Number(process.env['FC_SEED'] ?? 0)

/** Input is refused before a database is asked: each call meets one engine in a run, and the other one in the next. */
const ofEngine = (engine: EngineName): readonly Call[] =>
  hasPostgresql() ? CALLS.filter((_row, at) => ((at + seed) % 2 === 0) === (engine === 'pglite')) : CALLS

describeOnEachEngine('Whatever is sent', (openDatabase, engine) => {
  const open = async () => {
    const db = await openDatabase()
    const server = await openServer(db)
    await insertUser(db, {
      id: 'li' as UserId,
      username: 'li',
      mobile: '13800000001',
      passwordHash: await hashPassword('li-is-here-1', CHEAP),
      createdAt: 0,
    })
    await putShops(
      db,
      [1, 2, 3].map((number) => ({ ...exampleShop(number), sellerId: 'li', viewCount: 0 })),
    )
    const send = async (endpoint: Call, bare: Fields, token?: string): Promise<Answered> => {
      const input = await sealRequest(endpoint, bare, db, server.clock.now())
      const url = `/api/wap-api/v1/${endpoint.path}`
      const headers = {
        'idempotency-key': 'one-key-for-all',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      }
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
      const { code, data } = answer.json<Omit<Answered, 'status'>>()
      return { status: answer.statusCode, code, data }
    }
    const loggedIn = await server.app.inject({
      method: 'POST',
      url: '/api/wap-api/v1/login',
      payload: server.signed({ name: 'li', password: 'li-is-here-1' }),
    })
    const { token } = loggedIn.json<{ data: { token: string } }>().data
    // The platform's key is made when it is first needed, and that is no change that an input made.
    const prepare = (endpoint: Call) => sealRequest(endpoint, {}, db, server.clock.now())
    return { db, send, prepare, token, close: server.close }
  }

  it.each(ofEngine(engine).map((endpoint) => [callName(endpoint), endpoint] as const))(
    '%s names the field that is wrong, and nothing changes (SRV-2, SRV-3)',
    async (_name, endpoint) => {
      const { db, send, prepare, token, close } = await open()
      await prepare(endpoint)
      const before = await everyRow(db)
      const bad = badInputsOf(endpoint)
      const answers = []
      for (const { what, input } of bad) answers.push([what, await send(endpoint, input, token)])
      expect(answers).toEqual(bad.map(({ what, field, input }) => [what, answerTo(endpoint, { what, input, field })]))
      if (endpoint.access === 'member') {
        for (const input of [{}, ...bad.slice(0, 9).map((one) => one.input)].filter(isSendable)) {
          expect(await send(endpoint, input)).toEqual({ status: 200, code: '100000', data: null })
        }
      }
      expect(await everyRow(db)).toEqual(before)

      for (const { fields } of goodInputsOf(endpoint)) {
        const good = await send(endpoint, fields, token)
        expect(['bad-parameter', 'parameter-missing'], JSON.stringify(fields)).not.toContain(good.data?.reason)
      }
      for (const input of oddInputsOf(endpoint)) {
        const { status, code } = await send(endpoint, input, token)
        expect([status, ['000000', '400000'].includes(code)], JSON.stringify(input)).toEqual([200, true])
      }
      await close()
    },
  )
})

const answerTo = (endpoint: Call, { what, input, field }: BadInput): Answered =>
  endpoint.sealedFields.includes(field) && isTooLong(input[field])
    ? { status: 200, code: '3005', data: null }
    : {
        status: 200,
        code: '400000',
        data: { field, reason: what === `${field} is missing` ? 'parameter-missing' : 'bad-parameter' },
      }

/** A body with one of these is refused before its sender is looked up. */
const isSendable = (input: Fields): boolean =>
  !Object.keys(input).some((name) => name === '__proto__' || name === 'constructor')
