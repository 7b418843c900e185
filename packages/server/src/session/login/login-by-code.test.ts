import { login } from '@diandu/wire'
import type { Session } from '@diandu/core/session'
import { reasonOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { openEntrance } from '../testing/open-entrance.ts'

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
