import { MINUTE_MS } from '@diandu/core/kernel'
import type { ActiveSession, SessionId, UserId } from '@diandu/core/session'
import {
  bindUserToken,
  changePassword,
  endOtherSessions,
  endSession,
  listSessions,
  login,
  type Call,
} from '@diandu/wire'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { systemRandom } from '../integrations/index.ts'
import { CHEAP, openServer } from '../port-suites/testing/open-server.ts'
import { makeAppToken } from './login/app-token.ts'
import { hashPassword } from './passwords/hash-password.ts'
import { startSession } from './session-store.ts'
import { findUser, insertUser } from './user-store.ts'

const PASSWORD = 'li-is-here-1'
const WRONG = 'not this one 1'
const WECHAT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 MicroMessenger/8.0.49'
const HOSTILE = `<script>iPhone</script> \u001b[2J'; DROP TABLE sessions; -- ${'x'.repeat(4000)}`

describeOnEachEngine('The sessions of a user', (open) => {
  const begin = async () => {
    const db = await open()
    const server = await openServer(db)
    await insertUser(db, {
      id: 'li' as UserId,
      username: 'li',
      mobile: '13800000001',
      passwordHash: await hashPassword(PASSWORD, CHEAP),
      createdAt: 0,
    })
    const send = async (row: Call, input: Readonly<Record<string, unknown>>, { token = '', userAgent = '' } = {}) => {
      const headers = { ...(token === '' ? {} : { authorization: `Bearer ${token}` }), 'user-agent': userAgent }
      const url = `/api/wap-api/v1/${row.path}`
      const signed = server.signed(input)
      const inUrl = new URLSearchParams(
        Object.entries(signed).map(([name, value]): [string, string] => [name, String(value)]),
      )
      const answer =
        row.method === 'GET'
          ? await server.app.inject({ method: 'GET', url: `${url}?${inUrl}`, headers })
          : await server.app.inject({ method: 'POST', url, headers, payload: signed })
      return answer.json<{
        code: string
        data: { token?: string; items?: readonly ActiveSession[]; reason?: string } | null
      }>()
    }
    const enter = async (userAgent = '') =>
      (await send(login, { name: 'li', password: PASSWORD }, { userAgent })).data?.token ?? ''
    const list = async (token: string) => (await send(listSessions, {}, { token })).data?.items ?? []
    return { db, server, send, enter, list }
  }

  it('keeps names of a closed list of what a device calls itself, and nothing else of it (SES-46)', async () => {
    const { db, server, enter, list, send } = await begin()
    const [phone] = [await enter(WECHAT), await enter(HOSTILE), await enter('')]
    const [own, ...others] = (await list(phone)).map(({ device }) => device)
    expect(own).toEqual({ system: 'iphone', browser: 'wechat' })
    expect(others).toHaveLength(2)
    expect(others).toEqual(
      expect.arrayContaining([
        { system: 'iphone', browser: null },
        { system: null, browser: null },
      ]),
    )
    expect(JSON.stringify(await db.query('SELECT * FROM sessions'))).not.toMatch(/script|DROP|Mozilla/)
    const app = await send(
      bindUserToken,
      { token: makeAppToken('li', server.appTokenSecret, systemRandom, server.clock.now()) },
      { userAgent: WECHAT },
    )
    expect((await list(app.data?.token ?? ''))[0]?.device).toEqual({ system: 'iphone', browser: 'app' })
    await db.change("UPDATE sessions SET system = 'toaster', browser = NULL", [])
    expect(new Set((await list(phone)).map(({ device }) => device.system))).toEqual(new Set([null]))
    await server.close()
  })

  it('are a hundred in the list at most, this one among them, and ending the others ends all (SES-46)', async () => {
    const { db, server, enter, list, send } = await begin()
    const token = await enter()
    const user = await findUser(db, 'li')
    if (user === undefined) throw new Error('Li is there')
    for (let at = 1; at <= 120; at += 1) await startSession(db, user, systemRandom, server.clock.now() + at)
    const shown = await list(token)
    expect(shown).toHaveLength(100)
    expect(shown.map(({ isCurrent }) => isCurrent).indexOf(true)).toBe(0)
    expect((await send(endOtherSessions, { password: PASSWORD }, { token })).code).toBe('000000')
    expect(await db.query('SELECT 1 FROM sessions')).toHaveLength(1)
    expect(await list(token)).toMatchObject([{ isCurrent: true }])
    await server.close()
  })

  it('share one count of wrong passwords, whether one of them is ended, all others, or the password changed (SVS-49)', async () => {
    const { server, enter, list, send } = await begin()
    const [token] = [await enter(), await enter()]
    const sessionId = (await list(token))[1]?.id as SessionId
    const guesses = [
      () => send(endSession, { sessionId, password: WRONG }, { token }),
      () => send(endOtherSessions, { password: WRONG }, { token }),
      () => send(changePassword, { password: WRONG, newPassword: 'quite-another-7' }, { token }),
    ]
    const answers = await Promise.all(Array.from({ length: 24 }, (_, at) => guesses[at % 3]?.()))
    expect(answers.filter((answer) => answer?.data?.reason === 'password-wrong')).toHaveLength(10)
    expect(answers.filter((answer) => answer?.data?.reason === 'name-locked')).toHaveLength(14)
    expect((await send(endSession, { sessionId, password: PASSWORD }, { token })).data?.reason).toBe('name-locked')
    expect(await list(token)).toHaveLength(2)
    await server.advance(15 * MINUTE_MS)
    expect((await send(endSession, { sessionId, password: PASSWORD }, { token })).code).toBe('000000')
    expect(await list(token)).toHaveLength(1)
    await server.close()
  })

  it('are ended once by two who end one at the same instant (SES-47)', async () => {
    const { server, enter, list, send } = await begin()
    const [token, other] = [await enter(), await enter()]
    const sessionId = (await list(other))[0]?.id
    const answers = await Promise.all([1, 2].map(() => send(endSession, { sessionId, password: PASSWORD }, { token })))
    expect(answers.map(({ code, data }) => data?.reason ?? code).toSorted()).toEqual(['000000', 'not-found'])
    expect((await send(listSessions, {}, { token: other })).data).toBeNull()
    await server.close()
  })
})
