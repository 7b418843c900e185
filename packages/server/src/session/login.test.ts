import { DAY_MS, MINUTE_MS } from '@diandu/core/kernel'
import { getUserInfo, login, logout } from '@diandu/wire'
import type { Session, UserInfo } from '@diandu/core/session'
import { reasonOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { findPuzzle, insertPuzzle } from './captcha-store.ts'
import { forgetExpired } from './forget-expired.ts'
import { hashPassword, nobodysHash, verifyPassword } from './hash-password.ts'
import { endSessionsOf, findViewer } from './session-store.ts'
import { CHEAP, openEntrance, otherThan, PASSWORD } from './testing/open-entrance.ts'

const MOBILE = '13800000001'

describeOnEachEngine('Logging in', (open) => {
  const begin = async () => {
    const entrance = openEntrance(await open())
    await entrance.addUser('Wang小明', MOBILE)
    return entrance
  }
  const tokenOf = (result: Awaited<ReturnType<Awaited<ReturnType<typeof begin>>['login']>>): string => (result.ok ? result.value.token : 'none')

  it.each(['Wang小明', 'wANG小明', 'ｗａｎｇ小明', MOBILE])('[SVS-10] as %s', async (name) => {
    const entrance = await begin()
    const session = await entrance.login(name)
    expect(session).toMatchObject({ ok: true, value: { userInfo: { userId: 'Wang小明', username: 'Wang小明', mobile: '138****0001' } } })
    expect(await findViewer(entrance.db, tokenOf(session), entrance.clock.now())).toEqual({ userId: 'Wang小明' })
  })

  it('[SVS-11] with a wrong password or a name nobody has: one answer', async () => {
    const entrance = await begin()
    const wrong = await entrance.login('Wang小明', 'wrong password 1')
    expect(reasonOf(wrong)).toBe('credentials-wrong')
    for (const nobody of ['nobody', '13899999999', '']) {
      if (nobody !== '') expect(await entrance.login(nobody, 'wrong password 1')).toEqual(wrong)
    }
    expect(await entrance.login('nobody')).toEqual(wrong)
  })

  it('[SVS-11] checking a name nobody has costs what checking anybody costs', async () => {
    const fake = nobodysHash(CHEAP)
    expect(fake).toMatch(/^scrypt\$4\$1\$1\$[\w-]{22}\$[\w-]{43}$/)
    expect(await verifyPassword('anything', fake)).toBe(false)
  })

  it('[SVS-12] is locked for 15 minutes by the tenth failure, for somebody and for nobody alike', async () => {
    const entrance = await begin()
    for (const name of ['Wang小明', 'nobody']) {
      for (let at = 0; at < 10; at += 1) expect(reasonOf(await entrance.login(name, 'wrong password 1'))).toBe('credentials-wrong')
      expect(reasonOf(await entrance.login(name.toUpperCase()))).toBe('name-locked')
    }
    entrance.clock.advance(15 * MINUTE_MS - 1)
    expect(reasonOf(await entrance.login('Wang小明'))).toBe('name-locked')
    entrance.clock.advance(1)
    expect(await entrance.login('Wang小明')).toMatchObject({ ok: true })
  })

  it('[SVS-12] sixty guesses at once learn no more than ten in a row', async () => {
    const entrance = await begin()
    for (let at = 0; at < 9; at += 1) await entrance.login('Wang小明', 'wrong password 1')
    const guesses = await Promise.all(Array.from({ length: 60 }, (_, at) => entrance.login('Wang小明', `wrong password ${at}`)))
    expect(guesses.filter((guess) => reasonOf(guess) === 'credentials-wrong')).toHaveLength(1)
    expect(guesses.filter((guess) => reasonOf(guess) === 'name-locked')).toHaveLength(59)
  })

  it('[SVS-12] a right password whose check was under way when the name was locked is no better than a wrong one', async () => {
    const entrance = await begin()
    const slow = await hashPassword(PASSWORD, { logN: 15, blocks: 8, passes: 6 })
    await entrance.db.change('UPDATE users SET password_hash = $1', [slow])
    const entering = entrance.login('Wang小明')
    const lock = 'INSERT INTO login_failures (name_key, failures, locked_until, changed_at) VALUES ($1, 10, $2, 0)'
    await entrance.db.change(lock, ['wang小明', entrance.clock.now() + 1])
    expect(reasonOf(await entering)).toBe('name-locked')
  })

  it('[SVS-13] counts failures anew after a success or a quiet quarter of an hour', async () => {
    const entrance = await begin()
    const failures = async (count: number) => {
      for (let at = 0; at < count; at += 1) expect(reasonOf(await entrance.login('Wang小明', 'wrong password 1'))).toBe('credentials-wrong')
    }
    await failures(9)
    expect(await entrance.login('Wang小明')).toMatchObject({ ok: true })
    await failures(9)
    entrance.clock.advance(15 * MINUTE_MS)
    await failures(9)
    expect(await entrance.login('Wang小明')).toMatchObject({ ok: true })
  })

  it('[SVS-14] with a code, once for each', async () => {
    const entrance = await begin()
    const code = await entrance.codeFor(MOBILE, 'login')
    const byCode = (mobile: string, tried: string) => entrance.call<Session>(login, { mobile, code: tried })
    expect(reasonOf(await byCode(MOBILE, otherThan(code)))).toBe('code-wrong')
    const both = await Promise.all([byCode(MOBILE, code), byCode(MOBILE, code)])
    expect(both.map(reasonOf).sort()).toEqual(['code-spent', 'ok'])
    const stranger = '13800000777'
    expect(await byCode(stranger, '123456')).toEqual(await byCode('13800000778', '123456'))
    await entrance.send(stranger, 'login')
    const wrong = await byCode(stranger, entrance.sent.at(-1)?.code ?? '')
    expect(reasonOf(wrong)).toBe('code-wrong')
  })

  it('[SVS-20] keeps a session for 30 days after its last use, and its token as a hash only', async () => {
    const { db, clock, login: enter } = await begin()
    const token = tokenOf(await enter('Wang小明'))
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(await db.query('SELECT to_jsonb(s) FROM sessions s'))).not.toContain(token)
    clock.advance(30 * DAY_MS - 1)
    expect(await findViewer(db, token, clock.now())).toEqual({ userId: 'Wang小明' })
    clock.advance(30 * DAY_MS - 1)
    expect(await findViewer(db, token, clock.now())).toEqual({ userId: 'Wang小明' })
    clock.advance(30 * DAY_MS)
    expect(await findViewer(db, token, clock.now())).toBeNull()
  })

  it('[SVS-20] renews a session once an hour at most', async () => {
    const { db, clock, login: enter } = await begin()
    const token = tokenOf(await enter('Wang小明'))
    const renewedAt = async () => (await db.query<{ renewed_at: number }>('SELECT renewed_at FROM sessions'))[0]?.renewed_at
    const begun = clock.now()
    clock.advance(60 * MINUTE_MS - 1)
    await findViewer(db, token, clock.now())
    expect(await renewedAt()).toBe(begun)
    clock.advance(1)
    await Promise.all([findViewer(db, token, clock.now()), findViewer(db, token, clock.now())])
    expect(await renewedAt()).toBe(clock.now())
  })

  it('[SVS-21] ends with logging out, on this device only', async () => {
    const { db, clock, call, login: enter } = await begin()
    const [one, two] = [tokenOf(await enter('Wang小明')), tokenOf(await enter('Wang小明'))]
    for (let at = 0; at < 2; at += 1) expect(await call(logout, {}, 'Wang小明', one)).toEqual({ ok: true, value: null })
    expect(await call(logout, {})).toEqual({ ok: true, value: null })
    expect(await findViewer(db, one, clock.now())).toBeNull()
    expect(await findViewer(db, two, clock.now())).not.toBeNull()
    await endSessionsOf(db, 'Wang小明')
    expect(await findViewer(db, two, clock.now())).toBeNull()
  })

  it('[SVS-22] shows the person with the mobile masked; nobody is nobody', async () => {
    const { db, clock, call } = await begin()
    expect(await call<UserInfo>(getUserInfo, {}, 'Wang小明')).toEqual({ ok: true, value: { userId: 'Wang小明', username: 'Wang小明', mobile: '138****0001' } })
    expect(reasonOf(await call(getUserInfo, {}, 'gone'))).toBe('login-required')
    expect(await findViewer(db, 'a-token-that-nobody-was-given', clock.now())).toBeNull()
  })

  it('[SVS-23] forgets a puzzle as soon as nobody can solve it: anybody can make as many as they like', async () => {
    const { db, clock } = await begin()
    const left = async () => (await db.query('SELECT 1 FROM captcha_puzzles')).length
    await insertPuzzle(db, { id: 'puzzle', seed: 1, gapLeft: 100, gapTop: 20 }, clock.now())
    clock.advance(5 * MINUTE_MS - 1)
    await forgetExpired(db, clock.now())
    expect([await left(), await findPuzzle(db, 'puzzle', clock.now())]).toMatchObject([1, { gapLeft: 100 }])
    clock.advance(1)
    await forgetExpired(db, clock.now())
    expect(await left()).toBe(0)
  })

  it('[SVS-23] forgets what is over, and nothing else', async () => {
    const { db, clock, login: enter, send } = await begin()
    const token = tokenOf(await enter('Wang小明'))
    await enter('Wang小明', 'wrong password 1')
    await send(MOBILE, 'login')
    await db.change("INSERT INTO used_app_tokens (token_hash, expires_at) VALUES ('x', $1)", [clock.now() + 1])
    await forgetExpired(db, clock.now())
    const left = async () => {
      const tables = ['sessions', 'login_failures', 'verification_codes', 'known_networks', 'code_budgets', 'used_app_tokens', 'captcha_tickets']
      return Promise.all(tables.map(async (table) => (await db.query(`SELECT 1 FROM ${table}`)).length))
    }
    expect(await left()).toEqual([1, 1, 1, 1, 1, 1, 1])
    clock.advance(3 * DAY_MS)
    await forgetExpired(db, clock.now())
    expect(await left()).toEqual([1, 0, 0, 1, 0, 0, 0])
    expect(await findViewer(db, token, clock.now())).not.toBeNull()
    clock.advance(30 * DAY_MS)
    await forgetExpired(db, clock.now())
    expect(await left()).toEqual([0, 0, 0, 1, 0, 0, 0])
    clock.advance(60 * DAY_MS)
    await forgetExpired(db, clock.now())
    expect(await left()).toEqual([0, 0, 0, 0, 0, 0, 0])
  })
})
