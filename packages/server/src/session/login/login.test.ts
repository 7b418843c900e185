import { DAY_MS, MINUTE_MS } from '@diandu/core/kernel'
import { resetPassword } from '@diandu/wire'
import { reasonOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { findPuzzle, insertPuzzle } from '../captcha/captcha-store.ts'
import { forgetExpired } from '../expiry-store.ts'
import { hashPassword, nobodysHash, verifyPassword } from '../passwords/hash-password.ts'
import { personKey } from './login-failure-store.ts'
import { countSessionsOf, findViewer } from '../session-store.ts'
import { CHEAP, openEntrance, PASSWORD } from '../testing/open-entrance.ts'

const MOBILE = '13800000001'

describeOnEachEngine('Logging in', (open) => {
  const begin = async () => {
    const entrance = openEntrance(await open())
    await entrance.addUser('Wang小明', MOBILE)
    return entrance
  }
  const tokenOf = (result: Awaited<ReturnType<Awaited<ReturnType<typeof begin>>['login']>>): string =>
    result.ok ? result.value.token : 'none'

  it.each(['Wang小明', 'wANG小明', 'ｗａｎｇ小明', MOBILE, '+86 138-0000-0001', '\u202d１３８００００００01\u202c'])(
    'a user logs in as %s (SES-19)',
    async (name) => {
      const entrance = await begin()
      const session = await entrance.login(name)
      expect(session).toMatchObject({
        ok: true,
        value: { userInfo: { user_id: 'Wang小明', username: 'Wang小明', mobile: '138****0001' } },
      })
      expect(await findViewer(entrance.db, tokenOf(session), entrance.clock.now())).toEqual({ userId: 'Wang小明' })
    },
  )

  it("checking a name no user has costs what checking a user's costs (SES-19)", async () => {
    const fake = nobodysHash(CHEAP)
    expect(fake).toMatch(/^unset\$4\$1\$1\$[\w-]{22}\$[\w-]{43}$/)
    expect(await verifyPassword('anything', fake, { standing: 'stranger', network: '192.0.2.0/24' })).toBe(false)
  })

  it('is locked for 15 minutes by the tenth failure, for a user and for an unknown name alike (SES-20)', async () => {
    const entrance = await begin()
    for (const name of ['Wang小明', 'nobody']) {
      for (let at = 0; at < 10; at += 1)
        expect(reasonOf(await entrance.login(name, 'wrong password 1'))).toBe('credentials-wrong')
      expect(reasonOf(await entrance.login(name.toUpperCase()))).toBe('name-locked')
    }
    entrance.clock.advance(15 * MINUTE_MS - 1)
    expect(reasonOf(await entrance.login('Wang小明'))).toBe('name-locked')
    entrance.clock.advance(1)
    expect(await entrance.login('Wang小明')).toMatchObject({ ok: true })
  })

  const SPELLINGS = ['Wang小明', MOBILE, 'wANG小明', 'ｗａｎｇ小明', 'WANG小明']

  it('counts failures for the person, by whatever name they were made (SVS-15)', async () => {
    const entrance = await begin()
    for (let at = 0; at < 10; at += 1)
      expect(reasonOf(await entrance.login(SPELLINGS[at % SPELLINGS.length] ?? '', 'wrong password 1'))).toBe(
        'credentials-wrong',
      )
    for (const name of SPELLINGS) expect(reasonOf(await entrance.login(name)), name).toBe('name-locked')
    expect(await entrance.db.query('SELECT name_key, failures FROM login_failures')).toEqual([
      { nameKey: 'PERSON Wang小明', failures: 10 },
    ])
    entrance.clock.advance(15 * MINUTE_MS)
    for (let at = 0; at < 9; at += 1) await entrance.login(SPELLINGS[at % SPELLINGS.length] ?? '', 'wrong password 1')
    expect(await entrance.login(MOBILE)).toMatchObject({ ok: true })
    expect(await entrance.db.query('SELECT 1 FROM login_failures')).toEqual([])
  })

  it('fifty guesses at once by all names of a person learn no more than ten in a row (SVS-15)', async () => {
    const entrance = await begin()
    const guesses = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        entrance.login(SPELLINGS[at % SPELLINGS.length] ?? '', 'wrong password 1', `10.0.${at}.7`),
      ),
    )
    expect(guesses.filter((guess) => reasonOf(guess) === 'credentials-wrong')).toHaveLength(10)
  })

  it('answers and counts alike for a name that no user has, in each of its spellings, and looks at the same tables for both (SVS-15, SES-19)', async () => {
    const entrance = await begin()
    const answersOf = async (names: readonly string[]) => {
      const answers = []
      for (let at = 0; at < 12; at += 1)
        answers.push(await entrance.login(names[at % names.length] ?? '', 'wrong password 1'))
      return answers
    }
    expect(await answersOf(['Nobody', 'nOBODY', 'ｎｏｂｏｄｙ'])).toEqual(
      await answersOf(['Wang小明', 'wANG小明', 'ｗａｎｇ小明']),
    )
  })

  it('no name that can be typed counts for a person that it does not belong to (SVS-15)', async () => {
    const entrance = await begin()
    for (const name of [
      'PERSON Wang小明',
      'person wang小明',
      'ＰＥＲＳＯＮ Wang小明',
      'The present password, asked of a person who is logged in: Wang小明',
    ]) {
      for (let at = 0; at < 11; at += 1) await entrance.login(name, 'wrong password 1')
    }
    expect(await entrance.login('Wang小明')).toMatchObject({ ok: true })
  })

  it('a password that was set again by a code opens every name of the person (SVS-15)', async () => {
    const entrance = await begin()
    for (let at = 0; at < 11; at += 1) await entrance.login(SPELLINGS[at % 2] ?? '', 'wrong password 1')
    const code = await entrance.codeFor(MOBILE, 'forgot-password')
    expect(reasonOf(await entrance.call(resetPassword, { mobile: MOBILE, code, newPassword: 'quite-another-7' }))).toBe(
      'ok',
    )
    for (const name of SPELLINGS)
      expect(await entrance.login(name, 'quite-another-7'), name).toMatchObject({ ok: true })
  })

  it('sixty guesses at once learn no more than ten in a row (SES-20)', async () => {
    const entrance = await begin()
    for (let at = 0; at < 9; at += 1) await entrance.login('Wang小明', 'wrong password 1')
    const guesses = await Promise.all(
      Array.from({ length: 60 }, (_, at) => entrance.login('Wang小明', `wrong password ${at}`, `10.0.${at}.7`)),
    )
    expect(guesses.filter((guess) => reasonOf(guess) === 'credentials-wrong')).toHaveLength(1)
    expect(guesses.filter((guess) => reasonOf(guess) === 'name-locked')).toHaveLength(59)
  })

  it('a right password whose check was under way when the name was locked is no better than a wrong one (SES-20)', async () => {
    const entrance = await begin()
    const slow = await hashPassword(PASSWORD, { logN: 15, blocks: 8, passes: 6 })
    await entrance.db.change('UPDATE users SET password_hash = $1', [slow])
    const entering = entrance.login('Wang小明')
    const lock = 'INSERT INTO login_failures (name_key, failures, locked_until, changed_at) VALUES ($1, 10, $2, 0)'
    await entrance.db.change(lock, [personKey('Wang小明'), entrance.clock.now() + 1])
    expect(reasonOf(await entering)).toBe('name-locked')
  })

  it('counts failures again after a success or a quiet quarter of an hour (SES-20)', async () => {
    const entrance = await begin()
    const failures = async (count: number) => {
      for (let at = 0; at < count; at += 1)
        expect(reasonOf(await entrance.login('Wang小明', 'wrong password 1'))).toBe('credentials-wrong')
    }
    await failures(9)
    expect(await entrance.login('Wang小明')).toMatchObject({ ok: true })
    await failures(9)
    entrance.clock.advance(15 * MINUTE_MS)
    await failures(9)
    expect(await entrance.login('Wang小明')).toMatchObject({ ok: true })
  })

  it('keeps a session for 30 days after its last use, and its token as a hash only (SES-26)', async () => {
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

  it('ends a session 180 days after it began, used every day or not (SVS-29)', async () => {
    const { db, clock, login: enter } = await begin()
    const token = tokenOf(await enter('Wang小明'))
    for (let day = 1; day < 180; day += 1) {
      clock.advance(DAY_MS)
      expect(await findViewer(db, token, clock.now()), `day ${day}`).toEqual({ userId: 'Wang小明' })
    }
    clock.advance(DAY_MS - 1)
    expect([await findViewer(db, token, clock.now()), await countSessionsOf(db, 'Wang小明', clock.now())]).toEqual([
      { userId: 'Wang小明' },
      1,
    ])
    clock.advance(1)
    expect([await findViewer(db, token, clock.now()), await countSessionsOf(db, 'Wang小明', clock.now())]).toEqual([
      null,
      0,
    ])
    await forgetExpired(db, clock.now())
    expect(await db.query('SELECT 1 FROM sessions')).toEqual([])
  })

  it('ends one that was renewed beyond that before there was such an end (SVS-29)', async () => {
    const { db, clock, login: enter } = await begin()
    const token = tokenOf(await enter('Wang小明'))
    await db.change('UPDATE sessions SET created_at = $1', [clock.now() - 180 * DAY_MS])
    expect(await findViewer(db, token, clock.now())).toBeNull()
  })

  it('renews a session once an hour at most (SES-26)', async () => {
    const { db, clock, login: enter } = await begin()
    const token = tokenOf(await enter('Wang小明'))
    const renewedAt = async () =>
      (await db.query<{ renewedAt: number }>('SELECT renewed_at FROM sessions'))[0]?.renewedAt
    const begun = clock.now()
    clock.advance(60 * MINUTE_MS - 1)
    await findViewer(db, token, clock.now())
    expect(await renewedAt()).toBe(begun)
    clock.advance(1)
    await Promise.all([findViewer(db, token, clock.now()), findViewer(db, token, clock.now())])
    expect(await renewedAt()).toBe(clock.now())
  })

  it('forgets a puzzle as soon as it cannot be solved any more: a visitor can make as many as they like', async () => {
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

  it('forgets what is over, and nothing else', async () => {
    const { db, clock, login: enter, send } = await begin()
    const token = tokenOf(await enter('Wang小明'))
    await enter('Wang小明', 'wrong password 1')
    await send(MOBILE, 'login')
    await db.change("INSERT INTO used_app_tokens (token_hash, expires_at) VALUES ('x', $1)", [clock.now() + 1])
    await forgetExpired(db, clock.now())
    const left = async () => {
      const tables = [
        'sessions',
        'login_failures',
        'verification_codes',
        'known_networks',
        'code_budgets',
        'used_app_tokens',
        'captcha_tickets',
      ]
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
