import { mayDo, EVERY_ROLE, WORK_QUEUES, type Today } from '@diandu/core/admin'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@diandu/core/kernel'
import { ADMIN_API_BASE, ADMIN_CALLS, CONSOLE_HEADER } from '@diandu/wire/admin'
import { describe, expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { brokenLogEntry } from '../staff/index.ts'
import { brokenEntryIn } from '../staff/staff-log-store.ts'
import { testApp } from '../testing/test-app.ts'
import { unanswered } from './admin-handlers.ts'
import { openConsole, PASSWORD } from './testing/open-console.ts'

const SUCCESS = '000000'
const LOGIN_REQUIRED = '100000'

describe('The calls of the console', () => {
  it('each has a handler', () => {
    expect(unanswered()).toEqual([])
  })
})

describeOnEachEngine('The console', (open) => {
  it('a role is answered by the calls of its acts and by no other, menu or not (ADM-1, ADM-2)', async () => {
    const { addStaff, logIn, send } = await openConsole(await open())
    for (const role of EVERY_ROLE) {
      await addStaff(role, [role])
      const cookie = await logIn(role)
      for (const { method, path, act, example } of ADMIN_CALLS) {
        if (act === null) continue
        const { reason, status } = await send(method, path, example, { cookie })
        const isRefused = reason === 'another-user'
        expect([role, path, status, isRefused]).toEqual([role, path, 200, !mayDo([role], act)])
      }
    }
  })

  it('today has every queue for an auditor, and for others those of their acts (ADM-1, ADM-2)', async () => {
    const { addStaff, logIn, send } = await openConsole(await open())
    await addStaff('shen', ['auditor'])
    await addStaff('chu', ['cashier'])
    const queuesOf = async (login: string) =>
      ((await send('GET', 'today', {}, { cookie: await logIn(login) })).data as Today).queues.map(({ queue }) => queue)
    expect(await queuesOf('shen')).toEqual(Object.keys(WORK_QUEUES))
    expect(await queuesOf('chu')).toEqual(['recharges', 'withdrawals', 'invoices', 'proposals'])
  })

  it('no call but the login is answered without a session, or with a made-up one (ADM-1)', async () => {
    const { send } = await openConsole(await open())
    for (const cookie of [undefined, '__Host-diandu-staff=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'])
      for (const { method, path, act, example } of ADMIN_CALLS)
        if (act !== null)
          expect([path, (await send(method, path, example, { cookie })).code]).toEqual([path, LOGIN_REQUIRED])
  })

  it('the cookie is for this origin, its server and https alone, and dies with the session (ADM-13)', async () => {
    const { addStaff, codeOf, tryLogin, send } = await openConsole(await open())
    await addStaff('li', ['reviewer'])
    const { cookie, cookieLine } = await tryLogin('li', codeOf('li'))
    expect(cookieLine).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
    expect((await send('POST', 'session/end', {}, { cookie })).cookieLine).toContain('Max-Age=0')
    expect((await send('GET', 'session', {}, { cookie })).code).toBe(LOGIN_REQUIRED)
  })

  it('a page of another origin makes no call (ADM-13)', async () => {
    const { addStaff, logIn, send } = await openConsole(await open())
    await addStaff('li', ['reviewer'])
    const cookie = await logIn('li')
    for (const headers of [
      { [CONSOLE_HEADER]: '1', origin: 'https://market.example' },
      { [CONSOLE_HEADER]: '1', origin: 'null' },
      { origin: 'https://console.example' },
      { [CONSOLE_HEADER]: '1' },
    ])
      expect((await send('POST', 'session/end-one', { id: 'x' }, { cookie, headers })).status).toBe(403)
    expect((await send('GET', 'session', {}, { cookie, headers: { origin: 'https://console.example' } })).status).toBe(
      403,
    )
  })

  it('the market’s own listener has none of its calls (ADM-13)', async () => {
    const { app } = await testApp(await open())
    for (const { method, path, example } of ADMIN_CALLS) {
      const answer = await app.inject({
        method,
        url: `${ADMIN_API_BASE}${path}`,
        ...(method === 'POST' ? { payload: example } : {}),
      })
      expect([path, answer.statusCode]).toEqual([path, 404])
    }
  })

  it('a session ends after half an hour, after twelve hours, and in another network (ADM-6)', async () => {
    const { addStaff, logIn, send, clock } = await openConsole(await open())
    await addStaff('li', ['reviewer'])
    const codeWith = async (cookie: string, address?: string) =>
      (await send('GET', 'session', {}, { cookie, ...(address === undefined ? {} : { address }) })).code
    const idle = await logIn('li')
    clock.advance(30 * MINUTE_MS - 1)
    expect(await codeWith(idle)).toBe(SUCCESS)
    clock.advance(30 * MINUTE_MS)
    expect(await codeWith(idle)).toBe(LOGIN_REQUIRED)
    const long = await logIn('li')
    const openedAt = clock.now()
    while (clock.now() < openedAt + 12 * HOUR_MS - 20 * MINUTE_MS) {
      clock.advance(20 * MINUTE_MS)
      expect(await codeWith(long)).toBe(SUCCESS)
    }
    clock.advance(20 * MINUTE_MS)
    expect(await codeWith(long)).toBe(LOGIN_REQUIRED)
    const taken = await logIn('li')
    expect(await codeWith(taken, '198.51.100.7')).toBe(LOGIN_REQUIRED)
    expect(await codeWith(taken)).toBe(LOGIN_REQUIRED)
  })

  it('a code is good once, also for two at the same instant (ADM-8)', async () => {
    const { addStaff, codeOf, tryLogin } = await openConsole(await open())
    await addStaff('li', ['reviewer'])
    const code = codeOf('li')
    const answers = await Promise.all(Array.from({ length: 5 }, () => tryLogin('li', code)))
    expect(answers.filter((answer) => answer.code === SUCCESS)).toHaveLength(1)
  })

  it('ten wrong tries lock a login, and none says what was wrong (ADM-9)', async () => {
    const { addStaff, codeOf, tryLogin, clock } = await openConsole(await open())
    await addStaff('li', ['reviewer'])
    const wrong = [
      await tryLogin('li', codeOf('li'), 'another pass phrase'),
      await tryLogin('li', '000000'),
      await tryLogin('unknown', '000000'),
    ]
    expect(new Set(wrong.map(({ code, reason, data }) => JSON.stringify([code, reason, data]))).size).toBe(1)
    for (let more = 0; more < 8; more += 1) await tryLogin('li', '000000')
    expect((await tryLogin('li', codeOf('li'))).reason).toBe('name-locked')
    clock.advance(15 * MINUTE_MS)
    expect((await tryLogin('li', codeOf('li'))).code).toBe(SUCCESS)
  })

  it('an account that was not used for thirty days does not log in (ADM-10)', async () => {
    const { addStaff, codeOf, tryLogin, clock } = await openConsole(await open())
    await addStaff('li', ['reviewer'])
    clock.advance(30 * DAY_MS)
    expect((await tryLogin('li', codeOf('li'))).reason).toBe('credentials-wrong')
  })

  it('a sensitive act wants a fresh proof, and goes on with one (ADM-7)', async () => {
    const { addStaff, codeOf, logIn, send, clock } = await openConsole(await open())
    await addStaff('ren', ['people-admin'])
    await addStaff('li', ['reviewer'])
    const cookie = await logIn('ren')
    const propose = () => send('POST', 'staff/roles', { staffId: 'li', roles: ['support'], reason: '转岗' }, { cookie })
    clock.advance(5 * MINUTE_MS)
    expect((await propose()).reason).toBe('proof-spent')
    expect((await send('POST', 'session/prove', { password: PASSWORD, code: '000000' }, { cookie })).code).not.toBe(
      SUCCESS,
    )
    expect((await propose()).reason).toBe('proof-spent')
    expect((await send('POST', 'session/prove', { password: PASSWORD, code: codeOf('ren') }, { cookie })).code).toBe(
      SUCCESS,
    )
    expect((await propose()).code).toBe(SUCCESS)
  })

  it('roles change when another account approves, never by the maker in a second session, and never one’s own (ADM-3, ADM-5)', async () => {
    const { addStaff, logIn, send, db } = await openConsole(await open())
    await addStaff('ren', ['people-admin'])
    await addStaff('rong', ['people-admin'])
    await addStaff('li', ['reviewer'])
    const [ren, renAgain, rong] = [await logIn('ren'), await logIn('ren'), await logIn('rong')]
    const propose = (cookie: string, staffId: string) =>
      send('POST', 'staff/roles', { staffId, roles: ['cashier'], reason: '轮岗' }, { cookie })
    const rolesOf = async (id: string) =>
      (await db.query<{ readonly roles: unknown }>('SELECT roles FROM staff WHERE id = $1', [id]))[0]?.roles
    expect((await propose(ren, 'ren')).reason).toBe('own-request')
    const { id } = (await propose(ren, 'li')).data as { readonly id: string }
    const decide = (cookie: string, verdict = 'approved') =>
      send('POST', 'proposals/decide', { id, verdict, reason: '同意' }, { cookie })
    for (const own of [ren, renAgain]) expect((await decide(own)).reason).toBe('own-request')
    expect(await rolesOf('li')).toEqual(['reviewer'])
    const li = await logIn('li')
    expect((await decide(rong)).code).toBe(SUCCESS)
    expect(await rolesOf('li')).toEqual(['cashier'])
    expect((await send('GET', 'session', {}, { cookie: li })).code).toBe(LOGIN_REQUIRED)
    expect((await decide(rong)).reason).toBe('request-closed')
    const { id: aboutRong } = (await propose(ren, 'rong')).data as { readonly id: string }
    const own = await send(
      'POST',
      'proposals/decide',
      { id: aboutRong, verdict: 'approved', reason: '同意' },
      { cookie: rong },
    )
    expect([own.reason, await rolesOf('rong')]).toEqual(['own-request', ['people-admin']])
  })

  it('two who approve at once: one does (ADM-4)', async () => {
    const { addStaff, logIn, send, db } = await openConsole(await open())
    for (const login of ['ren', 'rong', 'rui']) await addStaff(login, ['people-admin'])
    await addStaff('li', ['reviewer'])
    const [ren, ...others] = [await logIn('ren'), await logIn('rong'), await logIn('rui')]
    const proposed = await send(
      'POST',
      'staff/roles',
      { staffId: 'li', roles: ['support'], reason: '转岗' },
      { cookie: ren },
    )
    const { id } = proposed.data as { readonly id: string }
    const decided = await Promise.all(
      others.map((cookie) => send('POST', 'proposals/decide', { id, verdict: 'approved', reason: '同意' }, { cookie })),
    )
    expect(decided.map(({ code }) => code === SUCCESS).toSorted()).toEqual([false, true])
    expect(
      await db.query("SELECT staff_id, act FROM staff_log WHERE object_kind = 'staff' AND approved_by <> staff_id"),
    ).toEqual([{ staffId: 'ren', act: 'change-roles' }])
  })

  it('every act is in the log with who, why, before and after, and a changed or missing entry is noticed (ADM-11, ADM-12)', async () => {
    const { addStaff, logIn, send, db } = await openConsole(await open())
    await addStaff('ren', ['people-admin'])
    await addStaff('li', ['reviewer'])
    const cookie = await logIn('ren')
    await send('POST', 'staff/roles', { staffId: 'li', roles: ['support'], reason: '转岗' }, { cookie })
    const [entry] = ((await send('GET', 'log', {}, { cookie })).data as { readonly items: readonly object[] }).items
    expect(entry).toMatchObject({
      staffId: 'ren',
      act: 'change-roles',
      reason: '转岗',
      before: '{"staffId":"li","roles":["reviewer"]}',
      after: '{"staffId":"li","roles":["support"]}',
      address: '192.0.2.7',
    })
    expect(await brokenLogEntry(db)).toBeUndefined()
    const spoil = async (sql: string) =>
      db
        .transaction(async (tx) => {
          await tx.change(sql)
          throw Object.assign(new Error('undone'), { broken: await brokenEntryIn(tx) })
        })
        .catch((error: { readonly broken?: number }) => error.broken)
    expect(await spoil("UPDATE staff_log SET reason = '无' WHERE number = 2")).toBe(2)
    expect(await spoil('DELETE FROM staff_log WHERE number = 2')).toBe(2)
    expect(await spoil("UPDATE staff_log SET staff_id = 'li' WHERE number = 1")).toBe(1)
  })
})
