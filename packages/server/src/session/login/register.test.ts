import type { Session, WireUserInfo } from '@diandu/core/session'
import { reasonOf } from '@diandu/core/testing'
import { register } from '@diandu/wire'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { findViewer } from '../session-store.ts'
import { openEntrance, otherThan, PASSWORD } from '../testing/open-entrance.ts'

const MOBILE = '13900000009'

/** As an answer travels. */
const writtenId = ({ userInfo }: Session) => (userInfo as unknown as WireUserInfo).user_id

describeOnEachEngine('Registering', (open) => {
  const begin = async () => openEntrance(await open())
  const people = async ({ db }: Awaited<ReturnType<typeof begin>>) => (await db.query('SELECT 1 FROM users')).length

  it('makes an account and logs it in (SES-24)', async () => {
    const entrance = await begin()
    const session = await entrance.register({ code: await entrance.codeFor(MOBILE, 'register') })
    expect(session).toMatchObject({ ok: true, value: { userInfo: { username: 'newcomer', mobile: '139****0009' } } })
    if (!session.ok) return
    expect(await findViewer(entrance.db, session.value.token, entrance.clock.now())).toEqual({
      userId: writtenId(session.value),
    })
    expect(await entrance.login('Newcomer')).toMatchObject({ ok: true })
  })

  it.each([
    ['bad-parameter', { username: 'abc' }],
    ['bad-parameter', { username: '13900000009' }],
    ['bad-parameter', { username: 'has space' }],
    ['bad-parameter', { hasAgreed: false }],
    ['password-weak', { password: 'short1' }],
    ['password-weak', { password: 'football' }],
    ['password-weak', { password: 'password1' }],
    ['password-weak', { password: 'newcomer-1' }],
  ])('is refused as %s before the code is tried: %j (SES-25, SVS-34, SVS-35)', async (reason, over) => {
    const entrance = await begin()
    const code = await entrance.codeFor(MOBILE, 'register')
    for (let at = 0; at < 6; at += 1) expect(reasonOf(await entrance.register({ code, ...over }))).toBe(reason)
    expect(await entrance.register({ code })).toMatchObject({ ok: true })
  })

  it('tells of a taken name or mobile only after a right code, which is then kept (SES-25)', async () => {
    const entrance = await begin()
    await entrance.addUser('Taken', '13900000001')
    const code = await entrance.codeFor(MOBILE, 'register')
    expect(reasonOf(await entrance.register({ username: 'tAKEN', code: otherThan(code) }))).toBe('code-wrong')
    expect(reasonOf(await entrance.register({ username: 'tAKEN', code }))).toBe('name-taken')
    expect(await entrance.register({ code })).toMatchObject({ ok: true })
    const own = await entrance.codeFor('13900000001', 'register')
    expect(entrance.sent.at(-1)).toMatchObject({ note: 'has-account' })
    expect(reasonOf(await entrance.register({ username: 'another', mobile: '13900000001', code: own }))).toBe(
      'mobile-taken',
    )
  })

  it('the same name, or the same mobile, at once: one has it (SES-24)', async () => {
    const entrance = await begin()
    const mobiles = Array.from({ length: 6 }, (_, at) => `1390000010${at}`)
    const codes = await Promise.all(mobiles.map((mobile) => entrance.send(mobile, 'register')))
    expect(codes.every(({ ok }) => ok)).toBe(true)
    const codeOf = (mobile: string) => entrance.sent.find((message) => message.mobile === mobile)?.code
    const named = await Promise.all(
      mobiles.map((mobile, at) =>
        entrance.register({ username: at % 2 === 0 ? 'NewComer' : 'newcomeR', mobile, code: codeOf(mobile) }),
      ),
    )
    expect(named.map(reasonOf).filter((reason) => reason === 'ok')).toHaveLength(1)
    expect(new Set(named.map(reasonOf))).toEqual(new Set(['ok', 'name-taken']))
    const code = await entrance.codeFor(MOBILE, 'register')
    const same = await Promise.all(
      Array.from({ length: 4 }, (_, at) =>
        entrance.call<Session>(register, {
          username: `person${at}`,
          mobile: MOBILE,
          code,
          password: PASSWORD,
          hasAgreed: true,
        }),
      ),
    )
    expect(same.filter(({ ok }) => ok)).toHaveLength(1)
    for (const reason of same.map(reasonOf)) expect(['ok', 'code-spent', 'mobile-taken']).toContain(reason)
    expect(await entrance.db.query('SELECT 1 FROM verification_codes WHERE used_at IS NOT NULL')).toHaveLength(2)
    expect(await people(entrance)).toBe(2)
  })
})
