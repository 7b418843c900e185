import { MINUTE_MS } from '@diandu/core/kernel'
import { reasonOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { spendCode, tryCode } from './code-store.ts'
import { openEntrance, otherThan } from '../testing/open-entrance.ts'

const MOBILE = '13800000001'

describeOnEachEngine('A code by text message', (open) => {
  const begin = async () => {
    const entrance = openEntrance(await open())
    await entrance.addUser('somebody', MOBILE)
    const tried = async (code: string, purpose: 'login' | 'register' = 'login') =>
      reasonOf(await tryCode(entrance.db, { mobile: MOBILE, purpose, code }, entrance.clock.now()))
    return { ...entrance, tried }
  }

  it('is six digits, hashed, for its purpose, five minutes and once (SES-21)', async () => {
    const { db, clock, codeFor, tried } = await begin()
    const code = await codeFor(MOBILE, 'login')
    expect(code).toMatch(/^\d{6}$/)
    expect(JSON.stringify(await db.query('SELECT code_hash FROM verification_codes'))).not.toContain(code)
    expect(await tried(code, 'register')).toBe('code-wrong')
    clock.advance(5 * MINUTE_MS - 1)
    const right = await tryCode(db, { mobile: MOBILE, purpose: 'login', code }, clock.now())
    if (!right.ok) throw new Error('The code should be right.')
    const spent = await Promise.all([spendCode(db, right.value, clock.now()), spendCode(db, right.value, clock.now())])
    expect(spent.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await tried(code)).toBe('code-spent')
    const next = await codeFor(MOBILE, 'login')
    clock.advance(5 * MINUTE_MS)
    expect(await tried(next)).toBe('code-spent')
  })

  it('is checked five times, guessed one after the other or all at once (SES-21)', async () => {
    const { clock, codeFor, tried } = await begin()
    const code = await codeFor(MOBILE, 'login')
    const guesses = await Promise.all(Array.from({ length: 40 }, () => tried(otherThan(code))))
    expect(guesses.filter((guess) => guess === 'code-wrong')).toHaveLength(5)
    expect(guesses.filter((guess) => guess === 'code-spent')).toHaveLength(35)
    expect(await tried(code)).toBe('code-spent')
    clock.advance(MINUTE_MS)
    expect(await tried(await codeFor(MOBILE, 'login'))).toBe('ok')
  })

  it('comes once a minute for each purpose (SES-22)', async () => {
    const { clock, send } = await begin()
    const requested = await Promise.all(Array.from({ length: 12 }, () => send(MOBILE, 'login')))
    expect(requested.filter(({ ok }) => ok)).toEqual([{ ok: true, value: { retryAfterMs: 60_000 } }])
    expect(requested.filter((answer) => reasonOf(answer) === 'code-too-soon')).toHaveLength(11)
    expect(await send(MOBILE, 'register')).toMatchObject({ ok: true })
    clock.advance(MINUTE_MS - 1)
    expect(reasonOf(await send(MOBILE, 'login'))).toBe('code-too-soon')
    clock.advance(1)
    expect(await send(MOBILE, 'login')).toMatchObject({ ok: true })
  })

  it('comes ten times a day for each mobile, from where its owner logs in (SES-22)', async () => {
    const { clock, send, login } = await begin()
    await login('somebody')
    for (let at = 0; at < 10; at += 1) {
      expect(await send(MOBILE, at % 2 === 0 ? 'login' : 'register')).toMatchObject({ ok: true })
      clock.advance(MINUTE_MS)
    }
    expect(reasonOf(await send(MOBILE, 'login'))).toBe('code-too-soon')
    expect(await send('13800000002', 'login')).toMatchObject({ ok: true })
    clock.advance(24 * 60 * MINUTE_MS)
    expect(await send(MOBILE, 'login')).toMatchObject({ ok: true })
  })

  it('a code for a mobile with an account and one for a mobile without are answered and limited alike (SVS-43)', async () => {
    const { sent, send, clock, db } = await begin()
    const stranger = '13800000999'
    for (const purpose of ['login', 'register'] as const) {
      expect(await send(MOBILE, purpose)).toEqual(await send(stranger, purpose))
      expect(await send(MOBILE, purpose)).toEqual(await send(stranger, purpose))
      const guess = (mobile: string) =>
        tryCode(
          db,
          { mobile, purpose, code: otherThan(sent.findLast((message) => message.mobile === mobile)?.code ?? '') },
          clock.now(),
        )
      for (let at = 0; at < 6; at += 1) expect(await guess(MOBILE)).toEqual(await guess(stranger))
    }
    expect(sent.map(({ mobile, purpose, note }) => [mobile, purpose, note])).toEqual([
      [MOBILE, 'login', undefined],
      [stranger, 'login', undefined],
      [MOBILE, 'register', 'has-account'],
      [stranger, 'register', undefined],
    ])
  })

  it('a code that could not be sent may be asked for again at once', async () => {
    const { provider, send } = await begin()
    provider.isDown = true
    expect(await send(MOBILE, 'login')).toMatchObject({ ok: false, failure: { kind: 'refused' } })
    provider.isDown = false
    expect(await send(MOBILE, 'login')).toMatchObject({ ok: true })
  })
})
