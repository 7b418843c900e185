import { login, register } from '@diandu/wire'
import type { Session } from '@diandu/core/session'
import { reasonOf } from '@diandu/core/testing'
import { describe, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { openEntrance, PASSWORD } from '../testing/open-entrance.ts'

const MOBILE = '13800000001'

describeOnEachEngine('Logging in by a code', (open) => {
  const begin = async () => {
    const entrance = openEntrance(await open())
    await entrance.addUser('Wang小明', MOBILE)
    return entrance
  }

  it('of two who come at once with the code of a mobile without an account, one makes it (SES-52)', async () => {
    const entrance = await begin()
    const mobile = '13800000777'
    const code = await entrance.codeFor(mobile, 'login')
    const come = () => entrance.call<Session>(login, { mobile, code, hasAgreed: true })
    const both = await Promise.all([come(), come()])
    expect(both.map(reasonOf).sort()).toEqual(['code-spent', 'ok'])
    expect(await entrance.db.query('SELECT 1 FROM users WHERE mobile = $1', [mobile])).toHaveLength(1)
  })

  it('guesses at a mobile with an account and at one without are answered alike, agreed or not (SVS-43)', async () => {
    const entrance = await begin()
    const stranger = '13800000777'
    const codes = [await entrance.codeFor(MOBILE, 'login'), await entrance.codeFor(stranger, 'login')]
    const wrong = ['000000', '111111', '222222'].find((code) => !codes.includes(code))
    const guess = (mobile: string, hasAgreed: boolean) =>
      entrance.call<Session>(login, { mobile, code: wrong, hasAgreed })
    for (let at = 0; at < 7; at += 1)
      for (const hasAgreed of [true, false])
        expect(await guess(stranger, hasAgreed)).toEqual(await guess(MOBILE, hasAgreed))
  })
})

describe('register', () => {
  const MOBILE = '13900000009'

  describeOnEachEngine('Registering', (open) => {
    const begin = async () => openEntrance(await open())
    const people = async ({ db }: Awaited<ReturnType<typeof begin>>) => (await db.query('SELECT 1 FROM users')).length

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
})
